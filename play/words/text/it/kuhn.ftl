# kuhn

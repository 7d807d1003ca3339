# rapanui
rapanui-fish = Hal

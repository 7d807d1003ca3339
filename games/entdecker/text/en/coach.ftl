# Entdecker: what the coach says at each decision. At most 140 characters.

entdecker-coach-start-first = Voyages begin at a circle on the frame. The space beside it is the first one you discover.
entdecker-coach-start = Start beside an island you want to complete. Where another player’s unit stands, you pay a toll.
entdecker-coach-announce = What you pay is gone, even for tiles you don’t turn. Keep some gold for a unit: scout 1, fort 3, settlement 6.
entdecker-coach-draw-first = A ? on the back means an event: treasure, ruins or friends, but also storm, pirates or foes.
entdecker-coach-draw = You may stop now. Tiles you have paid for and don’t draw are lost.
entdecker-coach-draw-or-unit = A unit claims this island and ends your turn. Or draw on and look for a better place.
entdecker-coach-unit = A settlement beats any forts, a fort beats any scouts. The leader gets all points of the island.
entdecker-coach-stop = There is nothing more to do on this voyage. Holes and complete islands come next.
entdecker-coach-place = Land must meet land, sea must meet sea. Leave a passage open if you want to sail on.
entdecker-coach-place-event = The event happens as soon as the tile lies there. Where you put it is your choice.
entdecker-coach-choose = There are too few chips for all islands. Score that one first whose chip shall be yours.
entdecker-coach-recall = You may take a scout back before your turn ends. Its price is lost, but it can serve elsewhere.

entdecker-sheet-goal = Goal: the most points, from islands that are complete and have your units on them.
entdecker-sheet-turn = A turn: put the ship somewhere, pay for some tiles, lay them one by one, and leave a unit on land if you like.
entdecker-sheet-end = End: the turn that fills the chart or draws the last tile.

// The nearest equivalent on boardgame.io: a game for two with its own log, kept in memory.
// Each move adds a line and changes a board; everybody who follows gets the new state.
const { Server, Origins } = require("boardgame.io/server");

const Moves = {
  name: "moves",
  setup: () => ({ board: Array(64).fill(0), log: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, cell) => {
      G.board[cell % 64] += 1;
      G.log.push({ by: playerID, cell });
    },
  },
};

const server = Server({ games: [Moves], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`at http://127.0.0.1:${appServer.address().port}`);
});

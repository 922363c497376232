import { pause, startGame } from './game.js';

const count = 6;
const reels = [...document.querySelectorAll('.reel')];

let names = [];

startGame({
  choose: () => ({}),
  show: spin,
  begin: (state) => {
    names = state.words.symbols.split(',');
  },
});

async function spin({ outcome, win }) {
  for (const reel of reels) {
    reel.dataset.state = 'spinning';
    delete reel.dataset.hit;
  }
  for (const [index, reel] of reels.entries()) {
    await pause(index === 0 ? 600 : 320);
    stop(reel, outcome.reels[index]);
  }
  if (win > 0) markHits(outcome.reels);
  return outcome.reels.map((symbol) => names[symbol]).join(', ');
}

/** The middle row is the line; its neighbours on the reel show above and below. */
function stop(reel, symbol) {
  reel.dataset.state = 'stopped';
  [...reel.querySelectorAll('img')].forEach((image, row) => {
    image.src = image.src.replace(/\d+\.svg$/, `${(symbol + row - 1 + count) % count}.svg`);
  });
}

function markHits(symbols) {
  reels.forEach((reel, index) => {
    if (symbols.filter((symbol) => symbol === symbols[index]).length > 1) reel.dataset.hit = 'true';
  });
}

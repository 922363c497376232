import { element, startGame } from './game.js';

let game;
let draws = [];
/** How far the gateway's clock is ahead of ours, ms. */
let clockOffsetMs = 0;

startGame({ choose: () => ({}), show: () => undefined, begin });

function begin(state, gameApi) {
  game = gameApi;
  element('title').textContent = state.lottery.group;
  // Nothing is staked here.
  game.say('', '');
  showDraws(state.lottery);
  setInterval(tick, 1000);
}

function showDraws({ now, lobby }) {
  clockOffsetMs = now - Date.now();
  draws = lobby;
  element('draws').replaceChildren(...draws.map(entryOf));
  tick();
}

function entryOf(draw) {
  const [item, button, picture, name, digits, left] = ['li', 'button', 'img', 'b', 'small', 'time'].map((tag) =>
    document.createElement(tag),
  );
  button.type = 'button';
  button.dataset.draw = String(draw.nodeId);
  Object.assign(picture, { src: draw.picture, alt: '', width: 56, height: 56 });
  name.textContent = draw.title;
  digits.textContent = game.digits(draw.last.digits.join(' '));
  left.setAttribute('role', 'timer');
  button.append(picture, name, digits, left);
  button.addEventListener('click', () => openDraw(draw));
  item.append(button);
  return item;
}

async function openDraw({ nodeId }) {
  const answer = await game.ask('open', { nodeId });
  if (answer.success) location.assign(answer.value.address);
  else game.say(answer.message ?? game.words.unknown, 'bad');
}

async function tick() {
  const now = Date.now() + clockOffsetMs;
  draws.forEach(({ onSale }, index) => {
    const left = Math.max(0, Math.ceil((onSale.endTime - now) / 1000));
    element('draws').children[index].querySelector('time').textContent = game.time(left);
  });
  if (draws.isRefreshing || draws.every(({ onSale }) => now < onSale.endTime)) return;
  draws.isRefreshing = true;
  const state = await game.refresh();
  if (state) showDraws(state.lottery);
  else draws.isRefreshing = false;
}

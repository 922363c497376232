import { element, pause, startGame } from './game.js';

const faces = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['♠', '♥', '♣', '♦'];
let openRound = null;
let words = {};
let say = () => undefined;

startGame({ choose, show, begin, allows });

/** A round that was left open goes on where it stood. */
function begin(state, game) {
  ({ words, say } = game);
  if (!state.open) return;
  showOpen(state.open);
  game.settle('deal');
}

function choose({ dataset: { play } }) {
  return play === 'deal' ? { path: 'deal' } : { path: 'guess', id: openRound.id, choice: play };
}

function allows({ dataset: { play }, id }) {
  if (play === 'deal' || id !== '') return openRound === null;
  return openRound !== null && openRound.pays[play] > 0;
}

async function show(answer) {
  if (answer.open) {
    return showOpen(answer.open);
  }
  turn(element('next'), answer.outcome.next);
  openRound = null;
  showPays(null);
  await pause(500);
  return faceOf(answer.outcome.next);
}

function showOpen(round) {
  openRound = round;
  turn(element('card'), round.card);
  element('next').dataset.side = 'back';
  element('next').replaceChildren();
  showPays(round.pays);
  say(words.guess, '', faceOf(round.card));
}

function turn(card, rank) {
  const suit = suitOf(rank);
  card.dataset.side = 'face';
  card.dataset.red = String(suit === '♥' || suit === '♦');
  const parts = [faces[rank - 1], suit, faces[rank - 1]].map((text) => {
    const part = document.createElement('span');
    part.textContent = text;
    return part;
  });
  card.replaceChildren(...parts);
}

function faceOf(rank) {
  return faces[rank - 1] + suitOf(rank);
}

function suitOf(rank) {
  return suits[(rank * 7) % suits.length];
}

function showPays(pays) {
  for (const choice of ['higher', 'lower'])
    document.querySelector(`[data-play="${choice}"] small`).textContent =
      pays && pays[choice] > 0 ? `×${pays[choice]}` : ' ';
}

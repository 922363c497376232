import { artPathOfSymbol } from '../art/art-path';
import type { GameKind } from './kind';

/** What each game shows on its stage, and the buttons below the stake. */
export const stages: Readonly<Record<GameKind, { readonly stage: () => string; readonly controls: () => string }>> = {
  slot: {
    stage: reels,
    controls: () => `${play('spin')}<p class="pays" data-word="pays"></p>`,
  },
  dice: {
    stage: () =>
      [5, 2].map((face) => `<div class="die" data-face="${face}">${'<span></span>'.repeat(9)}</div>`).join(''),
    controls: () => plays(play('low', '2–6 · ×2.3') + play('seven', '7 · ×5.7') + play('high', '8–12 · ×2.3')),
  },
  cards: {
    stage: () =>
      '<div class="card" id="card" aria-hidden="true" data-side="back"></div><div class="card" id="next" aria-hidden="true" data-side="back"></div>',
    controls: () => plays(play('lower', ' ') + play('deal') + play('higher', ' ')),
  },
  fish: {
    stage: () => ['small', 'big', 'golden'].map(swimmer).join(''),
    controls: () => plays(play('small', '×1.9') + play('big', '×4.8') + play('golden', '×19')),
  },
  lottery: { stage: draw, controls: slip },
  lobby: { stage: () => '<ul id="draws"></ul>', controls: () => '' },
};

function play(name: string, pays?: string): string {
  const words = `<span data-word="${name}"></span>${pays === undefined ? '' : `<small dir="ltr">${pays}</small>`}`;
  return `<button type="button" class="play" data-play="${name}" disabled>${words}</button>`;
}

function plays(buttons: string): string {
  return `<div class="plays">${buttons}</div>`;
}

function reels(): string {
  const picture = (symbol: number) => `<img src="${artPathOfSymbol(symbol)}" alt="" width="96" height="96">`;
  return [0, 2, 4]
    .map((first) => `<div class="reel">${[first, first + 1, (first + 2) % 6].map(picture).join('')}</div>`)
    .join('');
}

function swimmer(size: string): string {
  return `<div class="fish" data-fish="${size}"><img src="${artPathOfSymbol(6)}" alt="" width="120" height="120"></div>`;
}

function draw(): string {
  return `<p class="issue"><span data-word="last"></span> <b id="last"></b></p><div id="balls" role="img"></div>
<p class="issue"><span data-word="next"></span> <b id="numero"></b> <time id="left" role="timer"></time></p><p id="ticket"></p>`;
}

/** What can be bet, what was chosen of it, for how many issues, and what it costs. */
function slip(): string {
  return `<div id="plays" role="group" data-label="plays"></div><p id="hint"></p><div id="options"></div>
<form id="typed" hidden><input id="digits" inputmode="numeric" autocomplete="off" data-label="digits"><button type="submit" data-word="add"></button></form>
<ul id="slip" data-label="slip"></ul>
<div class="chase"><label><span data-word="issues"></span><select id="issues"></select></label><label><input type="checkbox" id="stop"><span data-word="stop"></span></label></div>
<button type="button" class="play" data-play="bet" disabled><span data-word="bet"></span> <output id="total"></output></button>`;
}

import { artPathOfSymbol } from '../seed/art-path';
import type { GameKind } from './kind';
import type { GameWords } from './words/english';

type Part = (words: GameWords) => string;

/** What each game shows on its stage, and the buttons below the stake. */
export const stages: Readonly<Record<GameKind, { readonly stage: Part; readonly controls: Part }>> = {
  slot: {
    stage: reels,
    controls: (words) => `${playButton(words, 'spin')}<p class="pays">${words.pays}</p>`,
  },
  dice: {
    stage: () =>
      [5, 2].map((face) => `<div class="die" data-face="${face}">${'<span></span>'.repeat(9)}</div>`).join(''),
    controls: (words) =>
      rowOfPlays(
        playButton(words, 'low', '2–6 · ×2.3') +
          playButton(words, 'seven', '7 · ×5.7') +
          playButton(words, 'high', '8–12 · ×2.3'),
      ),
  },
  cards: {
    stage: () =>
      '<div class="card" id="card" aria-hidden="true" data-side="back"></div><div class="card" id="next" aria-hidden="true" data-side="back"></div>',
    controls: (words) =>
      rowOfPlays(playButton(words, 'lower', ' ') + playButton(words, 'deal') + playButton(words, 'higher', ' ')),
  },
  fish: {
    stage: () => ['small', 'big', 'golden'].map(swimmer).join(''),
    controls: (words) =>
      rowOfPlays(
        playButton(words, 'small', '×1.9') + playButton(words, 'big', '×4.8') + playButton(words, 'golden', '×19'),
      ),
  },
  lottery: { stage: draw, controls: slip },
  lobby: { stage: () => '<ul id="draws"></ul>', controls: () => '' },
};

function playButton(words: GameWords, name: keyof GameWords, pays?: string): string {
  const face = `<span>${words[name]}</span>${pays === undefined ? '' : `<small dir="ltr">${pays}</small>`}`;
  return `<button type="button" class="play" data-play="${name}" disabled>${face}</button>`;
}

function rowOfPlays(buttons: string): string {
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

function draw({ drawn, onSale }: GameWords): string {
  return `<p class="issue">${drawn} <b id="last"></b></p><div id="balls" role="img" aria-label="${drawn}"></div>
<p class="issue">${onSale} <b id="numero"></b> <time id="left" role="timer"></time></p><p id="ticket"></p>`;
}

/** The parts of a betting slip: the plays, the chosen bets, the number of issues, and the price. */
function slip(words: GameWords): string {
  return `<div id="plays" role="group" aria-label="${words.plays}"></div><p id="hint"></p><div id="options"></div>
<form id="typed" hidden><input id="digits" inputmode="numeric" autocomplete="off" aria-label="${words.digits}"><button type="submit">${words.add}</button></form>
<ul id="slip" aria-label="${words.slip}"></ul>
<div class="chase"><label><span>${words.issues}</span><select id="issues"></select></label><label><input type="checkbox" id="stop"><span>${words.stop}</span></label></div>
<button type="button" class="play" data-play="bet" disabled><span>${words.bet}</span> <output id="total"></output></button>`;
}

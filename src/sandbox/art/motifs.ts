import type { Palette } from './svg';
import { rays, star } from './svg';

type Draw = (palette: Palette) => string;
type Draws = readonly [Draw, ...Draw[]];

const gold = '#ffd35c';
const dark = '#1b1030';
const shine = '<ellipse cx="-16" cy="-22" rx="14" ry="8" fill="#fff" opacity=".45" transform="rotate(-32)"/>';

const crown: Draw = () =>
  `<path d="M-52 30 -60-26-26 2 0-44 26 2 60-26 52 30Z" fill="${gold}" stroke="#b06f00" stroke-width="4" stroke-linejoin="round"/><path d="M-52 38H52V50H-52Z" fill="#f0a92e"/>${star(0, 8, 12, '#e0433f')}<circle cy="-46" r="7" fill="#fff2c2"/><circle cx="60" cy="-28" r="6" fill="#fff2c2"/><circle cx="-60" cy="-28" r="6" fill="#fff2c2"/>`;

const sevens: Draw = () =>
  [-1, 0, 1]
    .map(
      (place) =>
        `<g transform="translate(${place * 42} ${Math.abs(place) * 6}) rotate(${place * 8})"><path d="M-22-42H26L4 44H-16L4-22H-22Z" fill="${place === 0 ? '#ff4d4d' : gold}" stroke="#fff4d0" stroke-width="4" stroke-linejoin="round"/></g>`,
    )
    .join('');

const gem: Draw = ({ glow }) =>
  `<path d="M-34-36H34L58-6 0 54-58-6Z" fill="${glow}" stroke="#fff" stroke-opacity=".7" stroke-width="3"/><path d="M-34-36-18-6 0 54 18-6 34-36M-58-6H58M-34-36 0-36-18-6M0-36 18-6" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>${star(34, -40, 12, '#fff')}`;

const cherries: Draw = () =>
  `<path d="M-26 18C-20-20 6-44 30-50M26 22C28-10 30-30 30-50" fill="none" stroke="#3f9a3f" stroke-width="7" stroke-linecap="round"/><path d="M30-50C50-64 66-48 68-34 50-32 38-38 30-50Z" fill="#57c84d"/><circle cx="-28" cy="26" r="27" fill="#e63950"/><circle cx="28" cy="30" r="27" fill="#c81f3e"/><g transform="translate(-24 28) scale(.6)">${shine}</g>`;

const coins: Draw = () =>
  [0, 1, 2]
    .map(
      (row) =>
        `<ellipse cx="${(row % 2) * 8 - 4}" cy="${34 - row * 18}" rx="48" ry="20" fill="#d98f12"/><ellipse cx="${(row % 2) * 8 - 4}" cy="${28 - row * 18}" rx="48" ry="20" fill="${gold}"/>`,
    )
    .join('') + star(0, -8, 13, '#c37800');

const lotus: Draw = () =>
  `${[-60, -30, 60, 30, 0]
    .map(
      (turn) =>
        `<path d="M0 40C-26 10-20-30 0-50 20-30 26 10 0 40Z" transform="rotate(${turn} 0 40)" fill="#ff8fc4" stroke="#fff" stroke-opacity=".65" stroke-width="2.5"/>`,
    )
    .join('')}<circle cy="26" r="9" fill="${gold}"/>`;

const fish: Draw = ({ glow }) =>
  `<path d="M38 0 74-30V30Z" fill="#ff9f43"/><ellipse rx="56" ry="36" fill="${gold}"/><path d="M-10-34C14-58 34-46 30-26ZM-6 34C10 56 30 48 26 26Z" fill="#ff9f43"/><path d="M-14-30C2-14 2 14-14 30M10-34C26-14 26 14 10 34" stroke="#e0861a" stroke-width="5" fill="none"/><circle cx="-32" cy="-8" r="9" fill="#fff"/><circle cx="-34" cy="-8" r="5" fill="${dark}"/><circle cx="-76" cy="-24" r="8" fill="${glow}" opacity=".7"/><circle cx="-84" cy="-46" r="5" fill="${glow}" opacity=".7"/>`;

const pearl: Draw = () =>
  `<path d="M-60 10C-56-54 56-54 60 10C30 26-30 26-60 10Z" fill="#ff9ec0"/><path d="M-60 18C-40 62 40 62 60 18C30 36-30 36-60 18Z" fill="#e46c98"/><circle cy="10" r="20" fill="#fdf6ff"/><g transform="translate(4 14) scale(.5)">${shine}</g>`;

const cards: Draw = () =>
  ['♠', '♥', '♣']
    .map(
      (suit, index) =>
        `<g transform="rotate(${(index - 1) * 18} 0 70)"><rect x="-30" y="-52" width="60" height="88" rx="8" fill="#fffdf5" stroke="#d6cfe6" stroke-width="2"/><text y="8" text-anchor="middle" font-size="46" font-family="serif" fill="${suit === '♥' ? '#d8263c' : dark}">${suit}</text></g>`,
    )
    .join('');

const chips: Draw = () =>
  [
    [-30, 14, '#e63950'],
    [30, 10, '#2f7de1'],
    [0, -16, '#23a566'],
  ]
    .map(
      ([x, y, colour]) =>
        `<g transform="translate(${x} ${y})"><circle r="36" fill="${colour}"/><circle r="30" fill="none" stroke="#fff" stroke-width="9" stroke-dasharray="14 17.4"/><circle r="20" fill="#fff" opacity=".92"/>${star(0, 0, 11, String(colour))}</g>`,
    )
    .join('');

const wheel: Draw = () => {
  const sectors = Array.from({ length: 12 }, (_, index) => {
    const colour = index === 0 ? '#23a566' : index % 2 === 0 ? '#1a1a26' : '#d1273c';
    return `<path d="M0 0-14.5-54A56 56 0 0 1 14.5-54Z" transform="rotate(${index * 30})" fill="${colour}"/>`;
  });
  return `<circle r="64" fill="#7d4a12"/><circle r="60" fill="${gold}"/>${sectors.join('')}<circle r="22" fill="${gold}"/><circle r="12" fill="#7d4a12"/><circle cx="30" cy="-34" r="7" fill="#fff"/>`;
};

const ball: Draw = () =>
  `<circle r="56" fill="#fff"/><path d="M0-22 21-7 13 18H-13L-21-7ZM0-56V-22M54-18 21-7M33 46 13 18M-33 46-13 18M-54-18-21-7" fill="${dark}" stroke="${dark}" stroke-width="5" stroke-linejoin="round"/><circle r="56" fill="none" stroke="#cfcfe0" stroke-width="4"/>`;

const cricket: Draw = () =>
  `<g transform="rotate(38)"><rect x="-13" y="-30" width="26" height="92" rx="9" fill="#e8b877" stroke="#a9702d" stroke-width="3"/><rect x="-5" y="-66" width="10" height="40" rx="5" fill="#5b3a1e"/></g><circle cx="40" cy="22" r="24" fill="#cf2338"/><path d="M26 4C42 12 50 28 48 44" stroke="#fff" stroke-width="4" stroke-dasharray="5 4" fill="none"/>`;

const gamepad: Draw = ({ glow }) =>
  `<path d="M-38-30H38C64-30 76 40 58 46 42 50 34 22 22 20H-22C-34 22-42 50-58 46-76 40-64-30-38-30Z" fill="#22203a" stroke="${glow}" stroke-width="5"/><path d="M-44-6H-20M-32-18V6" stroke="#fff" stroke-width="9" stroke-linecap="round"/><circle cx="24" cy="-2" r="7" fill="#ff5d73"/><circle cx="42" cy="-12" r="7" fill="#4ee1a0"/>`;

const rooster: Draw = () =>
  `<path d="M-14-22C-30-50-4-62 2-48 6-66 30-62 26-42 42-46 46-24 30-18Z" fill="#e2313f"/><path d="M-8 56C-52 40-40-22 6-28 40-30 44 4 30 20 20 32 34 44 40 58Z" fill="#f7ece0"/><path d="M34-10 68 2 34 12Z" fill="${gold}"/><path d="M26 14C38 20 34 40 26 40 18 36 18 22 26 14Z" fill="#e2313f"/><circle cx="16" cy="-8" r="7" fill="${dark}"/><path d="M-30 20C-56 4-66-18-58-40-44-26-34-22-24-16Z" fill="#b5502b"/>`;

const lotteryBalls: Draw = () =>
  [
    ['7', -36, 20, '#e63950'],
    ['3', 36, 20, '#2f7de1'],
    ['9', 0, -26, '#f2a91e'],
  ]
    .map(
      ([digit, x, y, colour]) =>
        `<g transform="translate(${x} ${y})"><circle r="36" fill="${colour}"/><circle r="20" fill="#fff"/><text y="11" text-anchor="middle" font-size="30" font-weight="800" font-family="sans-serif" fill="${dark}">${digit}</text>${shine}</g>`,
    )
    .join('');

const dice: Draw = () =>
  `<g transform="rotate(-12)"><rect x="-66" y="-34" width="72" height="72" rx="14" fill="#fff"/><g fill="#d8263c"><circle cx="-48" cy="-16" r="7"/><circle cx="-30" cy="2" r="7"/><circle cx="-12" cy="20" r="7"/></g></g><g transform="rotate(14)"><rect x="0" y="-36" width="68" height="68" rx="14" fill="#ffe9a8"/><g fill="${dark}"><circle cx="18" cy="-18" r="6"/><circle cx="50" cy="-18" r="6"/><circle cx="18" cy="14" r="6"/><circle cx="50" cy="14" r="6"/></g></g>`;

const sun: Draw = ({ glow }) =>
  `${rays(0, 0, 86, '#fff')}<circle r="40" fill="${gold}"/><circle r="30" fill="${glow}"/>${star(0, 0, 22, '#fff')}`;

/** Category → what its games may show, around the origin, about 130 across. */
export const motifs: Readonly<Record<string, Draws>> = {
  RNG: [sevens, crown, gem, cherries, coins, lotus, sun],
  FISH: [fish, pearl],
  PVP: [cards, chips],
  LIVE: [wheel, chips, cards],
  SPORTS: [cricket, ball],
  TF: [gamepad],
  DS88: [rooster],
  ELOTT: [lotteryBalls],
  LOTT: [lotteryBalls],
  INHOUSE: [dice, sevens, gem],
};

export const anyMotif: Draws = [sun];

/** The symbols of a reel, in the order of `games/outcomes.ts`; after them the fish of the fishing game. */
export const reelSymbols: readonly Draw[] = [cherries, lotus, coins, gem, crown, sevens, fish];

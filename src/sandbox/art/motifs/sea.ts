import { type Draw, dark, gleam, paint } from './paint';

const bubbles = (colour: string) =>
  [
    [-64, -46, 8],
    [-76, -20, 5],
    [58, -58, 6],
    [70, 52, 5],
  ]
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" fill-opacity=".35" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>`,
    )
    .join('');

export const fish: Draw = ({ glow }) =>
  `${bubbles(glow)}<path d="M34 0C52-34 74-40 84-34 76-14 76 14 84 34 74 40 52 34 34 0Z" fill="${paint('ruby')}"/><path d="M-10-34C10-66 44-58 40-26ZM-6 34C8 62 34 56 30 26Z" fill="${paint('ruby')}"/><path d="M-70 4C-52-44 16-54 44 0 16 50-50 48-70 4Z" fill="${paint('amber')}"/><path d="M-22-36Q0 0-22 38-8 40 0 36 16 0-2-38ZM18-32Q36 0 18 32 28 26 34 18 44 0 34-18Z" fill="#fff4dc" opacity=".9"/><circle cx="-42" cy="-8" r="11" fill="#fff"/><circle cx="-44" cy="-8" r="6" fill="${dark}"/>${gleam(-20, -30, 12)}`;

export const hilsa: Draw = ({ glow }) =>
  `${bubbles(glow)}<path d="M46 2 82-30Q72 2 82 34Z" fill="${paint('steel')}"/><path d="M-6-30Q10-56 30-50 26-34 22-24Z" fill="${paint('steel')}"/><path d="M-78 6C-50-40 20-42 56 2 20 46-44 44-78 6Z" fill="${paint('steel')}"/><path d="M-72 10C-44 34 16 38 52 4 20 46-44 44-72 10Z" fill="#ffd9e4" opacity=".85"/><path d="M-24-24A30 30 0 0 1-24 30M-4-28A36 36 0 0 1-4 34M16-24A34 34 0 0 1 16 30M34-14A24 24 0 0 1 34 20" fill="none" stroke="#6d82aa" stroke-width="3" opacity=".7"/><circle cx="-50" cy="-4" r="9" fill="#ffe27a"/><circle cx="-51" cy="-4" r="5" fill="${dark}"/>${gleam(-20, -22, 14)}`;

export const shark: Draw = ({ glow }) =>
  `${bubbles(glow)}<path d="M-6-26C4-60 22-74 36-76 34-52 38-36 46-22Z" fill="${paint('azure')}"/><path d="M52 2C66-30 80-38 90-38 82-12 82 4 88 26 74 26 62 18 52 2Z" fill="${paint('azure')}"/><path d="M-82-2C-54-42 22-40 62 2 24 34-46 40-82-2Z" fill="${paint('azure')}"/><path d="M-76 4C-40 20 20 26 56 4 22 34-44 38-76 4Z" fill="#fff" opacity=".92"/><path d="M-66 8-58 18-52 10-45 20-38 12-31 22-24 13" fill="#fff" stroke="${dark}" stroke-width="3" stroke-linejoin="round"/><path d="M-2 18C8 34 24 46 38 46 32 34 28 26 28 16Z" fill="${paint('azure')}"/><circle cx="-48" cy="-8" r="6" fill="${dark}"/><path d="M-16-14Q-10-4-16 6M-6-14Q0-4-6 6" fill="none" stroke="${dark}" stroke-opacity=".5" stroke-width="3"/>`;

export const pearl: Draw = () =>
  `<path d="M-72 6C-66-62 66-62 72 6 40 20-40 20-72 6Z" fill="${paint('rose')}"/><path d="M0-44V10M-30-38-14 10M30-38 14 10M-56-20-30 10M56-20 30 10" stroke="#fff" stroke-opacity=".7" stroke-width="3"/><path d="M-72 14C-52 70 52 70 72 14 40 36-40 36-72 14Z" fill="${paint('violet')}"/><ellipse cy="20" rx="52" ry="16" fill="#5b1a6e" opacity=".55"/><circle cy="10" r="25" fill="${paint('pearl')}"/>${gleam(-8, 0, 9)}`;

export const reef: Draw = ({ glow }) =>
  `${bubbles(glow)}<path d="M-46 66V20M-46 36-66 8M-46 24-28-8M-28 10-14-2M-66 20-78 14" stroke="${paint('ruby')}" stroke-width="13" stroke-linecap="round" fill="none"/><path d="M42 66V6M42 30 62 6M42 18 26-14M62 18 74 12" stroke="${paint('violet')}" stroke-width="13" stroke-linecap="round" fill="none"/><path d="M-6 66C-14 46 2 36-4 16" stroke="${paint('leaf')}" stroke-width="11" stroke-linecap="round" fill="none"/><g transform="translate(-2 -30) scale(.62)"><path d="M34 0C52-34 74-40 84-34 76-14 76 14 84 34 74 40 52 34 34 0Z" fill="${paint('gold')}"/><path d="M-70 4C-52-44 16-54 44 0 16 50-50 48-70 4Z" fill="${paint('gold')}"/><path d="M-14-36Q6 0-14 38-2 38 6 32 20 0 6-34Z" fill="#fff" opacity=".85"/><circle cx="-42" cy="-8" r="11" fill="#fff"/><circle cx="-44" cy="-8" r="6" fill="${dark}"/></g><path d="M-80 70Q0 50 80 70Z" fill="${paint('wood')}"/>`;

import type { Palette } from '../svg';

/** Draws a thing around the origin, about 150 across, with the paints of `paints` by their ids. */
export type Draw = (palette: Palette) => string;

export const dark = '#1b1030';

const ramps = {
  gold: ['#fff6c8', '#ffce48', '#c47a0c'],
  amber: ['#ffd27a', '#ff9a2e', '#d4500e'],
  ruby: ['#ff9a9a', '#ee2f4d', '#8e0b32'],
  rose: ['#ffe0f0', '#ff86c0', '#c2307f'],
  leaf: ['#c9f58a', '#4cc25a', '#14703f'],
  azure: ['#b9ecff', '#3f9cf0', '#1446a8'],
  violet: ['#e3ccff', '#9a5cf0', '#4a1ba0'],
  pearl: ['#ffffff', '#f3eefc', '#c8bfe0'],
  steel: ['#f4f8ff', '#a9b9d6', '#566a92'],
  wood: ['#f2cf94', '#c98f4a', '#7d4a1b'],
  ink: ['#4a3f66', '#2a2144', '#120b24'],
} as const;

export type Paint = keyof typeof ramps;

/** A paint by name: lit from above, deep below. */
export function paint(name: Paint): string {
  return `url(#${name})`;
}

/** The SVG definitions of all paints, by the ids that `paint` refers to. */
export const paints = `<defs>${Object.entries(ramps)
  .map(
    ([id, [light, middle, deep]]) =>
      `<linearGradient id="${id}" x1=".2" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`,
  )
  .join('')}</defs>`;

/** A drawing moved to a point, turned by degrees and scaled. */
export function at(x: number, y: number, turn: number, body: string, scale = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${body}</g>`;
}

/** A bright spot, as light leaves it on something round. */
export function gleam(x: number, y: number, size: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.55}" fill="#fff" opacity=".55" transform="rotate(-32 ${x} ${y})"/>`;
}

export function ball(digit: string, x: number, y: number, size: number, name: Paint): string {
  return at(
    x,
    y,
    0,
    `<circle r="36" fill="${paint(name)}"/><circle r="19" fill="#fff"/><text y="11" text-anchor="middle" font-size="30" font-weight="800" font-family="sans-serif" fill="${dark}">${digit}</text>${gleam(-14, -24, 10)}`,
    size,
  );
}

export function chip(x: number, y: number, size: number, name: Paint): string {
  return at(
    x,
    y,
    0,
    `<circle r="37" cy="5" fill="#000" opacity=".35"/><circle r="37" fill="${paint(name)}"/><circle r="31" fill="none" stroke="#fff" stroke-width="9" stroke-dasharray="12.5 20"/><circle r="23" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="2"/><path d="M0-14 12 0 0 14-12 0Z" fill="#fff" opacity=".92"/>`,
    size,
  );
}

const suits: Readonly<Record<string, string>> = {
  '♠': 'M0-24C10-10 26-4 22 10 18 20 8 18 3 12L8 24H-8L-3 12C-8 18-18 20-22 10-26-4-10-10 0-24Z',
  '♥': 'M0 22C-14 8-26-2-22-14-18-24-5-22 0-12 5-22 18-24 22-14 26-2 14 8 0 22Z',
  '♣': 'M0-22A11 11 0 0 1 9-4 11 11 0 1 1 4 11L8 24H-8L-4 11A11 11 0 1 1-9-4 11 11 0 0 1 0-22Z',
  '♦': 'M0-25 18 0 0 25-18 0Z',
};

/** A playing card: its rank in the corner, its suit in the middle. */
export function card(x: number, y: number, turn: number, rank: string, suit: '♠' | '♥' | '♣' | '♦'): string {
  const colour = suit === '♥' || suit === '♦' ? '#e0233f' : dark;
  return at(
    x,
    y,
    turn,
    `<rect x="-31" y="-46" width="66" height="96" rx="9" fill="#000" opacity=".3"/><rect x="-33" y="-48" width="66" height="96" rx="9" fill="${paint('pearl')}"/><path d="${suits[suit]}" transform="translate(3 12) scale(.85)" fill="${colour}"/><text x="-18" y="-20" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="27" fill="${colour}">${rank}</text>`,
  );
}

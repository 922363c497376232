export type Palette = {
  readonly from: string;
  readonly to: string;
  readonly deep: string;
  readonly glow: string;
  readonly ink: string;
};

/** A family of colours around a hue of 0 to 359. */
export function paletteOf(hue: number): Palette {
  const second = (hue + 38) % 360;
  return {
    from: `hsl(${hue} 72% 46%)`,
    to: `hsl(${second} 78% 26%)`,
    deep: `hsl(${second} 70% 12%)`,
    glow: `hsl(${(hue + 20) % 360} 96% 70%)`,
    ink: '#fff8e7',
  };
}

/** Colours for each manner of `game-names.ts`. Its later manners have none here, and get the default. */
const colorsOfManner: Readonly<Record<string, readonly [from: string, to: string, deep: string, glow: string]>> = {
  Golden: ['#ffb02e', '#b3480a', '#4a1403', '#ffe9a0'],
  Lucky: ['#3ecf6a', '#0b7a4b', '#03331f', '#e3ff9a'],
  Royal: ['#8d4bf0', '#4214a0', '#1a0650', '#ffd9ff'],
  Crimson: ['#f2385a', '#930a35', '#38021a', '#ffc2a0'],
  Emerald: ['#1cc495', '#04665c', '#012a2c', '#bdffd8'],
  Midnight: ['#3a55d8', '#161a6b', '#070730', '#a9c6ff'],
  Silver: ['#9db4d8', '#3d5684', '#141f3d', '#ffffff'],
  Wild: ['#ff8a3a', '#0f6b52', '#042c28', '#ffe38a'],
  Thunder: ['#5a6bff', '#3a1590', '#12063c', '#fff27a'],
  Sapphire: ['#2aa6f2', '#0b3fa8', '#041646', '#b5f2ff'],
  Hidden: ['#1f9aa8', '#2a1c6e', '#0b0830', '#a6ffe9'],
  Dancing: ['#ff5fb0', '#8a1a9c', '#360844', '#ffe0a8'],
  Mighty: ['#ff6a3d', '#a01548', '#3d0524', '#ffdc8a'],
};

/** The colours of a game, by the first word of its English name. */
export function paletteOfName(name: string): Palette {
  const [from, to, deep, glow] = colorsOfManner[name.split(' ')[0] ?? ''] ?? [
    '#8d4bf0',
    '#4214a0',
    '#1a0650',
    '#ffd9ff',
  ];
  return { from, to, deep, glow, ink: '#fff8e7' };
}

export function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${body}</svg>`;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A slanted and a round gradient under the ids `ground` and `light`, and a dark edge under `rim`. */
export function gradients({ from, to, glow }: Palette): string {
  return `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><radialGradient id="light"><stop offset="0" stop-color="${glow}" stop-opacity=".85"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient><radialGradient id="rim" cy=".42" r=".75"><stop offset=".62" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></radialGradient></defs>`;
}

/** Beams from a point, every second one drawn. */
export function rays(x: number, y: number, length: number, colour: string): string {
  const beams = Array.from({ length: 12 }, (_, index) => {
    const [start, end] = [(index * Math.PI) / 6, ((index + 0.5) * Math.PI) / 6];
    return `M${x} ${y}L${round(x + Math.cos(start) * length)} ${round(y + Math.sin(start) * length)}L${round(x + Math.cos(end) * length)} ${round(y + Math.sin(end) * length)}Z`;
  });
  return `<path d="${beams.join('')}" fill="${colour}" opacity=".14"/>`;
}

export function star(x: number, y: number, size: number, colour: string): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? size : size * 0.45;
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    return `${round(x + Math.cos(angle) * radius)},${round(y + Math.sin(angle) * radius)}`;
  });
  return `<polygon points="${points.join(' ')}" fill="${colour}"/>`;
}

/** A text in one or two lines: the first has at most `width` characters, the second has the rest. */
export function twoLines(text: string, width: number): readonly string[] {
  const words = text.split(' ');
  const firstLine: string[] = [];
  while (words[0] !== undefined && [...firstLine, words[0]].join(' ').length <= width)
    firstLine.push(words.shift() ?? '');
  // A first word that is too long leaves the text in one line.
  return firstLine.length === 0 ? [text] : [firstLine.join(' '), words.join(' ')].filter((line) => line !== '');
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export const fontFamily = "system-ui,'Noto Sans Bengali','Noto Sans','Noto Naskh Arabic','Noto Sans CJK SC',sans-serif";

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

export function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${body}</svg>`;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A slanted and a round gradient under the ids `ground` and `light`. */
export function gradients({ from, to, glow }: Palette): string {
  return `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><radialGradient id="light"><stop offset="0" stop-color="${glow}" stop-opacity=".85"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".72"/></linearGradient></defs>`;
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

/** Words in at most two lines of about `width` characters. */
export function twoLines(text: string, width: number): readonly string[] {
  const words = text.split(' ');
  const first: string[] = [];
  while (words[0] !== undefined && [...first, words[0]].join(' ').length <= width) first.push(words.shift() ?? '');
  return first.length === 0 ? [text] : [first.join(' '), words.join(' ')].filter((line) => line !== '');
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export const fontFamily = "system-ui,'Noto Sans Bengali','Noto Sans',sans-serif";

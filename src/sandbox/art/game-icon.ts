import { hashOf, pick } from '../hash';
import { type Game, gameTitle } from '../seed/games';
import { anyMotif, motifs } from './motifs';
import { escaped, fontFamily, gradients, type Palette, paletteOf, rays, star, svg, twoLines } from './svg';

const size = 240;

/** The picture of a game: colours and ground of its own, the motif of its category, its title. */
export function gameIcon(game: Game, language: string): string {
  const seed = hashOf(`${game.vassalage}${game.nodeId}`);
  const palette = paletteOf(seed % 360);
  const draw = pick(motifs[game.motif] ?? anyMotif, `motif${game.nodeId}`);
  const lean = (seed % 17) - 8;
  const title = gameTitle(game, language);
  return svg(
    size,
    size,
    `${gradients(palette)}<rect width="${size}" height="${size}" fill="url(#ground)"/>${ground(seed, palette)}<circle cx="120" cy="96" r="104" fill="url(#light)"/><g transform="translate(120 98) rotate(${lean}) scale(1.14)">${draw(palette)}</g><rect y="140" width="${size}" height="100" fill="url(#shade)"/>${lettering(title, palette)}`,
  );
}

function ground(seed: number, { glow, deep }: Palette): string {
  const spots = Array.from(
    { length: 9 },
    (_, index) => [(seed * (index + 3)) % size, (seed * (index + 7) * 3) % 170, 3 + ((seed >> index) % 7)] as const,
  );
  const kinds = [
    () => rays(120, 96, 240, '#fff'),
    () => spots.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r * 2}" fill="${glow}" opacity=".28"/>`).join(''),
    () => spots.map(([x, y, r]) => star(x, y, r + 3, glow)).join(''),
    () =>
      [0, 1, 2, 3]
        .map(
          (row) =>
            `<path d="M-10 ${40 + row * 46}q32-30 65 0t65 0 65 0 65 0" fill="none" stroke="${deep}" stroke-opacity=".4" stroke-width="12"/>`,
        )
        .join(''),
  ];
  return kinds[seed % kinds.length]?.() ?? '';
}

function lettering(title: string, { ink, deep }: Palette): string {
  const lines = twoLines(title, 14);
  return lines
    .map((line, index) => {
      const y = 222 - (lines.length - 1 - index) * 28;
      return `<text x="120" y="${y}" text-anchor="middle" font-family="${fontFamily}" font-weight="800" font-size="26" fill="${ink}" stroke="${deep}" stroke-width="5" paint-order="stroke" stroke-linejoin="round">${escaped(line)}</text>`;
    })
    .join('');
}

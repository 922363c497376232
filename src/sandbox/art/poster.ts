import { inLanguage, type Poster } from '../seed/posters';
import { anyMotif, motifs } from './motifs';
import { escaped, fontFamily, gradients, paletteOf, rays, star, svg, twoLines } from './svg';

/** A banner or the picture of a promotion, 720 × 300, with its words in the language. */
export function poster(content: Poster, language: string): string {
  const palette = paletteOf(content.hue);
  const [first, second = first] = motifs[content.motif] ?? anyMotif;
  const lines = twoLines(inLanguage(content.title, language), 16);
  const top = lines.length === 1 ? 132 : 108;
  const heading = lines
    .map(
      (line, index) =>
        `<text x="44" y="${top + index * 54}" font-family="${fontFamily}" font-size="44" font-weight="800" fill="${palette.ink}" stroke="${palette.deep}" stroke-opacity=".55" stroke-width="6" paint-order="stroke">${escaped(line)}</text>`,
    )
    .join('');
  const below = top + lines.length * 54;
  return svg(
    720,
    300,
    `${gradients(palette)}<rect width="720" height="300" fill="url(#ground)"/>${rays(560, 150, 560, '#fff')}<path d="M0 262C140 214 250 300 420 258S640 214 720 244V300H0Z" fill="${palette.deep}" opacity=".5"/><circle cx="560" cy="146" r="190" fill="url(#light)"/><g transform="translate(640 92) rotate(14) scale(.8)" opacity=".92">${second(palette)}</g><g transform="translate(552 168) rotate(-6) scale(1.6)">${first(palette)}</g>${star(420, 58, 12, palette.glow)}${star(676, 236, 15, palette.glow)}${star(388, 226, 8, palette.glow)}${heading}<rect x="44" y="${below - 22}" width="64" height="6" rx="3" fill="${palette.glow}"/><text x="44" y="${below + 22}" font-family="${fontFamily}" font-size="25" fill="${palette.ink}">${escaped(inLanguage(content.line, language))}</text>`,
  );
}

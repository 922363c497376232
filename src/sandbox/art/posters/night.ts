import type { Poster } from '../../seed/posters';
import { sceneOf } from '../motifs';
import { fontFamily, paletteOf, star } from '../svg';
import { sheetOf } from './sheet';

/** A night sky with lights of two colours, stars, and a ridge. */
export function nightPoster(content: Poster, language: string): string {
  const { hue } = content;
  const palette = paletteOf(hue);
  const [front, back] = sceneOf(content.motif);
  const stars = Array.from({ length: 26 }, (_, index) =>
    star((index * 137 + hue) % 720, (index * 53 + hue) % 190, index % 6 === 0 ? 5 : 2, '#fff'),
  ).join('');
  return sheetOf(content, language, {
    defs: `<linearGradient id="sky" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#070a22"/><stop offset=".6" stop-color="hsl(${hue} 70% 20%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 75% 32%)"/></linearGradient><linearGradient id="veil" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="hsl(${(hue + 320) % 360} 95% 66%)" stop-opacity=".75"/><stop offset="1" stop-color="hsl(${hue} 95% 70%)" stop-opacity="0"/></linearGradient><linearGradient id="veil2" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#4ff0b7" stop-opacity=".7"/><stop offset="1" stop-color="#4ff0b7" stop-opacity="0"/></linearGradient><radialGradient id="halo"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".5" stop-color="hsl(${hue} 95% 70%)" stop-opacity=".35"/><stop offset="1" stop-color="hsl(${hue} 95% 70%)" stop-opacity="0"/></radialGradient>`,
    ground: `<rect width="720" height="300" fill="url(#sky)"/><path d="M250 300C300 190 380 240 430 130S560 70 620 0H720V300Z" fill="url(#veil)"/><path d="M330 300C400 220 450 250 520 170S640 130 720 60V300Z" fill="url(#veil2)" opacity=".8"/>${stars}<circle cx="560" cy="150" r="180" fill="url(#halo)"/><path d="M0 300V262L90 216 170 264 262 220 350 274 430 240 520 286 610 250 720 282V300Z" fill="#05071a" opacity=".75"/>`,
    things: [
      [648, 92, 14, 0.8, back(palette)],
      [552, 164, -6, 1.62, front(palette)],
    ],
    ink: { family: fontFamily, weight: 800, title: '#fff', figure: '#6ff5c6', line: '#d9e0ff' },
  });
}

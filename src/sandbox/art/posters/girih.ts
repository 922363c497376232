import type { Poster } from '../../seed/posters';
import { sceneOf } from '../motifs';
import { paletteOf } from '../svg';
import { sheetOf } from './sheet';

const grounds: readonly (readonly [wall: string, knot: string, sky: string])[] = [
  ['#16368c', '#f7ae2b', '#fff1cf'],
  ['#0b6f74', '#ffd37a', '#e2f4ee'],
  ['#8c1d3a', '#ffc46b', '#ffe9df'],
  ['#14539c', '#7fe0e0', '#e3f0ff'],
  ['#a35a05', '#ffe19a', '#fff4d8'],
  ['#4b2a86', '#f3b6e0', '#f4eaff'],
];

/** A tiled wall with a pointed window, the thing standing in its light. */
export function girihPoster(content: Poster, language: string): string {
  const [wall, knot, sky] = grounds[content.id % grounds.length] ?? ['#16368c', '#f7ae2b', '#fff1cf'];
  const palette = paletteOf(content.hue);
  const [front] = sceneOf(content.motif);
  return sheetOf(content, language, {
    defs: `<pattern id="knots" width="60" height="60" patternUnits="userSpaceOnUse"><path d="M30 4 38 22 56 30 38 38 30 56 22 38 4 30 22 22Z" fill="none" stroke="${knot}" stroke-width="1.6"/><path d="M13 13H47V47H13Z" fill="none" stroke="${knot}" stroke-width="1.2" transform="rotate(45 30 30)"/><circle cx="30" cy="30" r="4" fill="${knot}"/></pattern><linearGradient id="dusk"><stop offset=".1" stop-color="${wall}"/><stop offset=".62" stop-color="${wall}" stop-opacity=".2"/></linearGradient><radialGradient id="dawn" cy=".72"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="${sky}"/></radialGradient>`,
    ground: `<rect width="720" height="300" fill="${wall}"/><rect width="720" height="300" fill="url(#knots)" opacity=".55"/><rect width="720" height="300" fill="url(#dusk)"/><path d="M432 300V138C432 74 500 50 560 14 620 50 688 74 688 138V300Z" fill="url(#dawn)" stroke="${knot}" stroke-width="7"/><path d="M446 300V142C446 86 508 62 560 32 612 62 674 86 674 142V300" fill="none" stroke="${wall}" stroke-width="2.5" stroke-dasharray="3 6"/><ellipse cx="560" cy="262" rx="88" ry="12" fill="#0c1a47" opacity=".25"/>`,
    things: [[560, 172, -4, 1.26, front(palette)]],
    ink: {
      family: "Optima,Candara,'Noto Sans','Noto Sans Bengali',sans-serif",
      weight: 700,
      title: '#fff',
      figure: knot,
      line: '#f2f5ff',
    },
  });
}

import type { Poster } from '../../seed/posters';
import { sceneOf } from '../motifs';
import { paletteOf } from '../svg';
import { sheetOf } from './sheet';

const colorSets: readonly (readonly [ground: string, sun: string, near: string, far: string])[] = [
  ['#fbe3bd', '#f0a63c', '#b4431c', '#dd8448'],
  ['#d9ece4', '#f3b24d', '#17646c', '#5b9f97'],
  ['#f9d9c4', '#e8703f', '#7d2a1c', '#c2552f'],
  ['#d3e8ee', '#f6c467', '#1b5f7a', '#5f9fb4'],
  ['#fdeabf', '#d9542c', '#98330f', '#e09a3e'],
  ['#f3dfe2', '#e79a3c', '#6d2a4f', '#b3677f'],
];

/** Cut paper: a low sun over the river, banks in three sheets. */
export function paperPoster(content: Poster, language: string): string {
  const [ground, sun, near, far] = colorSets[content.id % colorSets.length] ?? [
    '#fbe3bd',
    '#f0a63c',
    '#b4431c',
    '#dd8448',
  ];
  const palette = paletteOf(content.hue);
  const [front, back] = sceneOf(content.motif);
  return sheetOf(content, language, {
    ground: `<rect width="720" height="300" fill="${ground}"/><circle cx="556" cy="150" r="206" fill="${sun}" opacity=".28"/><circle cx="556" cy="150" r="158" fill="${sun}" opacity=".45"/><circle cx="556" cy="150" r="112" fill="${sun}"/><path d="M300 300C360 236 420 262 486 240S640 196 720 224V300Z" fill="${far}"/><path d="M0 300V286C120 262 220 292 330 274S520 276 610 254 700 262 720 258V300Z" fill="${near}"/><path d="M20 282q16-9 32 0t32 0M200 292q16-9 32 0t32 0M420 282q16-9 32 0t32 0" fill="none" stroke="${ground}" stroke-width="4" stroke-linecap="round" opacity=".7"/>`,
    things: [
      [652, 86, 12, 0.74, back(palette)],
      [556, 150, -6, 1.5, front(palette)],
    ],
    ink: {
      family: "'Noto Serif Bengali',Georgia,'Noto Serif',serif",
      weight: 700,
      title: '#3d1a0c',
      figure: '#98330f',
      line: '#5a3020',
    },
  });
}

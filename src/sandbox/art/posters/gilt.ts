import type { Poster } from '../../seed/posters';
import { sceneOf } from '../motifs';
import { paint } from '../motifs/paint';
import { paletteOf } from '../svg';
import { sheetOf } from './sheet';

const grounds = ['#0a4a38', '#5b0f1c', '#14355c', '#4a2a0a', '#0d4f4c', '#3c1450'];

/** Lacquer and gold: a frame, scales of clouds, the thing in a medallion. */
export function giltPoster(content: Poster, language: string): string {
  const ground = grounds[content.id % grounds.length] ?? '#0a4a38';
  const palette = paletteOf(content.hue);
  const [front] = sceneOf(content.motif);
  const scales = Array.from({ length: 45 }, (_, index) => {
    const row = Math.floor(index / 9);
    const x = 300 + (index % 9) * 56 + (row % 2) * 28;
    const y = 60 + row * 56;
    return `<path d="M${x - 28} ${y}A28 28 0 0 1 ${x + 28} ${y}M${x - 17} ${y}A17 17 0 0 1 ${x + 17} ${y}"/>`;
  });
  return sheetOf(content, language, {
    defs: `<linearGradient id="lacquer" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${ground}"/><stop offset="1" stop-color="#031a14"/></linearGradient><linearGradient id="fade"><stop offset=".42" stop-color="#000"/><stop offset=".75" stop-color="#fff"/></linearGradient><mask id="right"><rect width="720" height="300" fill="url(#fade)"/></mask>`,
    ground: `<rect width="720" height="300" fill="url(#lacquer)"/><g fill="none" stroke="#e3bf68" stroke-width="2" opacity=".4" mask="url(#right)">${scales.join('')}</g><circle cx="560" cy="150" r="112" fill="#02140f" opacity=".55"/><circle cx="560" cy="150" r="112" fill="none" stroke="${paint('gold')}" stroke-width="5"/><circle cx="560" cy="150" r="102" fill="none" stroke="#e3bf68" stroke-width="1.5" stroke-dasharray="2 7"/><path d="M18 66V48H32V36H46V48H66M18 234V252H32V264H46V252H66M702 66V48H688V36H674V48H654M702 234V252H688V264H674V252H654" fill="none" stroke="#e3bf68" stroke-width="2.5"/>`,
    things: [[560, 152, -4, 1.16, front(palette)]],
    ink: {
      family: "'Songti SC',Georgia,'Noto Serif','Noto Serif Bengali',serif",
      weight: 600,
      title: '#f7ecd0',
      figure: '#f2d07c',
      line: '#dbe3cf',
      inset: 60,
    },
  });
}

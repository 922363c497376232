import type { Poster } from '../../seed/posters';
import { sceneOf } from '../motifs';
import { paletteOf } from '../svg';
import { sheetOf } from './sheet';

/** Black, white and one red: the thing in grey beside heavy words. */
export function inkPoster(content: Poster, language: string): string {
  const palette = paletteOf(content.hue);
  const [front] = sceneOf(content.motif);
  const hasBlackBlock = content.id % 2 === 0;
  const block = hasBlackBlock
    ? '<rect x="440" width="280" height="300" fill="#0a0a0a"/><circle cx="580" cy="150" r="104" fill="#d6001c"/>'
    : '<rect x="440" width="280" height="300" fill="#d6001c"/><path d="M440 300 720 0V300Z" fill="#0a0a0a"/>';
  return sheetOf(content, language, {
    defs: `<filter id="grey"><feColorMatrix type="saturate" values="0"/></filter>`,
    ground: `<rect width="720" height="300" fill="#fff"/>${block}<path d="M0 6H440M0 294H440" stroke="#0a0a0a" stroke-width="12"/>`,
    things: [[580, 152, 0, 1.36, `<g filter="url(#grey)">${front(palette)}</g>`]],
    ink: {
      family: "'Helvetica Neue',Helvetica,Arial,'Noto Sans Bengali',sans-serif",
      weight: 800,
      title: '#0a0a0a',
      figure: '#d6001c',
      line: '#3a3a3a',
      inset: 24,
      upper: true,
    },
  });
}

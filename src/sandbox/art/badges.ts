import type { Team } from '../seed/matches';
import { escaped, fontFamily, gradients, paletteOf, rays, star, svg } from './svg';

/** The crest of a team: a shield in its colours with its initials. */
export function teamCrest({ name, hue }: Team): string {
  const palette = paletteOf(hue);
  const initials = name.EN.split(' ')
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2);
  const shield = 'M60 6 108 22V62C108 90 84 106 60 114 36 106 12 90 12 62V22Z';
  return svg(
    120,
    120,
    `${gradients(palette)}<clipPath id="shield"><path d="${shield}"/></clipPath><g clip-path="url(#shield)"><rect width="120" height="120" fill="url(#ground)"/>${rays(60, 60, 90, '#fff')}<rect y="76" width="120" height="10" fill="${palette.glow}"/></g><path d="${shield}" fill="none" stroke="${palette.ink}" stroke-width="5"/>${star(60, 96, 8, palette.ink)}<text x="60" y="68" text-anchor="middle" font-family="${fontFamily}" font-weight="900" font-size="36" fill="${palette.ink}" stroke="${palette.deep}" stroke-width="3" paint-order="stroke">${escaped(initials)}</text>`,
  );
}

const metals = [26, 212, 44, 190, 268] as const;

/** The medal of a club level, from 0. */
export function levelMedal(level: number): string | undefined {
  const hue = metals[level];
  if (hue === undefined) return undefined;
  const palette = paletteOf(hue);
  return svg(
    120,
    120,
    `${gradients(palette)}<path d="M38 62 26 114 48 104 60 118 72 104 94 114 82 62Z" fill="${palette.deep}"/><circle cx="60" cy="50" r="42" fill="url(#ground)" stroke="${palette.glow}" stroke-width="6"/><circle cx="60" cy="50" r="30" fill="url(#light)"/>${star(60, 50, 22, palette.ink)}`,
  );
}

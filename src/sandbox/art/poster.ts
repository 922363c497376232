import type { Poster } from '../seed/posters';
import { giltPoster } from './posters/gilt';
import { girihPoster } from './posters/girih';
import { inkPoster } from './posters/ink';
import { nightPoster } from './posters/night';
import { paperPoster } from './posters/paper';

const posterStyles = {
  night: nightPoster,
  paper: paperPoster,
  gilt: giltPoster,
  ink: inkPoster,
  girih: girihPoster,
} as const;

export type PosterStyle = keyof typeof posterStyles;

/** The drawing style that a console names in `art`; "night" by default. */
export function posterStyleOf(art: unknown): PosterStyle {
  return typeof art === 'string' && isPosterStyle(art) ? art : 'night';
}

/** A banner or a promotion's picture, 720 × 300, with its words in the language, in one drawing style. */
export function poster(content: Poster, style: string, language: string): string | undefined {
  return isPosterStyle(style) ? posterStyles[style](content, language) : undefined;
}

function isPosterStyle(name: string): name is PosterStyle {
  return Object.hasOwn(posterStyles, name);
}

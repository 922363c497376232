import type { Poster } from '../seed/posters';
import { giltPoster } from './posters/gilt';
import { girihPoster } from './posters/girih';
import { inkPoster } from './posters/ink';
import { nightPoster } from './posters/night';
import { paperPoster } from './posters/paper';

const hands = {
  night: nightPoster,
  paper: paperPoster,
  gilt: giltPoster,
  ink: inkPoster,
  girih: girihPoster,
} as const;

export type PosterHand = keyof typeof hands;

/** The drawing style that a console names in `art`; "night" by default. */
export function posterHandOf(art: unknown): PosterHand {
  return typeof art === 'string' && isHand(art) ? art : 'night';
}

/** A banner or a promotion's picture, 720 × 300, with its words in the language, in one drawing style. */
export function poster(content: Poster, hand: string, language: string): string | undefined {
  return isHand(hand) ? hands[hand](content, language) : undefined;
}

function isHand(name: string): name is PosterHand {
  return Object.hasOwn(hands, name);
}

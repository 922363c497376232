/** What the studio's server and its page agree on about themes. */
import type { Place } from './place';

export type ThemePart = 'tokens' | 'otherMode';

/** A colour of a theme in one of its modes. */
export type ThemeToken = {
  readonly token: string;
  readonly doc: string;
  readonly value: string;
  /** As `#rrggbb`; undefined if it lets through what is below it, or if only browsers know it. */
  readonly hex?: string;
  /** The merchant that says it in this mode; undefined if it is as in the first mode. */
  readonly from?: string;
  readonly place?: Place;
  /** The parent's value where the brand says one of its own; empty if the parent says none. */
  readonly inherits?: string;
  /** Each pair that it is a part of, and its contrast, in words. */
  readonly meets: readonly { readonly words: string; readonly isEnough: boolean }[];
  /** The nearest colour that can be read in all of its pairs, where one of them fails. */
  readonly better?: string;
};

export type ThemeAnswer = readonly {
  readonly part: ThemePart;
  readonly mode: 'light' | 'dark';
  readonly tokens: readonly ThemeToken[];
}[];

/** null takes the brand's own value away. */
export type ThemeChange = { readonly part: ThemePart; readonly token: string; readonly value: string | null };

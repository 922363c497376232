import type { Page } from '../../config';
import { pairsIn } from './contrast';
import { type Contrast, colourFor, contrastsOf, type Theme, type ThemeToken } from './contrast-faults';
import { seeThroughIn } from './see-through';

/** Every pair of colours that meet in a theme, in both modes. `shell`: the frame around every page. */
export function themeContrasts(theme: Theme, shell: Page | undefined): readonly Contrast[] {
  return contrastsOf(theme, pairsIn(theme, shell), new Set(seeThroughIn(theme)));
}

/** The nearest colour with which a token has enough contrast in all of its pairs; undefined if there is none. */
export function readableColour(themeToken: ThemeToken, theme: Theme, shell: Page | undefined): string | undefined {
  return colourFor(themeToken, theme, pairsIn(theme, shell), new Set(seeThroughIn(theme)));
}

import { own } from '../../json';
import { readColour } from './colour';
import type { Theme } from './contrast-faults';

/** Tokens of surfaces with content below them: a page, its cards, its header and its footer. */
const groundTokens: ReadonlySet<string> = new Set([
  'color.bg',
  'color.surface',
  'color.raised',
  'color.headerBg',
  'color.footerBg',
]);

/** Whether a token is such a surface and its colour is not opaque. */
export function isSeeThrough(token: string, value: string): boolean {
  const colour = groundTokens.has(token) ? readColour(value) : undefined;
  return colour !== undefined && colour !== 'unmeasured' && colour[3] < 1;
}

/** The tokens of a theme that are not opaque in one of its modes. */
export function seeThroughIn({ tokens = {}, otherMode = {} }: Theme): readonly string[] {
  const modes: readonly { readonly [token: string]: string }[] = [tokens, otherMode];
  return [...groundTokens].filter((token) => modes.some((mode) => isSeeThrough(token, own(mode, token) ?? '')));
}

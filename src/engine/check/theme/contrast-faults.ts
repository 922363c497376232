import type { Merchant } from '../../config';
import { own } from '../../json';
import { type Colour, contrastOf, mixedColour, overlaid, readColour, toHex } from './colour';
import type { Pair, Palette } from './contrast-pairs';

export type Theme = NonNullable<Merchant['theme']>;
export type Mode = 'tokens' | 'otherMode';

/** A pair of colours in a mode of the theme, and its contrast: from 1 to 21. */
export type Contrast = { readonly pair: Pair; readonly mode: Mode; readonly ratio: number };

/** A token, and the part of the theme that sets it. The other mode inherits the tokens that it does not set. */
export type ThemeToken = { readonly part: Mode; readonly token: string };

/** A pair with too little contrast. */
export type Fault = Contrast;

/** Every pair whose colours are known, in both modes. */
export function contrastsOf(
  theme: Theme,
  pairs: readonly Pair[],
  unknownTokens: ReadonlySet<string>,
): readonly Contrast[] {
  return modesOf(theme).flatMap((mode) => {
    const palette = paletteOf({ ...theme.tokens, ...(mode === 'tokens' ? {} : theme.otherMode) });
    return pairs.flatMap((pair) => contrastIn({ palette, mode, unknownTokens }, pair));
  });
}

/** Every pair with too little contrast, in both modes. A pair with equal contrast in both is listed once. */
export function faultsOf(theme: Theme, pairs: readonly Pair[], unknownTokens: ReadonlySet<string>): readonly Fault[] {
  const faults = contrastsOf(theme, pairs, unknownTokens).filter(({ pair, ratio }) => ratio < pair.least);
  const ofTokens = faults.filter(({ mode }) => mode === 'tokens');
  const isNew = (fault: Fault) => !ofTokens.some(({ pair, ratio }) => pair === fault.pair && ratio === fault.ratio);
  return [...ofTokens, ...faults.filter((fault) => fault.mode === 'otherMode' && isNew(fault))];
}

/** The places where a theme sets the tokens of a pair. */
export function themeTokensOf({ pair, mode }: Fault, theme: Theme): readonly ThemeToken[] {
  const tokens = [pair.ink, pair.ground, ...(pair.mixedWith === undefined ? [] : [pair.mixedWith])];
  return [...new Set(tokens)].map((token) => themeTokenOf(theme, mode, token));
}

export function isSameToken(one: ThemeToken, other: ThemeToken): boolean {
  return one.part === other.part && one.token === other.token;
}

/** The nearest lighter or darker colour for a token with which all of its pairs have enough contrast. */
export function colourFor(
  themeToken: ThemeToken,
  theme: Theme,
  pairs: readonly Pair[],
  unknownTokens: ReadonlySet<string>,
): string | undefined {
  const currentColour = readColour(own<string>({ ...theme[themeToken.part] }, themeToken.token) ?? '');
  if (currentColour === undefined || currentColour === 'unmeasured') return undefined;
  const hasEnoughContrast = (value: string) => {
    const changed = { ...theme, [themeToken.part]: { ...theme[themeToken.part], [themeToken.token]: value } };
    const remainingFaults = faultsOf(changed, pairs, unknownTokens).filter((fault) =>
      isTokenOfFault(themeToken, fault, theme),
    );
    return remainingFaults.length === 0;
  };
  // In steps of 4 %, up to black or white itself; 1.001 since the sum of the steps is not exact.
  for (let share = 0.04; share <= 1.001; share += 0.04) {
    const betterColour = blackAndWhite
      .map((end) => toHex(mixedColour(end, share, currentColour)))
      .find(hasEnoughContrast);
    if (betterColour !== undefined) return betterColour;
  }
  return undefined;
}

const blackAndWhite: readonly Colour[] = [
  [0, 0, 0, 1],
  [255, 255, 255, 1],
];

function isTokenOfFault(themeToken: ThemeToken, fault: Fault, theme: Theme): boolean {
  return themeTokensOf(fault, theme).some((one) => isSameToken(one, themeToken));
}

function themeTokenOf(theme: Theme, mode: Mode, token: string): ThemeToken {
  const isSetInMode = own<string>({ ...theme[mode] }, token) !== undefined;
  return { part: isSetInMode ? mode : 'tokens', token };
}

function modesOf(theme: Theme): readonly Mode[] {
  return theme.otherMode === undefined ? ['tokens'] : ['tokens', 'otherMode'];
}

type ModeColours = { readonly palette: Palette; readonly mode: Mode; readonly unknownTokens: ReadonlySet<string> };

function contrastIn({ palette, mode, unknownTokens }: ModeColours, pair: Pair): readonly Contrast[] {
  const areTokensKnown = ![pair.ink, pair.ground, pair.mixedWith ?? ''].some((token) => unknownTokens.has(token));
  const ink = areTokensKnown ? palette(pair.ink) : undefined;
  const ground = pair.mixedGround === undefined ? palette(pair.ground) : pair.mixedGround(palette);
  if (ink === undefined || ground === undefined) return [];
  return [{ pair, mode, ratio: contrastOf(ink, ground) }];
}

function paletteOf(tokens: { readonly [token: string]: string }): Palette {
  const page = readColour(own(tokens, 'color.bg') ?? '');
  const colourByToken = new Map<string, Colour | undefined>();
  const readToken = (token: string): Colour | undefined => {
    const colour = readColour(own(tokens, token) ?? '');
    if (colour === undefined || colour === 'unmeasured') return undefined;
    if (colour[3] === 1) return colour;
    return page === undefined || page === 'unmeasured' || page[3] < 1 ? undefined : overlaid(colour, page);
  };
  return (token) => {
    const colour = colourByToken.has(token) ? colourByToken.get(token) : readToken(token);
    colourByToken.set(token, colour);
    return colour;
  };
}

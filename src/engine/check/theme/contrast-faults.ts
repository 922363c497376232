import type { Merchant } from '../../config';
import { own } from '../../json';
import { type Colour, contrastOf, mixed, over, readColour, toHex } from './colour';
import type { Pair, Palette } from './contrast-pairs';

export type Theme = NonNullable<Merchant['theme']>;
export type Mode = 'tokens' | 'otherMode';

/** A pair of colours with too little contrast in a mode of the theme. */
export type Fault = { readonly pair: Pair; readonly mode: Mode; readonly ratio: number };

/** A token, and the part of the theme that sets it. The other mode inherits the tokens that it does not set. */
export type Spot = { readonly part: Mode; readonly token: string };

/** Every pair with too little contrast, in both modes. A pair with equal colours in both modes is listed once. */
export function faultsOf(theme: Theme, pairs: readonly Pair[], but: ReadonlySet<string>): readonly Fault[] {
  const found = modesOf(theme).map((mode) => {
    const palette = paletteOf({ ...theme.tokens, ...(mode === 'tokens' ? {} : theme.otherMode) });
    return pairs.flatMap((pair) => faultOf({ palette, mode, but }, pair));
  });
  const [first = [], other = []] = found;
  const isNew = (fault: Fault) => !first.some(({ pair, ratio }) => pair === fault.pair && ratio === fault.ratio);
  return [...first, ...other.filter(isNew)];
}

/** The places where a theme sets the tokens of a pair. */
export function spotsOf({ pair, mode }: Fault, theme: Theme): readonly Spot[] {
  const tokens = [pair.ink, pair.ground, ...(pair.below === undefined ? [] : [pair.below])];
  return [...new Set(tokens)].map((token) => spotOf(theme, mode, token));
}

export function isSame(one: Spot, other: Spot): boolean {
  return one.part === other.part && one.token === other.token;
}

/** The nearest lighter or darker colour for a token with which all of its pairs have enough contrast. */
export function colourFor(
  spot: Spot,
  theme: Theme,
  pairs: readonly Pair[],
  but: ReadonlySet<string>,
): string | undefined {
  const now = readColour(own<string>({ ...theme[spot.part] }, spot.token) ?? '');
  if (now === undefined || now === 'unmeasured') return undefined;
  const isGood = (value: string) => {
    const changed = { ...theme, [spot.part]: { ...theme[spot.part], [spot.token]: value } };
    const concerned = faultsOf(changed, pairs, but).filter((fault) => isPart(spot, fault, theme));
    return concerned.length === 0;
  };
  for (let share = 0.04; share <= 1.001; share += 0.04) {
    const found = ends.map((end) => toHex(mixed(end, share, now))).find(isGood);
    if (found !== undefined) return found;
  }
  return undefined;
}

const ends: readonly Colour[] = [
  [0, 0, 0, 1],
  [255, 255, 255, 1],
];

function isPart(spot: Spot, fault: Fault, theme: Theme): boolean {
  return spotsOf(fault, theme).some((one) => isSame(one, spot));
}

function spotOf(theme: Theme, mode: Mode, token: string): Spot {
  const isThere = own<string>({ ...theme[mode] }, token) !== undefined;
  return { part: isThere ? mode : 'tokens', token };
}

function modesOf(theme: Theme): readonly Mode[] {
  return theme.otherMode === undefined ? ['tokens'] : ['tokens', 'otherMode'];
}

type Looking = { readonly palette: Palette; readonly mode: Mode; readonly but: ReadonlySet<string> };

function faultOf({ palette, mode, but }: Looking, pair: Pair): readonly Fault[] {
  const isKnown = ![pair.ink, pair.ground, pair.below ?? ''].some((token) => but.has(token));
  const ink = isKnown ? palette(pair.ink) : undefined;
  const ground = pair.painted === undefined ? palette(pair.ground) : pair.painted(palette);
  if (ink === undefined || ground === undefined) return [];
  const ratio = contrastOf(ink, ground);
  return ratio >= pair.least ? [] : [{ pair, mode, ratio }];
}

function paletteOf(tokens: { readonly [token: string]: string }): Palette {
  const page = readColour(own(tokens, 'color.bg') ?? '');
  const known = new Map<string, Colour | undefined>();
  const read = (token: string): Colour | undefined => {
    const colour = readColour(own(tokens, token) ?? '');
    if (colour === undefined || colour === 'unmeasured') return undefined;
    if (colour[3] === 1) return colour;
    return page === undefined || page === 'unmeasured' || page[3] < 1 ? undefined : over(colour, page);
  };
  return (token) => {
    const colour = known.has(token) ? known.get(token) : read(token);
    known.set(token, colour);
    return colour;
  };
}

import type { ComposedPage } from '../../compose/compose-page';
import type { Merchant } from '../../config';
import { own } from '../../json';
import * as messages from '../../messages';
import type { JsonPath } from '../../parse/config-file';
import type { SiteCheck, SitePlace } from '../site-check';
import { type Colour, contrastOf, mixed, over, readColour, toHex } from './colour';
import { type Pair, type Palette, pairsOf } from './contrast-pairs';

type Theme = NonNullable<Merchant['theme']>;
type Tokens = { readonly [token: string]: string };

/** Below this nobody reads it, however large. */
const readable = 3;

/** Words and signs that cannot be told from what they stand on, in the theme's own mode and in the other one. */
export const contrast: SiteCheck = {
  finds: 'words and signs that cannot be told from their ground',
  look(place) {
    const { theme } = place.composed.merchant;
    if (theme?.tokens === undefined) return;
    const pairs = [...pairsOf(theme), ...headerLinks(place.composed.pages.get('shell'))];
    judge('tokens', theme, pairs, place);
    if (theme.otherMode !== undefined) judge('otherMode', theme, pairs, place);
  },
};

type Fault = { readonly pair: Pair; readonly ratio: number; readonly better: string | undefined };

function judge(part: 'tokens' | 'otherMode', theme: Theme, pairs: readonly Pair[], place: SitePlace): void {
  const own = faultsOf(theme.tokens ?? {}, pairs);
  const faults =
    part === 'tokens'
      ? own
      : faultsOf({ ...theme.tokens, ...theme.otherMode }, pairs).filter(
          ({ pair, ratio }) => !own.some((other) => other.pair === pair && other.ratio === ratio),
        );
  for (const ground of new Set(faults.map(({ pair }) => pair.ground))) {
    const found = faults.filter(({ pair }) => pair.ground === ground);
    const isOther = part === 'otherMode';
    const at = (...tokens: readonly string[]) => pathOf(tokens, part, theme, place);
    if (found.length >= many) {
      place.reportSetting(messages.lostGround(ground, found.map(whatOf), { isOther, ...worstOf(found) }), at(ground));
      continue;
    }
    for (const { pair, ratio, better } of found) {
      const finding = messages.lowContrast(pair, { isOther, ratio, isError: isLost(pair, ratio) }, better);
      place.reportSetting(finding, at(pair.ink, pair.ground));
    }
  }
}

/** So many inks on one ground are not all wrong: the ground is. */
const many = 3;

const whatOf = ({ pair }: Fault) => pair.what;
const isLost = (pair: Pair, ratio: number) => ratio < readable && pair.least > readable;

function worstOf(faults: readonly Fault[]) {
  const ratio = Math.min(...faults.map((fault) => fault.ratio));
  return { ratio, isError: faults.some((fault) => isLost(fault.pair, fault.ratio)) };
}

function faultsOf(tokens: Tokens, pairs: readonly Pair[]): readonly Fault[] {
  const palette = paletteOf(tokens);
  return pairs.flatMap((pair) => {
    const ink = palette(pair.ink);
    const ground = pair.painted === undefined ? palette(pair.ground) : pair.painted(palette);
    if (ink === undefined || ground === undefined) return [];
    const ratio = contrastOf(ink, ground);
    return ratio >= pair.least ? [] : [{ pair, ratio, better: nearestReadable(ink, ground, pair.least) }];
  });
}

/** Where the ink stands, or the ground where only that is of the merchant itself. */
function pathOf(
  tokens: readonly string[],
  part: 'tokens' | 'otherMode',
  theme: Theme,
  { composed }: SitePlace,
): JsonPath {
  const mine = composed.folder.merchant?.value.theme;
  const places = part === 'otherMode' ? (['otherMode', 'tokens'] as const) : (['tokens'] as const);
  const candidates = places.flatMap((one) => tokens.map((token) => [one, token] as const));
  const written = (from: Theme | undefined) =>
    candidates.find(([one, token]) => own<string>({ ...from?.[one] }, token) !== undefined);
  return ['theme', ...(written(mine) ?? written(theme) ?? [part])];
}

function paletteOf(tokens: Tokens): Palette {
  const page = readColour(own(tokens, 'color.bg') ?? '');
  return (token) => {
    const read = readColour(own(tokens, token) ?? '');
    if (read === undefined || read === 'unmeasured') return undefined;
    if (read[3] === 1) return read;
    return page === undefined || page === 'unmeasured' || page[3] < 1 ? undefined : over(read, page);
  };
}

/** The same ink, lighter or darker by as little as does. */
function nearestReadable(ink: Colour, ground: Colour, least: number): string | undefined {
  const ends: readonly Colour[] = [
    [0, 0, 0, 1],
    [255, 255, 255, 1],
  ];
  for (let share = 0.04; share <= 1; share += 0.04) {
    const found = ends.map((end) => mixed(end, share, ink)).find((one) => contrastOf(one, ground) >= least);
    if (found !== undefined) return toHex(found);
  }
  return undefined;
}

/** Buttons and links that a header holds take the colour of links, on a ground that no other link stands on. */
function headerLinks(shell: ComposedPage | undefined): readonly Pair[] {
  const nodes = shell?.page.nodes ?? {};
  const held = Object.values(nodes)
    .filter(({ use }) => use === 'shell.header')
    .flatMap(({ slots = {} }) => Object.values(slots).flat());
  const toneOf = (id: string) => {
    const { use, props } = own(nodes, id) ?? {};
    return use === 'nav.link' ? 'ghost' : use === 'action.button' ? (props?.tone ?? 'primary') : undefined;
  };
  const found = held.map((id) => [id, toneOf(id)] as const);
  const pair = (ink: string, tones: readonly unknown[]) => {
    const first = found.find(([, tone]) => tones.includes(tone));
    return first === undefined
      ? []
      : [{ ink, ground: 'color.headerBg', what: `"${first[0]}" in the header`, least: 4.5 } satisfies Pair];
  };
  return [...pair('color.primaryText', ['ghost', 'secondary']), ...pair('color.danger', ['danger'])];
}

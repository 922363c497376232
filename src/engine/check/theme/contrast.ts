import type { ComposedPage } from '../../compose/compose-page';
import { own, pick } from '../../json';
import * as messages from '../../messages';
import { nearest } from '../../near';
import type { SiteCheck, SitePlace } from '../site-check';
import { colourFor, type Fault, faultsOf, isSame, type Spot, spotsOf, type Theme } from './contrast-faults';
import { type Pair, pairsOf } from './contrast-pairs';
import { seeThroughIn } from './see-through';

/** Text with less contrast cannot be read at any size. */
const readable = 3;

/** Text and graphics with too little contrast, in the theme's own mode and in the other mode. */
export const contrast: SiteCheck = {
  finds: 'words and signs that cannot be told from their ground',
  reads: ({ merchant, pages }) => [merchant, pages.get('shell')],
  look(place) {
    const { theme } = place.composed.merchant;
    if (theme?.tokens === undefined) return;
    const pairs = [...pairsOf(theme), ...headerLinks(place.composed.pages.get('shell'))];
    const judged = {
      theme,
      pairs,
      but: new Set([...misspelt(theme, place), ...seeThroughIn(theme)]),
      mine: place.composed.folder.merchant?.value.theme,
    };
    let left = faultsOf(theme, pairs, judged.but);
    while (left.length > 0) {
      const { spot, faults } = mostToBlame(left, judged);
      tell(spot, faults, judged, place);
      left = left.filter((fault) => !faults.includes(fault));
    }
  },
};

type Judged = {
  readonly theme: Theme;
  readonly pairs: readonly Pair[];
  /** Tokens whose colour is not known. */
  readonly but: ReadonlySet<string>;
  readonly mine: Theme | undefined;
};

/**
 * Tokens that a misspelt name probably means. Their parent's values are not what the brand wants, so they are not
 * checked.
 */
function misspelt(theme: Theme, { catalogue }: SitePlace): ReadonlySet<string> {
  const tokens = pick(pick(pick(pick(catalogue.schemas.merchant, 'properties'), 'theme'), 'properties'), 'tokens');
  const names = Object.keys(Object(pick(tokens, 'properties')));
  const written = [...Object.keys(theme.tokens ?? {}), ...Object.keys(theme.otherMode ?? {})];
  const odd = names.length === 0 ? [] : written.filter((name) => !names.includes(name));
  return new Set(odd.flatMap((name) => nearest(name, names) ?? []));
}

type Blamed = { readonly spot: Spot; readonly faults: readonly Fault[] };

/** The token that causes most faults. The brand's own tokens come first, and text colours before grounds. */
function mostToBlame(faults: readonly Fault[], judged: Judged): Blamed {
  const all = faults.flatMap((fault) => blamable(fault, judged));
  const found = all.map((spot): Blamed => ({ spot, faults: faults.filter((fault) => hasPart(fault, spot, judged)) }));
  const [first = { spot: { part: 'tokens', token: '' }, faults }] = found.toSorted(
    (one, other) => other.faults.length - one.faults.length,
  );
  return first;
}

function blamable(fault: Fault, { theme, mine }: Judged): readonly Spot[] {
  const spots = spotsOf(fault, theme);
  const written = spots.filter(({ part, token }) => own<string>({ ...mine?.[part] }, token) !== undefined);
  return written.length > 0 ? written : spots;
}

function hasPart(fault: Fault, spot: Spot, judged: Judged): boolean {
  return blamable(fault, judged).some((one) => isSame(one, spot));
}

function tell(spot: Spot, faults: readonly Fault[], judged: Judged, place: SitePlace): void {
  const { theme, pairs, but } = judged;
  const [first] = faults;
  const contrast = {
    ratio: Math.min(...faults.map(({ ratio }) => ratio)),
    isError: faults.some(({ pair, ratio }) => ratio < readable && pair.least > readable),
    isOther: faults.every(({ mode }) => mode === 'otherMode'),
  };
  const pathOf = (one: Spot) => ['theme', one.part, one.token];
  if (faults.length === 1 && first !== undefined) {
    const mends = blamable(first, judged).map((one) => ({ spot: one, colour: colourFor(one, theme, pairs, but) }));
    const mend = mends.find(({ colour }) => colour !== undefined);
    const better = mend?.colour === undefined ? undefined : { token: mend.spot.token, colour: mend.colour };
    place.reportSetting(messages.lowContrast(first.pair, contrast, better), pathOf(mend?.spot ?? spot));
    return;
  }
  const what = [...new Set(faults.map(({ pair }) => pair.what))];
  const least = Math.max(...faults.map(({ pair }) => pair.least));
  const better = colourFor(spot, theme, pairs, but);
  place.reportSetting(messages.lostColour(spot.token, { what, least }, contrast, better), pathOf(spot));
}

/** The pairs of buttons and links in a header. Only there do links stand on the header's ground. */
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

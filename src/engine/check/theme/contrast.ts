import type { Page } from '../../config';
import { own, pick } from '../../json';
import * as messages from '../../messages';
import { nearestName } from '../../nearest-name';
import type { CheckContext, SiteCheck } from '../site-check';
import {
  colourFor,
  type Fault,
  faultsOf,
  isSameToken,
  type Theme,
  type ThemeToken,
  themeTokensOf,
} from './contrast-faults';
import { type Pair, pairsOf, textRatio } from './contrast-pairs';
import { seeThroughIn } from './see-through';

/** Text with less contrast cannot be read at any size. */
const readableRatio = 3;

/** Text and graphics with too little contrast, in the theme's own mode and in the other mode. */
export const contrast: SiteCheck = {
  finds: 'words and signs that cannot be told from their ground',
  reads: ({ merchant, pages }) => [merchant, pages.get('shell')],
  run(context) {
    const { theme } = context.composed.merchant;
    if (theme?.tokens === undefined) return;
    const pairs = pairsIn(theme, context.composed.pages.get('shell')?.page);
    const checkedTheme: CheckedTheme = {
      theme,
      pairs,
      unknownTokens: new Set([...meantTokens(theme, context), ...seeThroughIn(theme)]),
      ownTheme: context.composed.folder.merchant?.value.theme,
    };
    let remainingFaults = faultsOf(theme, pairs, checkedTheme.unknownTokens);
    while (remainingFaults.length > 0) {
      const { themeToken, faults } = worstToken(remainingFaults, checkedTheme);
      reportToken(themeToken, faults, checkedTheme, context);
      remainingFaults = remainingFaults.filter((fault) => !faults.includes(fault));
    }
  },
};

type CheckedTheme = {
  readonly theme: Theme;
  readonly pairs: readonly Pair[];
  /** Tokens whose colour is not known. */
  readonly unknownTokens: ReadonlySet<string>;
  /** The theme that the brand itself writes. */
  readonly ownTheme: Theme | undefined;
};

/**
 * Tokens that a misspelt name probably means. Their parent's values are not what the brand wants, so they are not
 * checked.
 */
function meantTokens(theme: Theme, { catalogue }: CheckContext): ReadonlySet<string> {
  const tokens = pick(pick(pick(pick(catalogue.schemas.merchant, 'properties'), 'theme'), 'properties'), 'tokens');
  const names = Object.keys(Object(pick(tokens, 'properties')));
  const writtenTokens = [...Object.keys(theme.tokens ?? {}), ...Object.keys(theme.otherMode ?? {})];
  const unknownNames = names.length === 0 ? [] : writtenTokens.filter((name) => !names.includes(name));
  return new Set(unknownNames.flatMap((name) => nearestName(name, names) ?? []));
}

type BlamedToken = { readonly themeToken: ThemeToken; readonly faults: readonly Fault[] };

/** The token that causes most faults; of equal ones the first, so text colours come before grounds. */
function worstToken(faults: readonly Fault[], checkedTheme: CheckedTheme): BlamedToken {
  const tokens = faults.flatMap((fault) => blamableTokens(fault, checkedTheme));
  const blamedTokens = tokens.map(
    (themeToken): BlamedToken => ({
      themeToken,
      faults: faults.filter((fault) => isBlamableFor(fault, themeToken, checkedTheme)),
    }),
  );
  const [first = { themeToken: { part: 'tokens', token: '' }, faults }] = blamedTokens.toSorted(
    (one, other) => other.faults.length - one.faults.length,
  );
  return first;
}

/** The tokens of a fault that can be changed: the brand's own, or all if none is its own. */
function blamableTokens(fault: Fault, { theme, ownTheme }: CheckedTheme): readonly ThemeToken[] {
  const tokens = themeTokensOf(fault, theme);
  const ownTokens = tokens.filter(({ part, token }) => own<string>({ ...ownTheme?.[part] }, token) !== undefined);
  return ownTokens.length > 0 ? ownTokens : tokens;
}

function isBlamableFor(fault: Fault, themeToken: ThemeToken, checkedTheme: CheckedTheme): boolean {
  return blamableTokens(fault, checkedTheme).some((one) => isSameToken(one, themeToken));
}

function reportToken(
  themeToken: ThemeToken,
  faults: readonly Fault[],
  checkedTheme: CheckedTheme,
  context: CheckContext,
): void {
  const { theme, pairs, unknownTokens } = checkedTheme;
  const [first] = faults;
  const contrast = {
    ratio: Math.min(...faults.map(({ ratio }) => ratio)),
    isError: faults.some(({ pair, ratio }) => ratio < readableRatio && pair.least > readableRatio),
    isOther: faults.every(({ mode }) => mode === 'otherMode'),
  };
  const pathOf = (one: ThemeToken) => ['theme', one.part, one.token];
  if (faults.length === 1 && first !== undefined) {
    const corrections = blamableTokens(first, checkedTheme).map((one) => ({
      themeToken: one,
      colour: colourFor(one, theme, pairs, unknownTokens),
    }));
    const correction = corrections.find(({ colour }) => colour !== undefined);
    const better =
      correction?.colour === undefined ? undefined : { token: correction.themeToken.token, colour: correction.colour };
    context.reportSetting(
      messages.lowContrast(first.pair, contrast, better),
      pathOf(correction?.themeToken ?? themeToken),
    );
    return;
  }
  const what = [...new Set(faults.map(({ pair }) => pair.what))];
  const least = Math.max(...faults.map(({ pair }) => pair.least));
  const better = colourFor(themeToken, theme, pairs, unknownTokens);
  context.reportSetting(messages.lostColour(themeToken.token, { what, least }, contrast, better), pathOf(themeToken));
}

/** The pairs of a theme, with those that the shell's header makes. */
export function pairsIn(theme: Theme, shell: Page | undefined): readonly Pair[] {
  return [...pairsOf(theme), ...headerLinks(shell)];
}

/** The pairs of buttons and links in a header. Only there do links stand on the header's ground. */
function headerLinks(shell: Page | undefined): readonly Pair[] {
  const nodes = shell?.nodes ?? {};
  const headerNodeIds = Object.values(nodes)
    .filter(({ use }) => use === 'shell.header')
    .flatMap(({ slots = {} }) => Object.values(slots).flat());
  const toneOf = (id: string) => {
    const { use, props } = own(nodes, id) ?? {};
    return use === 'nav.link' ? 'ghost' : use === 'action.button' ? (props?.tone ?? 'primary') : undefined;
  };
  const tonesByNode = headerNodeIds.map((id) => [id, toneOf(id)] as const);
  const pair = (ink: string, tones: readonly unknown[]) => {
    const first = tonesByNode.find(([, tone]) => tones.includes(tone));
    return first === undefined
      ? []
      : [{ ink, ground: 'color.headerBg', what: `"${first[0]}" in the header`, least: textRatio } satisfies Pair];
  };
  return [...pair('color.primaryText', ['ghost', 'secondary']), ...pair('color.danger', ['danger'])];
}

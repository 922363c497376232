import { own } from '../../json';
import * as messages from '../../messages';
import type { SiteCheck } from '../site-check';
import { isSameColour, readColour, toHex } from './colour';
import type { Theme } from './contrast-faults';

/** A colour that marks a state, and the colour from which it must differ. */
type StateColour = { readonly token: string; readonly beside: string; readonly what: string };

const stateColours: readonly StateColour[] = [
  { token: 'color.primary', beside: 'color.bg', what: 'where a main button is on the page, and which tab is chosen' },
  {
    token: 'color.primary',
    beside: 'color.surface',
    what: 'where a main button is on a card, and which chip is chosen',
  },
  { token: 'color.footerActive', beside: 'color.footerText', what: 'at which entry of the footer they are' },
  { token: 'color.accent', beside: 'color.footerBg', what: 'a bubble over the footer' },
  { token: 'color.danger', beside: 'color.headerBg', what: 'a count of new messages in the header' },
  { token: 'color.danger', beside: 'color.footerBg', what: 'a count of new messages in the footer' },
  { token: 'color.danger', beside: 'color.success', what: 'what went well and what did not' },
];

/** Colours of a state that equal the colour below or beside them. */
export const sameColours: SiteCheck = {
  finds: 'colours of a state that are those of its ground',
  onlyWarns: true,
  reads: ({ merchant, folder }) => [merchant, folder.merchant],
  run({ composed, reportSetting }) {
    const { theme } = composed.merchant;
    if (theme?.tokens === undefined) return;
    const ownTheme = composed.folder.merchant?.value.theme;
    const reportedTokens = new Set<string>();
    for (const part of ['tokens', 'otherMode'] as const) {
      if (theme[part] === undefined) continue;
      for (const stateColour of stateColours) {
        const sameColour = reportedTokens.has(stateColour.token)
          ? undefined
          : sameColourOf(stateColour, { ...theme.tokens, ...theme[part] });
        if (sameColour === undefined) continue;
        reportedTokens.add(stateColour.token);
        const ownToken = [stateColour.token, stateColour.beside].find(
          (token) => own<string>({ ...ownTheme?.[part] }, token) !== undefined,
        );
        const token = ownToken ?? stateColour.token;
        const themePart = own<string>({ ...theme[part] }, token) === undefined ? 'tokens' : part;
        reportSetting(messages.sameColour(stateColour, { isOther: part === 'otherMode', ...sameColour }), [
          'theme',
          themePart,
          token,
        ]);
      }
    }
  },
};

/** Whether two colours that look the same differ in value; undefined if they do not look the same. */
function sameColourOf(
  { token, beside }: StateColour,
  tokens: NonNullable<Theme['tokens']>,
): { readonly isNearly: boolean } | undefined {
  const [one, other] = [token, beside].map((name) => readColour(own<string>({ ...tokens }, name) ?? ''));
  if (one === undefined || other === undefined || one === 'unmeasured' || other === 'unmeasured') return undefined;
  if (one[3] !== 1 || other[3] !== 1 || !isSameColour(one, other)) return undefined;
  return { isNearly: toHex(one) !== toHex(other) };
}

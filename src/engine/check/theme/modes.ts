import { own } from '../../json';
import * as messages from '../../messages';
import type { SiteCheck } from '../site-check';
import { contrastOf, readColour } from './colour';
import type { Theme } from './contrast-faults';
import { graphicRatio } from './contrast-pairs';

/** A theme that is dark and says it is light, or the reverse, and a second mode as dark or as light as the first. */
export const modes: SiteCheck = {
  finds: 'modes of the theme that are not what they are called',
  onlyWarns: true,
  reads: ({ merchant, folder }) => [merchant, folder.merchant],
  run({ composed, reportSetting }) {
    const { theme } = composed.merchant;
    if (theme?.tokens === undefined) return;
    const ownTheme = composed.folder.merchant?.value.theme;
    const modeOfColours = modeOf(theme.tokens);
    const declaredMode = theme.mode ?? 'dark';
    if (modeOfColours !== undefined && modeOfColours !== declaredMode) {
      const isModeToBlame = ownTheme?.mode !== undefined || own(ownTheme?.tokens, 'color.bg') === undefined;
      reportSetting(
        messages.otherThanMode(declaredMode, modeOfColours),
        isModeToBlame ? ['theme', 'mode'] : ['theme', 'tokens', 'color.bg'],
      );
      return;
    }
    if (theme.otherMode === undefined || modeOfColours === undefined) return;
    if (modeOf({ ...theme.tokens, ...theme.otherMode }) !== modeOfColours) return;
    const isBackgroundSet = own(theme.otherMode, 'color.bg') !== undefined;
    reportSetting(messages.sameMode(modeOfColours, isBackgroundSet), [
      'theme',
      'otherMode',
      ...(isBackgroundSet ? ['color.bg'] : []),
    ]);
  },
};

/**
 * The mode that the colours show: dark if text is lighter than the page. Undefined if both look the same, which is
 * reported by another check.
 */
function modeOf(tokens: NonNullable<Theme['tokens']>): 'dark' | 'light' | undefined {
  const [text, page] = ['color.text', 'color.bg'].map((token) => readColour(own<string>({ ...tokens }, token) ?? ''));
  if (text === undefined || page === undefined || text === 'unmeasured' || page === 'unmeasured') return undefined;
  if (contrastOf(text, page) < graphicRatio) return undefined;
  return contrastOf(text, black) > contrastOf(page, black) ? 'dark' : 'light';
}

const black = [0, 0, 0, 1] as const;

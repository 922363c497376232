import * as messages from '../../messages';
import { amountsOfOthers } from '../settings/currency';
import type { SiteCheck } from '../site-check';
import { filesWithWords, writtenWordsOf } from './written-words';

/** Amounts in a brand's words that carry the sign of another currency than the brand's. */
export const otherMoney: SiteCheck = {
  finds: 'amounts in texts that carry the sign of another currency',
  onlyWarns: true,
  reads: ({ merchant, folder }) => [merchant.locale, merchant.abstract, ...filesWithWords(folder)],
  run({ composed, report }) {
    const { abstract, locale: { currency, symbol = '', languages = {} } = {} } = composed.merchant;
    // A parent's words are for brands of any currency.
    if (abstract === true || currency === undefined) return;
    const ownSigns = [symbol, ...Object.values(languages).map((language) => language.symbol ?? '')];
    for (const { words, origin } of writtenWordsOf(composed.folder)) {
      const amount = /\p{Nd}/u.test(words) ? amountsOfOthers(words, currency, ownSigns)[0] : undefined;
      if (amount !== undefined) report(messages.otherMoney(amount, currency), origin);
    }
  },
};

import { own } from '../../json';
import * as messages from '../../messages';
import { readsPagesAndSettings, type SiteCheck } from '../site-check';
import { meantLanguage } from '../texts/meant-language';
import { comparedNames } from './compared-names';

/** Conditions on `locale.language` that name a language which the merchant does not speak. */
export const languageFacts: SiteCheck = {
  finds: 'conditions that ask for a language that the brand does not speak',
  reads: readsPagesAndSettings,
  run(context) {
    const { composed, catalogue, isRead, report } = context;
    const { abstract, languages: { supported = [] } = {} } = composed.merchant;
    if (!isRead || abstract === true || supported.length === 0) return;
    const spoken = Object.fromEntries(
      Object.entries(catalogue.languages).filter(([language]) => supported.includes(language)),
    );
    for (const { name, origin } of comparedNames('locale.language', context)) {
      // The parent's condition on a language is for those brands that speak it.
      if (supported.includes(name) || !origin.file.path.startsWith(`${composed.id}/`)) continue;
      const isLanguage = own(catalogue.languages, name) !== undefined;
      const near = isLanguage ? undefined : meantLanguage(name, spoken);
      report(messages.conditionOfNoLanguage(name, near, supported), origin);
    }
  },
};

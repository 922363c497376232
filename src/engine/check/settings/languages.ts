import { own } from '../../json';
import * as messages from '../../messages';
import type { SiteCheck } from '../site-check';
import { unknownLanguage } from '../texts/meant-language';

/** Codes that are no language, and a default that players cannot choose. */
export const languages: SiteCheck = {
  finds: 'codes that are no language, and a default language that is not supported',
  run({ composed, catalogue, report, reportSetting }) {
    const { languages: { supported = [], offered = [], default: defaultLanguage } = {}, locale } = composed.merchant;
    const isKnown = (code: string) => own(catalogue.languages, code) !== undefined;
    const settings = [
      ...[...supported.entries()].map(([index, code]) => ({ code, path: ['languages', 'supported', index] })),
      ...[...offered.entries()].map(([index, code]) => ({ code, path: ['languages', 'offered', index] })),
      ...Object.keys(locale?.languages ?? {}).map((code) => ({ code, path: ['locale', 'languages', code] })),
    ];
    for (const { code, path } of settings)
      if (!isKnown(code)) reportSetting(unknownLanguage(code, catalogue.languages), path);
    for (const [code, { file }] of composed.folder.texts)
      if (!isKnown(code)) report(unknownLanguage(code, catalogue.languages, { isFileName: true }), { file, path: [] });
    if (defaultLanguage !== undefined && supported.length > 0 && !supported.includes(defaultLanguage))
      reportSetting(messages.unsupportedDefault(defaultLanguage), ['languages', 'default']);
  },
};

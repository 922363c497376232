import * as messages from '../../messages';
import { ownOrigin } from '../origins';
import type { SiteCheck } from '../site-check';

/** Settings that a brand cannot be served without. */
export const neededSettings: SiteCheck = {
  finds: 'settings that are missing and that a brand cannot be served without',
  run({ composed, report }) {
    const { name, code, languages, abstract } = composed.merchant;
    if (abstract === true) return;
    const missingSettings = [
      ...(name === undefined ? ['name'] : []),
      ...(code ? [] : ['code']),
      ...(languages?.supported?.length ? [] : ['languages.supported']),
      ...(languages?.default ? [] : ['languages.default']),
    ];
    for (const setting of missingSettings) report(messages.missingSetting(setting), ownOrigin(composed, []));
  },
};

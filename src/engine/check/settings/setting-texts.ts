import { analyzeSettings } from '../analyze-settings';
import type { SiteCheck } from '../site-check';

/** Texts and images of merchant.json that are written in a wrong form. */
export const settingTexts: SiteCheck = {
  finds: 'texts and images of merchant.json that are not written as they have to be',
  run({ composed, catalogue, reportSetting }) {
    for (const { path, key, ...finding } of analyzeSettings(composed, catalogue).findings)
      reportSetting(finding, path, key ? 'key' : undefined);
  },
};

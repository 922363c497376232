import * as messages from '../../messages';
import { nearestName } from '../../nearest-name';
import type { SiteCheck } from '../site-check';

/** Register fields whose name nearly matches a field of the parent. No rule of the platform uses such a name. */
export const registerNames: SiteCheck = {
  finds: 'fields of the registration whose name no rule has',
  onlyWarns: true,
  run({ composed, reportSetting }) {
    const known = Object.keys(composed.parent?.merchant.register?.fields ?? {});
    for (const name of Object.keys(composed.folder.merchant?.value.register?.fields ?? {})) {
      const near = known.includes(name) ? undefined : nearestName(name, known);
      if (near !== undefined) reportSetting(messages.fieldWithoutRule(name, near), ['register', 'fields', name], 'key');
    }
  },
};

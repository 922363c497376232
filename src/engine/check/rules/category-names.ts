import { isText, pick } from '../../json';
import * as messages from '../../messages';
import { nearestName } from '../../nearest-name';
import type { SiteCheck } from '../site-check';

/**
 * Category names that nearly match a known one: a description that is never used, or a listed category without a
 * description.
 */
export const categoryNames: SiteCheck = {
  finds: 'categories under a name that is misspelt',
  onlyWarns: true,
  run({ composed, report, reportSetting }) {
    const { parent, folder, merchant } = composed;
    const parentNames = Object.keys(parent?.merchant.categories?.items ?? {});
    const vendors = pick(folder.console?.value, 'vendors');
    const sentNames = Array.isArray(vendors) ? vendors.filter(isText) : [];
    const usedNames = [...sentNames, ...(merchant.categories?.order ?? [])];
    for (const name of Object.keys(folder.merchant?.value.categories?.items ?? {})) {
      const near = parentNames.includes(name) || usedNames.includes(name) ? undefined : nearestName(name, parentNames);
      if (near !== undefined)
        reportSetting(messages.categoryForNobody(name, near), ['categories', 'items', name], 'key');
    }
    const describedNames = Object.keys(merchant.categories?.items ?? {});
    for (const [index, name] of sentNames.entries()) {
      const near = describedNames.includes(name) ? undefined : nearestName(name, describedNames);
      if (near !== undefined && folder.console !== undefined)
        report(messages.vendorOfNone(name, near), { file: folder.console.file, path: ['vendors', index] });
    }
  },
};

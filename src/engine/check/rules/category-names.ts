import { isText, pick } from '../../json';
import * as messages from '../../messages';
import { nearest } from '../../near';
import type { SiteCheck } from '../site-check';

/**
 * Category names that nearly match a known one: a description that is never used, or a listed category without a
 * description.
 */
export const categoryNames: SiteCheck = {
  finds: 'categories under a name that is misspelt',
  look({ composed, report, reportSetting }) {
    const { parent, folder, merchant } = composed;
    const known = Object.keys(parent?.merchant.categories?.items ?? {});
    const listed = pick(folder.console?.value, 'vendors');
    const sent = Array.isArray(listed) ? listed.filter(isText) : [];
    const named = [...sent, ...(merchant.categories?.order ?? [])];
    for (const name of Object.keys(folder.merchant?.value.categories?.items ?? {})) {
      const near = known.includes(name) || named.includes(name) ? undefined : nearest(name, known);
      if (near !== undefined)
        reportSetting(messages.categoryForNobody(name, near), ['categories', 'items', name], true);
    }
    const described = Object.keys(merchant.categories?.items ?? {});
    for (const [index, name] of sent.entries()) {
      const near = described.includes(name) ? undefined : nearest(name, described);
      if (near !== undefined && folder.console !== undefined)
        report(messages.vendorOfNone(name, near), { file: folder.console.file, path: ['vendors', index] });
    }
  },
};

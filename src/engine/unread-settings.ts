import type { Composed } from './compose/compose-site';
import type { Located } from './compose/read-file';
import { own } from './json';
import * as messages from './messages';

/**
 * For a brand that has overlays, but neither a parent nor a home page: the faults of its files and the missing parent.
 * It lacks nearly everything else, so nothing more is reported. Empty for any other brand.
 */
export function withoutParent({ folder, merchant, pages, parent }: Composed): readonly Located[] {
  const file = folder.merchant?.file;
  const hasLostParent =
    parent === undefined && merchant.abstract !== true && folder.overlays.size > 0 && !pages.has('home');
  if (!hasLostParent || file === undefined || folder.leftOutSettings.length > 0) return [];
  return [...folder.findings, { ...messages.noParent(), origin: { file, path: [] } }];
}

/**
 * Whether all settings could be read, here and in every parent. Unreadable settings are guessed for the checks, and
 * such a merchant is never served.
 */
export function isAsWritten({ folder, parent }: Composed): boolean {
  const isRead = folder.merchant?.file.repaired === undefined && folder.leftOutSettings.length === 0;
  return isRead && (parent === undefined || isAsWritten(parent));
}

/**
 * Codes of findings that depend on a setting. If the setting could not be read, they would judge the parent's value.
 */
const codesBySetting: { readonly [setting: string]: readonly string[] } = {
  name: ['missing-setting'],
  code: ['missing-setting', 'shared-code'],
  languages: ['missing-setting', 'missing-translation', 'unspoken-language', 'unsupported-default', 'missing-words'],
  links: ['host-not-allowed'],
  auth: ['narrow-email', 'dead-sign-in', 'encoded-password', 'ticked-terms', 'written-age'],
  brand: ['missing-asset', 'unused-asset'],
  theme: ['low-contrast', 'missing-asset'],
  categories: ['unknown-category'],
  conditions: ['unknown-condition'],
  register: ['unknown-field', 'unread-text', 'left-out-of-order'],
};

/** Whether a finding with this code only follows from a setting that could not be read. */
export function followsFrom(leftOutSettings: readonly string[], code: string): boolean {
  return leftOutSettings.some((setting) => own(codesBySetting, setting)?.includes(code));
}

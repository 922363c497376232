import type { Composed } from './compose/compose-site';
import type { Located } from './compose/read-file';
import { own } from './json';
import * as messages from './messages';

/** A brand that changes pages and has no parent lacks nearly everything. Only the missing parent is told. */
export function withoutParent({ folder, merchant, pages, parent }: Composed): readonly Located[] {
  const file = folder.merchant?.file;
  const isLost = parent === undefined && merchant.abstract !== true && folder.overlays.size > 0 && !pages.has('home');
  if (!isLost || file === undefined || folder.lacks.length > 0) return [];
  return [...folder.findings, { ...messages.noParent(), origin: { file, path: [] } }];
}

/** Settings that cannot be read are guessed, so that the rest can be checked. Such a merchant is never served. */
export function isAsWritten({ folder, parent }: Composed): boolean {
  const isRead = folder.merchant?.file.meant === undefined && folder.lacks.length === 0;
  return isRead && (parent === undefined || isAsWritten(parent));
}

/** Codes that follow from a setting that could not be read. The value that they judge is the parent's. */
const follows: { readonly [setting: string]: readonly string[] } = {
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

/** Whether a finding of this code only follows from a setting that could not be read. */
export function followsFrom(lacks: readonly string[], code: string): boolean {
  return lacks.some((setting) => own(follows, setting)?.includes(code));
}

import type { Catalogue } from '../catalogue';
import type { Composed } from '../compose/compose-site';
import type { JsonPath } from '../json';
import type { Finding } from '../messages';
import type { Origin } from '../parse/config-file';
import type { SiteNames } from './site-names';

/** What a check is given, and the functions by which it reports. */
export type CheckContext = {
  readonly composed: Composed;
  readonly catalogue: Catalogue;
  /**
   * Whether all files of the merchant and its parents are read and composed without an error. If not, a name may only
   * seem to be missing.
   */
  readonly isRead: boolean;
  /**
   * Whether `isRead` holds and nothing is dropped: no change of a node that the same overlay removes, and no key that
   * stands twice. A text or condition that only a dropped part uses would seem to be unused.
   */
  readonly isWhole: boolean;
  readonly report: (finding: Finding, origin: Origin) => void;
  /** Reports at a setting of merchant.json, in the file of the chain that sets it: at its value, or at its key. */
  readonly reportSetting: (finding: Finding, path: JsonPath, target?: 'key') => void;
};

/** One kind of fault in a merchant, and how it is found. */
export type SiteCheck = {
  /**
   * The fault as players or ops would meet it, in a few words. `site-checks.test.ts` requires that they begin and end
   * with a small letter, have 17 characters or more, and differ from those of every other check.
   */
  readonly finds: string;
  /** Examines the merchant and reports faults. */
  readonly run: (context: CheckContext) => void;
  /** It reports warnings alone, so it does not run where only errors are asked for. */
  readonly onlyWarns?: true;
  /**
   * Everything of `composed` that `run` reads. While all of these are the same objects, the last findings are reused
   * and `run` does not run. An edit of a file makes its value a new object, so the value stands for its file. Without
   * `reads`, the check runs each time.
   */
  readonly reads?: (composed: Composed) => readonly unknown[];
};

/**
 * A check that needs the names which pages and settings use. It runs each time, since any change may change the names.
 */
export type NamesCheck = Pick<SiteCheck, 'finds' | 'onlyWarns'> & {
  readonly run: (context: CheckContext & { readonly names: SiteNames }) => void;
  readonly reads?: undefined;
};

/** `reads` of a check of pages and their conditions, in the merchant and its parent. */
export const readsPages = ({ scope, pages, unreadable, parent }: Composed): readonly unknown[] => [
  scope,
  pages,
  [...unreadable].join(),
  parent?.scope,
  parent?.pages,
];

/** `readsPages` and the settings. */
export const readsPagesAndSettings = (composed: Composed): readonly unknown[] => [
  composed.merchant,
  ...readsPages(composed),
];

/** `reads` of a check of settings, conditions and a few pages, in the merchant and its parent. */
export const readsOfPages =
  (ids: readonly string[]) =>
  ({ merchant, scope, pages, parent }: Composed): readonly unknown[] => [
    merchant,
    scope,
    parent?.scope,
    ...ids.flatMap((id) => [pages.get(id), parent?.pages.get(id)]),
  ];

/** `reads` of a check of settings, pages and texts, in the merchant and its parent. */
export const readsPagesAndTexts = (composed: Composed): readonly unknown[] => [
  ...readsPagesAndSettings(composed),
  composed.texts,
  composed.parent?.texts,
];

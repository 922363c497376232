import type { Catalogue } from '../catalogue';
import type { Composed } from '../compose/compose-site';
import type { JsonPath } from '../json';
import type { Finding } from '../messages';
import type { Origin } from '../parse/config-file';
import type { SiteNames } from './site-names';

/** What a check is given, and the functions that take what it found. */
export type SitePlace = {
  readonly composed: Composed;
  readonly catalogue: Catalogue;
  /** Every file of the merchant and its parents could be read, so a name that is missing is missing. */
  readonly isRead: boolean;
  /** Also, no overlay change was lost. Only then may a check report a text or condition as unused. */
  readonly isWhole: boolean;
  readonly report: (finding: Finding, origin: Origin) => void;
  /** Reports at a setting of merchant.json, in the file of the chain that sets it. `key`: at its name. */
  readonly reportSetting: (finding: Finding, path: JsonPath, key?: boolean) => void;
};

/** One thing that can be wrong with a merchant: what it is, and how it is found. */
export type SiteCheck = {
  /**
   * What players or ops would meet, as a line of a list. `site-checks.test.ts` holds that it begins and ends with a small
   * letter, has 17 characters or more, and is said by no other check.
   */
  readonly finds: string;
  /** Looks at the merchant and reports what it finds. */
  readonly look: (place: SitePlace) => void;
  /**
   * Everything of `composed` that `look` reads. While these are the same objects, the findings of the last time stand and
   * `look` does not run. Any edit of a file makes its value another object, so a value stands for its file, too.
   * Without `reads`, the check always runs.
   */
  readonly reads?: (composed: Composed) => readonly unknown[];
};

/** A check that needs the names which pages and settings use. Those depend on everything, so it always runs. */
export type NamesCheck = Pick<SiteCheck, 'finds'> & {
  readonly look: (place: SitePlace & { readonly names: SiteNames }) => void;
  readonly reads?: undefined;
};

/** Pages of a merchant and of its parent, with what their conditions mean. */
export const readsPages = ({ scope, pages, unreadable, parent }: Composed): readonly unknown[] => [
  scope,
  pages,
  [...unreadable].join(),
  parent?.scope,
  parent?.pages,
];

/** The same with the settings. */
export const readsPagesAndSettings = (composed: Composed): readonly unknown[] => [
  composed.merchant,
  ...readsPages(composed),
];

/** The same for a few pages alone. */
export const readsOfPages =
  (ids: readonly string[]) =>
  ({ merchant, scope, pages, parent }: Composed): readonly unknown[] => [
    merchant,
    scope,
    parent?.scope,
    ...ids.flatMap((id) => [pages.get(id), parent?.pages.get(id)]),
  ];

/** Everything that readers of pages see: settings, pages, and texts of the merchant and its parent. */
export const readsPagesAndTexts = (composed: Composed): readonly unknown[] => [
  ...readsPagesAndSettings(composed),
  composed.texts,
  composed.parent?.texts,
];

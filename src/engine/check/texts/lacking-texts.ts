import type { Composed } from '../../compose/compose-site';
import type { TextTable } from '../../config';
import { own } from '../../json';
import { memoTwo } from '../../memo';
import type { PageAnalysis } from '../check-page';
import { hasKey } from '../lookup';

/** Texts that the nodes of a page name and a language has not. A page and a table that are as they were are not held against each other again. */
export function lackingIn(page: PageAnalysis, { texts }: Composed, language: string): ReadonlySet<string> {
  return lacking(page, own(texts, language) ?? noTexts);
}

/** Texts that the nodes of a page name and no language has. */
export function lackingEverywhere(page: PageAnalysis, { texts }: Composed): ReadonlySet<string> {
  const [first, ...others] = Object.values(texts).map((table) => lacking(page, table));
  if (first === undefined) return lacking(page, noTexts);
  return first.size === 0 ? first : new Set([...first].filter((key) => others.every((one) => one.has(key))));
}

const noTexts: TextTable = {};

const lacking = memoTwo(
  ({ needs }: PageAnalysis, table: TextTable): ReadonlySet<string> =>
    new Set(needs.texts.flatMap(({ name }) => (hasKey(table, name) ? [] : [name]))),
);

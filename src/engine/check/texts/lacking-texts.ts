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
export const lackingEverywhere = memoTwo((page: PageAnalysis, texts: Composed['texts']): readonly string[] =>
  Object.values(texts).reduce<readonly string[]>(
    (lacked, table) => (lacked.length === 0 ? lacked : lacked.filter((key) => lacking(page, table).has(key))),
    [...lacking(page, noTexts)],
  ),
);

/** Whether some language lacks a text that the nodes of a page name. */
export const lacksSome = memoTwo((page: PageAnalysis, texts: Composed['texts']): boolean =>
  Object.values(texts).some((table) => lacking(page, table).size > 0),
);

const noTexts: TextTable = {};

const lacking = memoTwo(
  ({ needs }: PageAnalysis, table: TextTable): ReadonlySet<string> =>
    new Set(needs.texts.flatMap(({ name }) => (hasKey(table, name) ? [] : [name]))),
);

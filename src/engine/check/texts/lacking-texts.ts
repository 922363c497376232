import type { Composed } from '../../compose/compose-site';
import { firstTable, hasKey, type TextLayer } from '../../compose/text-layers';
import { own } from '../../json';
import { memoByTwo } from '../../memo';
import type { PageAnalysis } from '../check-page';

/** Keys of the texts that a page's nodes show and a language lacks. */
export function missingTextsIn(page: PageAnalysis, { texts }: Composed, language: string): readonly string[] {
  const layer = own(texts, language);
  return layer === undefined ? page.names.texts : missingKeysIn(page, layer);
}

/** Whether a page's nodes show some text that no language has. */
export function lacksTextEverywhere(page: PageAnalysis, { texts }: Composed): boolean {
  let missingKeys = page.names.texts;
  for (const layer of Object.values(texts)) {
    if (missingKeys.length === 0) return false;
    const missingHere = missingKeysIn(page, layer);
    missingKeys = missingHere.length === 0 ? missingHere : missingKeys.filter((key) => missingHere.includes(key));
  }
  return missingKeys.length > 0;
}

/** Whether some language lacks a text that a page's nodes show. */
export function lacksTextSomewhere(page: PageAnalysis, { texts }: Composed): boolean {
  return Object.values(texts).some((layer) => missingKeysIn(page, layer).length > 0);
}

/** Texts that both the own and the parent's table lack. The parent's part is remembered, and lacks almost nothing. */
function missingKeysIn(page: PageAnalysis, { table, parent: parentLayer }: TextLayer): readonly string[] {
  if (parentLayer === undefined) return missingKeysOf(firstTable(table), page);
  const missingAbove = missingKeysIn(page, parentLayer);
  const ownTable = firstTable(table);
  return missingAbove.length === 0 ? missingAbove : missingAbove.filter((key) => !hasKey(ownTable, key));
}

const missingKeysOf = memoByTwo((layer: TextLayer, { names }: PageAnalysis): readonly string[] => {
  const missingKeys = names.texts.filter((name) => !hasKey(layer, name));
  return missingKeys.length === 0 ? noKeys : missingKeys;
});

const noKeys: readonly string[] = [];

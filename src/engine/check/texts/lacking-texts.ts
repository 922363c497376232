import type { Composed } from '../../compose/compose-site';
import { firstTable, hasKey, type TextLayer } from '../../compose/text-layers';
import { own } from '../../json';
import { memoTwo } from '../../memo';
import type { PageAnalysis } from '../check-page';

/** Keys of the texts that a page's nodes show and a language lacks. */
export function lackingIn(page: PageAnalysis, { texts }: Composed, language: string): readonly string[] {
  const layer = own(texts, language);
  return layer === undefined ? page.names.texts : lacking(page, layer);
}

/** Whether every language lacks some text that a page's nodes show. */
export function lacksEverywhere(page: PageAnalysis, { texts }: Composed): boolean {
  let lacked = page.names.texts;
  for (const layer of Object.values(texts)) {
    if (lacked.length === 0) return false;
    const here = lacking(page, layer);
    lacked = here.length === 0 ? here : lacked.filter((key) => here.includes(key));
  }
  return lacked.length > 0;
}

/** Whether some language lacks a text that a page's nodes show. */
export function lacksSome(page: PageAnalysis, { texts }: Composed): boolean {
  return Object.values(texts).some((layer) => lacking(page, layer).length > 0);
}

/** Texts that both the own and the parent's table lack. The parent's part is remembered, and lacks almost nothing. */
function lacking(page: PageAnalysis, { own: table, above }: TextLayer): readonly string[] {
  if (above === undefined) return lackingOf(firstTable(table), page);
  const lacked = lacking(page, above);
  const here = firstTable(table);
  return lacked.length === 0 ? lacked : lacked.filter((key) => !hasKey(here, key));
}

const lackingOf = memoTwo((layer: TextLayer, { names }: PageAnalysis): readonly string[] => {
  const lacked = names.texts.filter((name) => !hasKey(layer, name));
  return lacked.length === 0 ? none : lacked;
});

const none: readonly string[] = [];

import { conditionScopeOf, type Page, placeOfNode, readCondition, testsOf } from '@/engine';
import type { View } from '../view';

const languageFact = 'locale.language';

/**
 * The language of the view's visitors, where a condition of a node, or of what is around it, asks for it. The node may
 * be one item of several.
 */
export function languageAsked(
  { site, workspace: { catalogue }, factsOf }: View,
  { page, node }: { readonly page: string; readonly node: string },
): string | undefined {
  const config = site.pages[page];
  const scope = conditionScopeOf(site, catalogue);
  const isAsked = (id: string) => {
    const { tree } = readCondition(config?.nodes[id]?.when ?? true, scope);
    return tree !== undefined && testsOf(tree).some(({ path }) => path === languageFact);
  };
  if (config === undefined || !withAround(config, node.split(':')[0] ?? node).some(isAsked)) return undefined;
  const code = String(factsOf(page).get(languageFact));
  return catalogue.languages[code]?.english ?? code;
}

/** A node, and those that it stands in. */
function withAround(page: Page, node: string): readonly string[] {
  const ids: string[] = [];
  for (let id: string | undefined = node; id !== undefined && !ids.includes(id); id = placeOfNode(page, id)?.into)
    ids.push(id);
  return ids;
}

import { conditionScopeOf, layoutFor, type Page, placeOfNode, readCondition, testsOf } from '@/engine';
import { personaWords } from '@/review/compare/words/who-words';
import { personaNames } from '@/review/layouts/persona-visitors';
import { resolvedOf, type View } from '@/review/view';
import type { Seer } from '@/studio/contract';

/** Every kind of visitor, and whether the node shows to them. */
export function seersOf(view: View, { page, node }: { readonly page: string; readonly node: string }): readonly Seer[] {
  const { catalogue } = view.workspace;
  const resolved = resolvedOf(view, page);
  return personaNames(catalogue)
    .filter((name) => !name.endsWith('.pending'))
    .map((persona) => {
      const { nodes } = layoutFor(resolved, view.factsOf(page, persona));
      const seen = Object.entries(nodes).filter(([id]) => id === node || id.startsWith(`${node}:`));
      const isWaiting = seen.every(([, { skeleton }]) => skeleton === true);
      const state = seen.length === 0 ? 'hidden' : isWaiting ? 'waits' : 'shows';
      return { persona, words: personaWords(persona, catalogue), state };
    });
}

const languageFact = 'locale.language';

/** The language of these visitors, where a condition of the node, or of what is around it, asks for it. */
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
  if (config === undefined || !withAround(config, node).some(isAsked)) return undefined;
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

import { type Explanation, explainNode, type Names, reasonOf } from '@/engine';
import { messages } from '../messages';
import { resolvedOf, type View } from '../view';
import { namesOf, nodeLabel } from './labels';

/** The children of a menu, a group or another node: which show, and why the others do not. */
export function childLines(
  view: View,
  { page, node }: { readonly page: string; readonly node: string },
): readonly string[] {
  const { site, platform, workspace } = view;
  const { catalogue } = workspace;
  const nodes = site.pages[page]?.nodes ?? {};
  const childIds = Object.values(nodes[node]?.slots ?? {}).flat();
  if (childIds.length === 0) return [];
  const situation = { site, page: resolvedOf(view, page), platform, catalogue, live: view.factsOf(page) };
  const explanations = childIds.map((id) => explainNode(situation, id));
  const lines = explanations.map((explanation) => {
    const childName = nodeLabel(site, { page, node: explanation.node }, view.language);
    return `  ${childName} ${verdictWords(explanation, namesOf(view).fact)}`;
  });
  const shownCount = explanations.filter(({ verdict }) => verdict === 'shows').length;
  return [messages.holds(shownCount, childIds.length), ...lines];
}

function verdictWords(explanation: Explanation, about: Names['fact']): string {
  if (explanation.verdict === 'shows') return 'shows.';
  const reason = reasonOf(explanation, about);
  return reason === '' ? 'does not show.' : `does not show: ${reason}`;
}

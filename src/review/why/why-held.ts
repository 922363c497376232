import { type Explanation, explainNode, type Names, reasonOf } from '@/engine';
import { messages } from '../messages';
import { resolvedOf, type View } from '../view';
import { namesIn, nodeIn } from './called';

/** The children of a menu, a group or another node: which show, and why the others do not. */
export function heldLines(
  view: View,
  { page, node }: { readonly page: string; readonly node: string },
): readonly string[] {
  const { site, platform, workspace } = view;
  const { catalogue } = workspace;
  const nodes = site.pages[page]?.nodes ?? {};
  const held = Object.values(nodes[node]?.slots ?? {}).flat();
  if (held.length === 0) return [];
  const situation = { site, page: resolvedOf(view, page), platform, catalogue, live: view.factsOf(page) };
  const explained = held.map((id) => explainNode(situation, id));
  const lines = explained.map((explanation) => {
    const called = nodeIn(site, { page, node: explanation.node }, view.language);
    return `  ${called} ${verdictWords(explanation, namesIn(view).fact)}`;
  });
  const shown = explained.filter(({ verdict }) => verdict === 'shows').length;
  return [messages.holds(shown, held.length), ...lines];
}

function verdictWords(explanation: Explanation, about: Names['fact']): string {
  if (explanation.verdict === 'shows') return 'shows.';
  const reason = reasonOf(explanation, about);
  return reason === '' ? 'does not show.' : `does not show: ${reason}`;
}

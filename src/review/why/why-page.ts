import { isObject, livePage, visibilityFor } from '@/engine';
import { personaWords } from '../compare/words/who-words';
import { messages } from '../messages';
import { resolvedOf, type View } from '../view';
import { namesIn } from './called';
import { heldLines } from './why-held';

/** The addresses of a page, and the links that lead this visitor to it. */
export function pageLines(view: View, page: string): readonly string[] {
  const { site } = view;
  const ways = Object.keys(site.pages).flatMap((from) => waysFrom(view, from, page));
  const names = (isSeen: boolean) => [...new Set(ways.filter((way) => way.isSeen === isSeen).map(({ name }) => name))];
  const [seen, hidden] = [names(true), names(false)];
  if (site.pages[page]?.kind === 'shell')
    return [messages.frame, ...heldLines(view, { page, node: site.pages[page]?.root ?? 'page' })];
  const answers = messages.answersAt(namesIn(view).page(page), site.pages[page]?.paths ?? []);
  if (page === 'home') return [answers]; // Every visit starts at home, so no link is listed.
  const who = personaWords(view.persona, view.workspace.catalogue);
  return [
    answers,
    seen.length === 0 ? messages.notLedTo(who) : messages.ledTo(seen, who),
    ...(hidden.length === 0 ? [] : [messages.hiddenWays(hidden, who)]),
  ];
}

type Way = { readonly name: string; readonly isSeen: boolean };

/**
 * Nodes of one page that lead to another. `isSeen`: the visitor has access to the page, and all ancestors of the node
 * show.
 */
function waysFrom(view: View, from: string, to: string): readonly Way[] {
  const facts = view.factsOf(from);
  const { nodes, access, root } = livePage(resolvedOf(view, from));
  const ways: Way[] = [];
  const visit = (id: string, isAround: boolean) => {
    const node = nodes.get(id);
    if (node === undefined) return;
    const isSeen = isAround && visibilityFor(node, facts) === 'show';
    if ([...node.actions.values()].flat().some((action) => leadsTo(action, to)))
      ways.push({ name: namesIn(view).node(id, from), isSeen });
    for (const held of [...node.slots.values()].flat()) visit(held, isSeen);
  };
  visit(root, access.judge(facts).verdict === 'open');
  return ways;
}

function leadsTo(action: unknown, page: string): boolean {
  return isObject(action) && (action.to === page || action.page === page);
}

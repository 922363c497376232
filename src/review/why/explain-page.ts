import { isObject, livePage, visibilityFor } from '@/engine';
import { personaWords } from '../compare/words/who-words';
import { messages } from '../messages';
import { resolvedOf, type View } from '../view';
import { childLines } from './child-lines';
import { namesOf } from './labels';

/**
 * The addresses of a page, and the links to it: those that this visitor sees, and those that are hidden. Of the shell,
 * its children instead.
 */
export function explainPage(view: View, page: string): readonly string[] {
  const { site } = view;
  if (site.pages[page]?.kind === 'shell')
    return [messages.frame, ...childLines(view, { page, node: site.pages[page]?.root ?? 'page' })];
  const answers = messages.answersAt(namesOf(view).page(page), site.pages[page]?.paths ?? []);
  if (page === 'home') return [answers]; // Players come to home without a link, so none is listed.
  const links = Object.keys(site.pages).flatMap((from) => linksFrom(view, from, page));
  const names = (isSeen: boolean) => [
    ...new Set(links.filter((link) => link.isSeen === isSeen).map(({ name }) => name)),
  ];
  const [seenNames, hiddenNames] = [names(true), names(false)];
  const who = personaWords(view.persona, view.workspace.catalogue);
  return [
    answers,
    seenNames.length === 0 ? messages.notLedTo(who) : messages.ledTo(seenNames, who),
    ...(hiddenNames.length === 0 ? [] : [messages.hiddenWays(hiddenNames, who)]),
  ];
}

type LinkNode = { readonly name: string; readonly isSeen: boolean };

/**
 * Nodes of one page that lead to another. `isSeen`: the visitor has access to the page, and the node and all its
 * ancestors show.
 */
function linksFrom(view: View, from: string, to: string): readonly LinkNode[] {
  const facts = view.factsOf(from);
  const { nodes, access, root } = livePage(resolvedOf(view, from));
  const links: LinkNode[] = [];
  const visit = (id: string, isParentSeen: boolean) => {
    const node = nodes.get(id);
    if (node === undefined) return;
    const isSeen = isParentSeen && visibilityFor(node, facts) === 'show';
    if ([...node.actions.values()].flat().some((action) => leadsTo(action, to)))
      links.push({ name: namesOf(view).node(id, from), isSeen });
    for (const child of [...node.slots.values()].flat()) visit(child, isSeen);
  };
  visit(root, access.judge(facts).verdict === 'open');
  return links;
}

function leadsTo(action: unknown, page: string): boolean {
  return isObject(action) && (action.to === page || action.page === page);
}

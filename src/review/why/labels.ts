import type { FactDeclaration, LayoutNodeView, Names, Site } from '@/engine';
import { nameOf, pageName } from '../compare/words/words-of';
import type { View } from '../view';

/** How `why` names pages and nodes: by their words and by their id. */
export function namesOf({ site, language, workspace }: View): Names {
  return {
    page: (page) => pageLabel(site, page, language),
    node: (node, page) => `${nodeLabel(site, { page, node }, language)} on ${pageLabel(site, page, language)}`,
    fact: (path) => factSentence(workspace.catalogue.facts[path]),
  };
}

/**
 * The first clause of a boolean fact's description, for use inside another sentence; undefined if it does not fit in.
 */
function factSentence(fact: FactDeclaration | undefined): string | undefined {
  if (fact?.type !== 'boolean') return undefined;
  const sentence = fact.doc.split(/[;:.](?: |$)/)[0] ?? '';
  return /^(?:An?|Every|Players|The|There|This) /.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : undefined;
}

/** `'Log in' (login)`. The frame around every page has no title. */
export function pageLabel(site: Site, page: string, language: string): string {
  if (site.pages[page]?.kind === 'shell') return `the frame of every page (${page})`;
  return pageName(page, site, language);
}

/** `'Inbox' (inbox)`, or `"team"` for a node without words. */
export function nodeLabel(
  site: Site,
  { page, node }: { readonly page: string; readonly node: string },
  language: string,
): string {
  const config = site.pages[page]?.nodes[node] ?? site.pages[page]?.nodes[node.split(':')[0] ?? node];
  const name = nameOf(node, layoutNodeOf(config), site, language);
  return name === node ? `"${node}"` : `${name} (${node})`;
}

/** A node of config in the form of a layout's node. */
export function layoutNodeOf(config: Site['pages'][string]['nodes'][string] | undefined): LayoutNodeView | undefined {
  if (config === undefined) return undefined;
  return { use: config.use, ...(config.props === undefined ? {} : { props: config.props }) };
}

import type { FactDeclaration, LayoutNodeView, Names, Site } from '@/engine';
import { nameOf, pageName } from '../compare/words/words-of';
import type { View } from '../view';

/** How `why` names pages and nodes: by their words and by their id. */
export function namesIn({ site, language, workspace }: View): Names {
  return {
    page: (page) => pageIn(site, page, language),
    node: (node, page) => `${nodeIn(site, { page, node }, language)} on ${pageIn(site, page, language)}`,
    fact: (path) => factIn(workspace.catalogue.facts[path]),
  };
}

/** The first sentence of a fact's description, for use inside another sentence. */
function factIn(fact: FactDeclaration | undefined): string | undefined {
  if (fact?.type !== 'boolean') return undefined;
  const says = fact.doc.split(/[;:.](?: |$)/)[0] ?? '';
  return /^(?:An?|Every|Players|The|There|This) /.test(says) ? says.charAt(0).toLowerCase() + says.slice(1) : undefined;
}

/** `'Log in' (login)`. The frame around every page has no title. */
export function pageIn(site: Site, page: string, language: string): string {
  if (site.pages[page]?.kind === 'shell') return `the frame of every page (${page})`;
  return pageName(page, site, language);
}

/** `'Inbox' (inbox)`, or `"team"` for a node without words. */
export function nodeIn(
  site: Site,
  { page, node }: { readonly page: string; readonly node: string },
  language: string,
): string {
  const config = site.pages[page]?.nodes[node] ?? site.pages[page]?.nodes[node.split(':')[0] ?? node];
  const name = nameOf(node, viewOf(config), site, language);
  return name === node ? `"${node}"` : `${name} (${node})`;
}

/** A node of config in the form of a layout's node. */
export function viewOf(config: Site['pages'][string]['nodes'][string] | undefined): LayoutNodeView | undefined {
  if (config === undefined) return undefined;
  return { use: config.use, ...(config.props === undefined ? {} : { props: config.props }) };
}

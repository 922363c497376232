import type { FactDeclaration, LayoutNodeView, Names, Site } from '@/engine';
import { nameOf, pageName } from '../compare/words/words-of';
import type { View } from '../view';

/** What `why` calls pages and nodes: as players read them, and by the name that config has for them. */
export function namesIn({ site, language, workspace }: View): Names {
  return {
    page: (page) => pageIn(site, page, language),
    node: (node, page) => `${nodeIn(site, { page, node }, language)} on ${pageIn(site, page, language)}`,
    fact: (path) => factIn(workspace.catalogue.facts[path]),
  };
}

/** What it says where it is true: the first sentence about it, within another one. */
function factIn(fact: FactDeclaration | undefined): string | undefined {
  if (fact?.type !== 'boolean') return undefined;
  const says = fact.doc.split(/[;:.](?: |$)/)[0] ?? '';
  return /^(?:An?|Every|Players|The|There|This) /.test(says) ? says.charAt(0).toLowerCase() + says.slice(1) : undefined;
}

/** `'Log in' (login)`; what stands around every page has no title. */
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

/** A node of config as one of a layout. */
export function viewOf(config: Site['pages'][string]['nodes'][string] | undefined): LayoutNodeView | undefined {
  if (config === undefined) return undefined;
  return { use: config.use, ...(config.props === undefined ? {} : { props: config.props }) };
}

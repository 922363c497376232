import { hashText } from '@/engine';
import type { BrandState, Change } from '@/review/compare/change';
import { type BrandHtml, openBrandHtml, type RenderVisitor } from '@/review/html/brand-html';
import type { CausedChange } from '../causes/find-causes';
import {
  type DrawnScreen,
  drawingOf,
  eachScreen,
  isFailed,
  type ScreenSearch,
  shownWith,
  widgetOf,
} from './drawn-screens';
import { englishWords } from './english-words';
import { type Fault, faultNames, faultsOf, foreignWords, keyTest } from './screen-faults';

type Search = Omit<ScreenSearch, 'withOpened'> & { readonly render: RenderVisitor };

/** What is wrong with the screens of a brand as they are, each kind a group of its own. */
export async function brandFaults(state: BrandState, search: Search): Promise<readonly CausedChange[]> {
  const html = await openBrandHtml(state, search.catalogue);
  const found: CausedChange[] = [];
  const pages = Object.keys(state.site.pages).filter(search.filter.includesPage);
  try {
    // Not with `opened`: open menus stand side by side in that HTML, so links of two menus would look like twins.
    await eachScreen(state, pages, { ...search, withOpened: false }, async (screen) => {
      found.push(...(await faultsOn(screen, html, search)).map((fault) => caused(fault, screen)));
    });
    return found;
  } finally {
    await html.close();
  }
}

async function faultsOn(
  screen: DrawnScreen,
  html: BrandHtml,
  { render, catalogue, onStep }: Search,
): Promise<readonly Fault[]> {
  const [visitor] = screen.visitors;
  if (visitor === undefined) return [];
  const { draw, read } = drawingOf(screen, visitor, { html, catalogue });
  const drawn = await draw(render);
  if (isFailed(drawn)) await onStep('failed');
  const { page, language, layout } = screen;
  const { nodes } = layout.layout;
  const { site } = page.brand;
  const ofConfig = [...foreignWords(nodes, language), ...englishWords(nodes, { language, site, catalogue })];
  return [...faultsOf(read(drawn), keyTest(site)), ...ofConfig];
}

/** The same fault of the same node is one, wherever the node stands. */
function caused({ kind, node, does }: Fault, screen: DrawnScreen): CausedChange {
  const { page, language, layout, visitors } = screen;
  const change: Change = { kind: 'look', node, name: widgetOf(screen, node), does };
  const after = hashText(JSON.stringify([kind, node, does]));
  const layouts = { before: { ...layout, hashIn: () => '' }, after: { ...layout, hashIn: () => after } };
  const difference = { brand: page.brand.site.id, page: page.page.page, language, visitors, layouts };
  return {
    kind: 'screen',
    difference: { ...difference, changes: [change], ...shownWith(screen) },
    change: 0,
    visitors,
    causes: [],
    fault: faultNames[kind],
  };
}

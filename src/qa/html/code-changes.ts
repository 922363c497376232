import type { BrandState } from '@/review/compare/change';
import type { Pair } from '@/review/compare/compare-nodes';
import { resolvedPage } from '@/review/compare/resolved-page';
import { type BrandHtml, openBrandHtml, type RenderVisitor } from '@/review/html/brand-html';
import type { CausedChange } from '../causes/find-causes';
import type { ConfigEdit } from '../edits/config-edits';
import type { PageScreens } from '../screens/page-screens';
import {
  type DrawnScreen,
  drawingOf,
  eachScreen,
  isFailed,
  type ScreenSearch,
  shownWith,
  widgetOf,
} from './drawn-screens';
import { type NodeChange, outlineChanges } from './outline-changes';
import { type CodeWithout, type FoundChange, withFewestFiles } from './take-back';

/** The storefront's code before and now, and the files that differ. */
export type StorefrontCode = {
  /** Names the content of both. */
  readonly id: string;
  readonly render: Pair<RenderVisitor>;
  readonly edits: readonly ConfigEdit[];
  /** Those of the edits that a widget is made of; of `''`, those that every page is made of. */
  readonly editsOf: (use: string) => readonly ConfigEdit[];
  readonly without: CodeWithout;
};

type Search = Omit<ScreenSearch, 'withOpened'> & { readonly code: StorefrontCode };

/**
 * Draws the screens of a brand, as it is now, by the code before and by that of now. As the config is the same, the
 * code alone makes what differs; files are taken back to find which of them.
 */
export async function codeChanges(state: BrandState, search: Search): Promise<readonly CausedChange[]> {
  const { code, catalogue, filter, onStep } = search;
  const pages = Object.keys(state.site.pages).filter(
    (id) => filter.includesPage(id) && isTouched(resolvedPage(state, id, catalogue), code),
  );
  if (pages.length === 0) return [];
  const html = await openBrandHtml(state, catalogue);
  try {
    const found: FoundChange[] = [];
    const isWhole = await eachScreen(state, pages, { ...search, withOpened: true }, async (screen) => {
      found.push(...(await changesOf(screen, html, search)));
    });
    if (!isWhole) return found.map(({ caused }) => caused);
    return await withFewestFiles(found, async (edits) => ((await onStep('files')) ? code.without(edits) : undefined));
  } finally {
    await html.close();
  }
}

function isTouched({ nodes }: PageScreens['page'], { editsOf }: StorefrontCode): boolean {
  return ['', ...Object.values(nodes).map(({ use }) => use)].some((use) => editsOf(use).length > 0);
}

async function changesOf(
  screen: DrawnScreen,
  html: BrandHtml,
  { code, catalogue, onStep }: Search,
): Promise<readonly FoundChange[]> {
  const [visitor] = screen.visitors;
  if (visitor === undefined) return [];
  const { draw, read } = drawingOf(screen, visitor, { html, catalogue });
  const before = await draw(code.render.before);
  const changesBy = onceEach(async (render) => {
    const after = await draw(render);
    if (isFailed(before) && isFailed(after)) await onStep('failed');
    if (before === after) return [];
    return outlineChanges({ before: read(before), after: read(after) }, screen.language, (node) =>
      widgetOf(screen, node),
    );
  });
  const changes = await changesBy(code.render.after);
  return changes.flatMap((change) => causedBy(change, screen, code).map((caused) => ({ caused, changesBy })));
}

function onceEach<T>(make: (render: RenderVisitor) => Promise<T>): (render: RenderVisitor) => Promise<T> {
  const made = new Map<RenderVisitor, Promise<T>>();
  return (render) => {
    const result = made.get(render) ?? make(render);
    made.set(render, result);
    return result;
  };
}

function causedBy(
  { node, before, after, changes }: NodeChange,
  screen: DrawnScreen,
  { edits, editsOf }: StorefrontCode,
): readonly FoundChange['caused'][] {
  const { page, language, layout, visitors } = screen;
  const ofWidget = editsOf(widgetOf(screen, node));
  const layouts = { before: { ...layout, hashIn: () => before }, after: { ...layout, hashIn: () => after } };
  const difference = {
    ...{ brand: page.brand.site.id, page: page.page.page, language, visitors, layouts, changes },
    ...shownWith(screen),
  };
  const causes = ofWidget.length > 0 ? ofWidget : edits;
  return changes.map((_, change) => ({ kind: 'screen', difference, change, visitors, causes }));
}

import type { Catalogue } from '../catalogue';
import { type ComposedPage, composePage } from '../compose/compose-page';
import type { Overlay, Page } from '../config';
import { overlayFor } from './overlay-for';
import { rewriteJson } from './rewrite-json';

/** A page of a merchant, and the parent's page that it changes. */
export type PageInChain = { readonly page: ComposedPage; readonly parent?: ComposedPage };

export type PageFileInput = PageInChain & {
  readonly merchant: string;
  readonly wished: Page;
  /** Nodes that somebody moved: they are placed anew rather than their neighbours. */
  readonly touched?: readonly string[];
  readonly catalogue: Catalogue;
};

/** A file of a merchant, by its path below the folder of merchants. */
export type PageFile = { readonly path: string; readonly text: string };

/**
 * The merchant's own file of a page, with the fewest changes that make the page the wished one. A merchant without a
 * file of that page gets an overlay. Undefined if its file has a fault, or if no overlay can say the wish.
 */
export function pageFileFor({
  merchant,
  page,
  parent,
  wished,
  touched,
  catalogue,
}: PageFileInput): PageFile | undefined {
  const own = ownLayer(page, merchant);
  if (own !== undefined && 'id' in own.value) return rewritten(own.file.path, own.file.text, wished);
  const inherited = own === undefined ? page : parent;
  if (inherited === undefined) return undefined;
  const [path, text] = own === undefined ? newOverlay(merchant, page.id) : [own.file.path, own.file.text];
  const said: Overlay = own !== undefined && !('id' in own.value) ? own.value : { format: 1, page: page.id };
  const input = { parent: inherited, overlay: said, wished, catalogue };
  const overlay = overlayFor(touched === undefined ? input : { ...input, touched });
  return overlay && rewritten(path, text, own === undefined ? { $schema, ...overlay } : overlay);
}

/** The nodes that a merchant's own overlay takes away from its parent's page. */
export function removedByOwn({ page }: PageInChain, merchant: string): readonly string[] {
  const layer = ownLayer(page, merchant);
  return layer === undefined || 'id' in layer.value ? [] : (layer.value.remove ?? []);
}

/** The page without one removal of the merchant's own overlay: the node is back, with what stood in it. */
export function withRestored(chain: PageInChain, merchant: string, id: string, catalogue: Catalogue): Page {
  const layer = ownLayer(chain.page, merchant);
  if (layer === undefined || 'id' in layer.value || chain.parent === undefined) return chain.page.page;
  const { file, value } = layer;
  const remove = (value.remove ?? []).filter((other) => other !== id);
  return composePage(chain.parent, { file, value: { ...value, remove } }, catalogue).page;
}

function ownLayer(page: ComposedPage, merchant: string) {
  const layer = page.layers.at(-1);
  return layer?.file.path.startsWith(`${merchant}/`) === true ? layer : undefined;
}

const $schema = '../../../schemas/overlay.schema.json';

/** Where a merchant says what it changes of a page, and a file there that changes nothing. */
function newOverlay(merchant: string, page: string): readonly [path: string, text: string] {
  const lines = [`"$schema": "${$schema}"`, '"format": 1', `"page": ${JSON.stringify(page)}`];
  return [`${merchant}/overlays/${page}.json`, `{\n  ${lines.join(',\n  ')}\n}\n`];
}

function rewritten(path: string, text: string, value: Overlay | Page): PageFile | undefined {
  const next = rewriteJson(text, { ...value });
  return next === undefined ? undefined : { path, text: next };
}

import type { RenderInput, RenderOutput } from '@/storefront/contract/boot';
import { createWidgetLoader } from '@/storefront/renderer/widget-loader';
import { firstQueries } from './document/first-queries';
import { renderGuest } from './document/render-guest';
import { registry } from './registry';

export type { Boot, RenderInput, RenderOutput, Route } from '@/storefront/contract/boot';
export type { PublicMerchant } from '@/storefront/contract/public-merchant';
export { headScript } from './document/head-script';

/** Widgets of the server, loaded once for all requests. */
const widgets = createWidgetLoader(registry);

/**
 * The guest's first HTML of a page with its data. Loads the widgets and asks the page's queries in parallel, within
 * `timeoutMs` in all. A query that does not come, or a widget that throws, leaves a skeleton; the browser tries again.
 */
export function renderStorefront(input: RenderInput): Promise<RenderOutput> {
  return renderGuest(input, { queries: firstQueries, widgets });
}

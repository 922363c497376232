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
 * The guest's first HTML of a page with its data: widgets loaded, the queries of the page asked side by side within `timeoutMs` in all, and
 * skeletons in the place of what did not come. A widget that throws leaves its skeleton too; the browser tries it again.
 */
export function renderStorefront(input: RenderInput): Promise<RenderOutput> {
  return renderGuest(input, { queries: firstQueries, widgets });
}

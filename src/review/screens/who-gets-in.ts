import { type Facts, livePage, type ResolvedPage } from '@/engine';
import { openView, resolvedOf, siteOf } from '../view';
import { openMerchant } from '../workspace/workspace';

/** A page with an address, and the first of the given personas that has access. */
export type PageOpenTo = { readonly page: string; readonly path: string; readonly persona: string };

/** The pages of a merchant to which one of these personas has access, each with the first one. */
export async function pagesOpenTo(merchant: string, personas: readonly string[]): Promise<readonly PageOpenTo[]> {
  const workspace = await openMerchant(merchant);
  const view = await openView(workspace, siteOf(merchant, workspace), {});
  return Object.entries(view.site.pages).flatMap(([page, { paths = [] }]) => {
    const path = paths.find((one) => !one.includes(':'));
    const persona = firstWhoGetsIn(resolvedOf(view, page), personas, (name) => view.factsOf(page, name));
    return path === undefined || persona === undefined ? [] : [{ page, path, persona }];
  });
}

/** The first persona with access to a page. The engine decides: access may depend on a setting of the console. */
export function firstWhoGetsIn(
  page: ResolvedPage,
  personas: readonly string[],
  factsOf: (persona: string) => Facts,
): string | undefined {
  const { access } = livePage(page);
  return personas.find((name) => access.judge(factsOf(name)).verdict === 'open');
}

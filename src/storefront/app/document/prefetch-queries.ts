import { bindFacts, factValue, type LiveNode, type LivePage, livePage } from '@/engine/live';
import { styleOf } from '@/storefront/contract/merchant-locale';
import { createGateway } from '@/storefront/platform/gateway/create-gateway';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import type { QuerySpec } from '@/storefront/platform/gateway/queries/query';
import { queryScopeOf } from '@/storefront/platform/session/query-scope';
import { resolveProps } from '@/storefront/renderer/resolve-props';
import { serverVisibility } from '@/storefront/renderer/use-visibility';
import type { QueryTable } from '@/storefront/renderer/widget';
import type { AppRuntime } from '../app-runtime';

type Options = { readonly table: QueryTable; readonly search: string; readonly timeoutMs: number };

/**
 * Asks the queries of a guest's first screen in parallel, within the time. The browser asks for the rest. Gives the
 * number of queries still without an answer, which a later rendering may have.
 */
export async function prefetchQueries(app: AppRuntime, { table, search, timeoutMs }: Options): Promise<number> {
  const specs = [app.boot.shell, app.boot.page].flatMap((page) => queriesOf(app, livePage(page), { table, search }));
  const specsByKey = new Map(
    specs.filter(({ enabled }) => enabled !== false).map((spec) => [JSON.stringify(spec.queryKey), spec]),
  );
  if (specsByKey.size === 0) return 0;
  const requests = Promise.all([...specsByKey.values()].map((spec) => app.queries.prefetchQuery({ ...spec })));
  await Promise.race([requests, wait(timeoutMs)]);
  await app.queries.cancelQueries();
  return [...specsByKey.values()].filter(({ queryKey }) => isUnanswered(app.queries.getQueryState(queryKey))).length;
}

/**
 * Whether a query is still open. A refusal counts as answered: status 4xx except 429, or the code of a module that the
 * merchant lacks.
 */
function isUnanswered(state: { readonly status: string; readonly error: unknown } | undefined): boolean {
  if (state?.status === 'success') return false;
  const error = state?.error;
  if (!isGatewayError(error) || error.code === 'malformed') return true;
  const isRefused = error.status >= 400 && error.status < 500 && error.status !== 429;
  return !isRefused && error.code !== 'function.not.available';
}

function queriesOf(
  app: AppRuntime,
  page: LivePage,
  { table, search }: Omit<Options, 'timeoutMs'>,
): readonly QuerySpec<unknown>[] {
  const { boot, texts } = app;
  const { merchant, language } = boot;
  const gateway = createGateway(queryScopeOf({ session: undefined, merchant: merchant.code, language }), app.call);
  const context = { gateway, search: new URLSearchParams(search), games: merchant.games };
  const textSource = {
    translate: (key: string) => texts.t(key),
    language,
    fallback: merchant.languages.default,
    digits: styleOf(merchant.locale, language).digits,
    assets: boot.assets,
  };
  return visibleToGuest(app, page).flatMap((node) => {
    const queries = table[node.use];
    if (queries === undefined) return [];
    try {
      const props = Object(bindFacts(node.props, (path) => factValue(app.facts.server, path)));
      return queries(resolveProps(props, textSource), context);
    } catch (error) {
      console.error(queriesFailed(node.id), error);
      return []; // The widget asks by itself in the browser.
    }
  });
}

/** The nodes that a guest sees, from the root down. */
function visibleToGuest(app: AppRuntime, page: LivePage, id = page.root): readonly LiveNode[] {
  const node = page.nodes.get(id);
  if (node === undefined || node.audience === 'member') return [];
  if (serverVisibility(node, app.facts.server) === 'hide') return [];
  return [node, ...[...node.slots.values()].flat().flatMap((child) => visibleToGuest(app, page, child))];
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

function queriesFailed(node: string): string {
  return `The first queries of node "${node}" threw, so its data comes only once a browser asks. See the error for the cause.`;
}

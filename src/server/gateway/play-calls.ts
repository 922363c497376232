import type { Site } from '@/engine';
import { firstCalls } from '@/storefront/generated/wire/calls';

/** Calls that open a game; those that move money carry an id (`once`). */
const games: ReadonlySet<string> = new Set(['launchGame', 'gameTrialLaunch']);

type Row = { readonly method: string; readonly pattern: RegExp; readonly isPlay: boolean };

/**
 * Whether a request opens a game or moves money. The wire contract says so of its own calls, at their own paths and at those of a merchant's
 * config. Of a call that it does not know, whatever changes something counts as money, and whatever launches as a game.
 */
export function createPlayCalls(): (site: Site, method: string, path: string) => Promise<boolean> {
  const rowsBySite = new WeakMap<Site, Promise<readonly Row[]>>();
  return async (site, method, path) => {
    if (method === 'OPTIONS') return false;
    const reading = rowsBySite.get(site) ?? rowsOf(site);
    rowsBySite.set(site, reading);
    const verb = method === 'HEAD' ? 'GET' : method;
    const known = (await reading).find((row) => row.method === verb && row.pattern.test(path));
    return known?.isPlay ?? (verb !== 'GET' || /launch/i.test(path));
  };
}

async function rowsOf({ merchant }: Site): Promise<readonly Row[]> {
  const { laterCalls } = await import('@/storefront/generated/wire/later-calls');
  const own = merchant.gateway?.paths ?? {};
  return Object.entries({ ...firstCalls, ...laterCalls }).flatMap(([name, call]) => {
    if (call === undefined) return [];
    const isPlay = call.money === true || games.has(name);
    const paths = [...new Set([call.path, own[name] ?? call.path])];
    return paths.map((path) => ({ method: call.method, pattern: toPattern(path), isPlay }));
  });
}

/** `/lgw/orders/detail/{id}` as an expression of whole paths. */
function toPattern(path: string): RegExp {
  const parts = path.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}

import { serveArt } from './art/serve-art';
import { serveControl } from './control/serve-control';
import { receiptFolder, serveReceipt } from './deposit/receipts';
import { serveBank } from './deposit/serve-bank';
import { environmentOf } from './environment';
import { serveGames } from './games/serve-games';
import type { Sandbox, SandboxOptions } from './options';
import { serveGateway } from './serve/serve-gateway';
import { auditLedger } from './store/audit-ledger';
import { openStore } from './store/open-store';

/**
 * The platform, embedded: the calls of the wire contract below /wps, /lgw and /lotto/lgw, pictures below
 * /sandbox-assets, games below /sandbox-games, its bank below /sandbox-bank, its controls below /__sandbox. Rejects
 * where the database cannot be opened.
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const store = await openStore(options.db);
  const environment = environmentOf(options, store);
  const gateway = serveGateway(environment);
  const serve = async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(receiptFolder)) return serveReceipt(store, pathname);
    if (pathname.startsWith('/sandbox-assets/')) return serveArt(pathname);
    if (pathname.startsWith('/sandbox-games/')) return serveGames(environment, request);
    if (pathname.startsWith('/sandbox-bank/')) return serveBank(environment, request);
    if (pathname === '/__sandbox' || pathname.startsWith('/__sandbox/')) return serveControl(environment, request);
    return gateway.fetch(request);
  };
  return {
    fetch: async (request) => (await serve(request)) ?? new Response('Not found', { status: 404 }),
    ask: gateway.ask,
    audit: () => auditLedger(store),
    close: store.close,
  };
}

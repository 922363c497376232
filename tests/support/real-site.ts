import { resolve } from 'node:path';
import { setImmediate as nextTask } from 'node:timers/promises';
import { createSiteLoader, normalizePlatform, resolvePage } from '@/engine';
import { createSandbox } from '@/sandbox';
import { createServer } from '@/server/create-server';
import { createConsoles } from '@/server/gateway/create-consoles';
import { createSandboxGateway } from '@/server/gateway/create-sandbox-gateway';
import { createFolderSource, type FolderSource } from '@/sites/create-folder-source';
import { readCatalogue } from '@/sites/read-catalogue';
import { renderStorefront } from '@/storefront/app/entry-server';

const catalogue = readCatalogue(resolve('schemas'));
const ownFolder = 'merchant-configs';
/** Without checks, which take longer than a test. Keeps what it parsed of merchants that a test changed for the next site. */
const { compose } = createSiteLoader(catalogue);
/** The merchants of the project. No test changes them, so all files of a worker share them. */
let own: Promise<FolderSource> | undefined;
const quiet = { info: () => undefined, error: () => undefined };
const files = { scripts: [], preloads: [], styles: [] };

/** The real server over the real merchants and the real sandbox in memory, without a socket. */
export type RealSite = {
  /** Asks as a browser on the merchant's host does: cookies are kept. */
  readonly fetch: typeof fetch;
  /** What the sandbox is told to play: slow, failing, malformed … */
  readonly play: (scenario: object) => Promise<void>;
  /** The session record of a persona, as the browser's storage keeps it; null for a guest. */
  readonly sessionOf: (persona: string) => Promise<unknown>;
  /** Puts money into a member's wallet; an amount as text. */
  readonly give: (username: string, amount: string) => Promise<void>;
  readonly close: () => void;
};

/** Opens one merchant of `merchant-configs`, or of another folder of merchants. `now`: the clock of its platform, where it has its own. */
export async function openRealSite(merchant: string, root = ownFolder, now?: () => number): Promise<RealSite> {
  const source = await openSource(root);
  const sandbox = await createSandbox({
    db: ':memory:',
    consoles: createConsoles(source),
    random: () => 0.5,
    onError: () => undefined,
    ...(now !== undefined && { now }),
  });
  const server = createServer({
    siteSource: source,
    gateway: createSandboxGateway(sandbox),
    render: renderStorefront,
    build: () => ({ id: 'test', find: () => undefined, linksFor: () => files, inlineModules: [] }),
    resolve: (site, pageId, platform) => resolvePage(site, pageId, platform, catalogue),
    normalize: (console, site, unanswered) => normalizePlatform(console, site, catalogue, unanswered),
    socketAddress: () => '127.0.0.1',
    isTrusted: () => false,
    log: quiet,
    freshMs: 0,
    // Nobody waits here: a busy machine may take its time.
    waitMs: 20_000,
  });
  const ask = asBrowser(`http://${merchant}.localhost`, async (request) => server.fetch(request));
  const code = source.current().get(merchant)?.site.merchant.code ?? merchant;
  const control = async (act: string, body: object) => {
    const answer = await ask(`/__sandbox/api/${act}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ merchant: code, ...body }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer;
  };
  return {
    fetch: ask,
    play: async (scenario) => void (await control('scenario', { scenario })),
    sessionOf: async (persona) => (await control('persona', { persona })).json(),
    give: async (username, amount) => void (await control('money', { username, amount })),
    close: () => {
      source.close();
      sandbox.close();
    },
  };
}

async function openSource(root: string): Promise<FolderSource> {
  if (root !== ownFolder)
    return createFolderSource({ root: resolve(root), shownAs: ownFolder, load: compose, log: quiet });
  own ??= createFolderSource({ root: resolve(root), load: createSiteLoader(catalogue).compose, log: quiet }).then(
    unwatched,
  );
  return own;
}

/** A request still waits a task, as it does for the network: an answer never comes before the browser has drawn. */
function unwatched(source: FolderSource): FolderSource {
  source.close();
  return { ...source, refresh: nextTask, onChange: () => undefined, close: () => undefined };
}

/** Keeps cookies, and leaves out signals: those of jsdom are not those of Node's requests. */
function asBrowser(origin: string, answer: (request: Request) => Promise<Response>): typeof fetch {
  const cookies = new Map<string, string>();
  return async (input, { signal, ...init } = {}) => {
    const headers = new Headers(init.headers);
    headers.set('host', new URL(origin).host);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const path = input instanceof Request ? input.url : String(input);
    const response = await answer(new Request(new URL(path, origin), { ...init, headers }));
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    signal?.throwIfAborted();
    return response;
  };
}

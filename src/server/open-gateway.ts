import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { FolderSource } from '@/sites/create-folder-source';
import type { Log } from '@/sites/log';
import type { SiteSource } from '@/sites/site-source';
import { createConsoles } from './gateway/create-consoles';
import { createForwarder } from './gateway/create-forwarder';
import { createSandboxGateway } from './gateway/create-sandbox-gateway';
import type { Gateway } from './gateway/gateway';
import { messages } from './messages';
import type { Options } from './options';

/** A gateway that can be closed. */
export type OpenGateway = { readonly gateway: Gateway; readonly close: () => Promise<void> };

/** The input for a gateway. `root` is the folder of a relative database file. */
export type OpenGatewayInput = {
  readonly options: Pick<Options, 'gatewayUrl' | 'gatewayHeaders' | 'sandboxDb' | 'sandboxOpen'>;
  readonly root: string;
  readonly source: SiteSource | FolderSource;
  readonly log: Log;
  /** Clock of the sandbox in epoch ms; by default the machine's. */
  readonly now?: () => number;
};

/** The gateway of `GATEWAY_URL`, or the embedded sandbox without it. */
export async function openGateway({ options, root, source, log, now }: OpenGatewayInput): Promise<OpenGateway> {
  if (options.gatewayUrl !== undefined) {
    const gateway = createForwarder({ url: options.gatewayUrl, passedHeaders: options.gatewayHeaders });
    return { gateway, close: async () => undefined };
  }
  // Imported here only, so that a server with a gateway loads neither the sandbox nor its database.
  const { createSandbox } = await import('@/sandbox');
  const sandbox = await createSandbox({
    db: databaseAddress(options.sandboxDb, root),
    consoles: createConsoles(source),
    merchantOf: (host) => codeOf(source, host),
    ...(now && { now }),
    onError: (error) => log.error(messages.sandboxFailed(reasonOf(error))),
  });
  log.info(messages.playMoney(options.sandboxOpen));
  const visitors = options.sandboxOpen ? 'everybody' : 'this machine';
  return { gateway: createSandboxGateway(sandbox, visitors), close: async () => sandbox.close() };
}

/** The URL of a database. A file is found from `root`; what means something in a URL is encoded in its path. */
function databaseAddress(address: string, root: string): string {
  if (!address.startsWith('file:') || address.startsWith('file::memory:')) return address;
  const path = resolve(root, address.slice('file:'.length));
  mkdirSync(dirname(path), { recursive: true });
  return `file:${path.replace(/[%?#]/g, encodeURIComponent)}`;
}

/** The merchant code of a host, with or without a port. */
function codeOf(source: SiteSource, host: string): string | undefined {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const served = [...source.current().values()].find(
    ({ site }) => name === `${site.id}.localhost` || site.merchant.domains?.includes(name),
  );
  return served === undefined ? undefined : (served.site.merchant.code ?? served.site.id);
}

const reasonOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

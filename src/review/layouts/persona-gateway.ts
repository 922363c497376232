import type { Site } from '@/engine';
import type { Gateway } from '@/server/gateway/gateway';
import { openGateway } from '@/server/open-gateway';

/** A sandbox in memory of one merchant, with its personas. */
export type PersonaGateway = {
  readonly gateway: Gateway;
  /** The session of a persona as a browser keeps it; undefined for a guest. */
  readonly sessionOf: (persona: string) => Promise<SessionRecord | undefined>;
  readonly close: () => Promise<void>;
};

export type SessionRecord = {
  readonly token: string;
  readonly merchantCode: string;
  readonly userName: string;
  readonly type: number;
};

/** The time of the personas' visit, epoch ms: mid-month, so that figures of the month are not empty. */
export const visitTime = Date.UTC(2026, 0, 20, 6);

const silentLog = { info: () => undefined, error: () => undefined };

/** Opens the sandbox of a merchant. It reads nothing else of the site than `merchant.json`. */
export async function openPersonaGateway(site: Site, console: unknown): Promise<PersonaGateway> {
  const sites = new Map([[site.id, { site, version: '', assets: new Map() }]]);
  const source = {
    current: () => sites,
    consoles: () => new Map([[site.id, console]]),
    refresh: async () => undefined,
    onChange: () => undefined,
    close: () => undefined,
  };
  const options = { gatewayUrl: undefined, gatewayHeaders: [], sandboxDb: ':memory:', sandboxOpen: false };
  const { gateway, close } = await openGateway({ options, root: '.', source, log: silentLog, now: () => visitTime });
  const { code = site.id } = site.merchant;
  return { gateway, close, sessionOf: (persona) => sessionOf(persona, gateway, code) };
}

async function sessionOf(persona: string, gateway: Gateway, merchant: string): Promise<SessionRecord | undefined> {
  const response = await gateway.ask('/__sandbox/api/persona', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant, persona }),
  });
  const record: unknown = await response.json();
  return isSession(record) ? record : undefined;
}

function isSession(record: unknown): record is SessionRecord {
  return (
    typeof record === 'object' &&
    record !== null &&
    'token' in record &&
    typeof record.token === 'string' &&
    'merchantCode' in record &&
    typeof record.merchantCode === 'string' &&
    'userName' in record &&
    typeof record.userName === 'string' &&
    'type' in record &&
    typeof record.type === 'number'
  );
}

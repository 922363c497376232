import {
  type Catalogue,
  canonicalJson,
  type Facts,
  isAskedOf,
  type LivePart,
  livePartNames,
  liveParts,
  normalizeVisitor,
  requestFor,
  type Site,
  type VisitorAnswers,
} from '@/engine';
import type { Gateway } from '@/server/gateway/gateway';
import { openGateway } from '@/server/open-gateway';
import { readCalls, requestOf } from '@/storefront/server';
import { keptAnswers } from '../workspace/kept-answers';

/** Live facts of the personas at one merchant. */
export type Personas = {
  /** Every persona, and each again while its information loads: `agent-1`, `agent-1.pending`. */
  readonly names: readonly string[];
  /** The facts of a persona on a page, in a language or the merchant's default. */
  readonly facts: (name: string, page: string, language?: string) => Facts;
  readonly catalogue: Catalogue;
};

/** Every persona of the catalogue, and each again while its information loads: `agent-1`, `agent-1.pending`. */
export function personaNames(catalogue: Catalogue): readonly string[] {
  return Object.keys(catalogue.personas).flatMap((name) => [name, `${name}.pending`]);
}

type Known = { readonly visitor: VisitorAnswers; readonly pending: VisitorAnswers };

const quiet = { info: () => undefined, error: () => undefined };

/** The time of the personas' visit, epoch ms: mid-month, so that figures of the month are not empty. */
const asked = Date.UTC(2026, 0, 20, 6);

/**
 * Signs in as every persona of `schemas/personas.json` at a merchant's sandbox in memory, and makes the calls of a
 * browser. If a call is refused because its module is off, its facts are absent.
 */
export async function openPersonas(site: Site, console: unknown, catalogue: Catalogue): Promise<Personas> {
  const known = await answersOf(site, console, catalogue);
  const first = site.merchant.languages?.default ?? site.merchant.languages?.supported?.[0] ?? 'en';
  return {
    catalogue,
    names: personaNames(catalogue),
    facts: (name, page, language = first) => {
      const persona = known.get(name.replace(/\.pending$/, ''));
      const visitor = name.endsWith('.pending') ? persona?.pending : persona?.visitor;
      return normalizeVisitor({ ...visitor, language, page });
    },
  };
}

type Answers = ReadonlyMap<string, Known>;

const kept = new Map<string, Promise<Answers>>();

/** Runs once for each merchant and console in a process: the sandbox reads nothing else of a site. */
function answersOf(site: Site, console: unknown, catalogue: Catalogue): Promise<Answers> {
  const key = canonicalJson([site.id, site.merchant, console, catalogue.personas]);
  const found = kept.get(key) ?? askOnce(key, () => askAll(site, console, catalogue));
  kept.set(key, found);
  return found;
}

async function askOnce(key: string, ask: () => Promise<Answers>): Promise<Answers> {
  const input = JSON.stringify(['personas', key]);
  const before = keptAnswers.read(input);
  if (isEntries(before)) return new Map(before);
  const answers = await ask();
  keptAnswers.keep(input, [...answers]);
  return answers;
}

function isEntries(value: unknown): value is readonly (readonly [string, Known])[] {
  return Array.isArray(value);
}

async function askAll(site: Site, console: unknown, catalogue: Catalogue): Promise<Answers> {
  const sites = new Map([[site.id, { site, version: '', assets: new Map() }]]);
  const source = {
    current: () => sites,
    consoles: () => new Map([[site.id, console]]),
    refresh: async () => undefined,
    onChange: () => undefined,
    close: () => undefined,
  };
  const options = { gatewayUrl: undefined, gatewayHeaders: [], sandboxDb: ':memory:', sandboxOpen: false };
  const { gateway, close } = await openGateway({ options, root: '.', source, log: quiet, now: () => asked });
  const known = new Map<string, Known>();
  for (const name of Object.keys(catalogue.personas)) known.set(name, await askFor(name, gateway, site, catalogue));
  await close();
  return known;
}

async function askFor(name: string, gateway: Gateway, site: Site, catalogue: Catalogue): Promise<Known> {
  const device = deviceOf(catalogue.personas[name]?.device);
  const { code = site.id, trialCode } = site.merchant;
  const record = await sessionOf(name, gateway, code);
  if (record === undefined) return { visitor: { device }, pending: { device } };
  const trial = record.merchantCode !== code && (trialCode === undefined || record.merchantCode === trialCode);
  const session = { ...record, trial };
  const parts = livePartNames.filter(
    (part) => part === 'member' || isAskedOf(part, record.type, site.merchant.members?.without),
  );
  const answers = await Promise.all(parts.map(async (part) => [part, await answerOf(gateway, part, record)] as const));
  return {
    visitor: { ...Object.fromEntries(answers.filter(([, answer]) => answer !== undefined)), session, device },
    pending: { ...Object.fromEntries(parts.map((part) => [part, 'pending'])), session, device },
  };
}

type SessionRecord = {
  readonly token: string;
  readonly merchantCode: string;
  readonly userName: string;
  readonly type: number;
};

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

/** The value of a part's call; undefined if the call is refused. */
async function answerOf(gateway: Gateway, part: LivePart, session: SessionRecord): Promise<unknown> {
  const { call } = liveParts[part];
  const facts = (await readCalls())[call];
  if (facts === undefined)
    throw new Error(
      `No call is named "${call}", so "${part}" cannot be asked for. Add schemas/wire/${call}.schema.json.`,
    );
  const context = {
    merchant: session.merchantCode,
    language: 'en',
    token: session.token,
    userName: session.userName,
    standalone: false,
    now: 0,
  };
  const { url, init } = requestOf({ ...facts, name: call }, requestFor(part, session.merchantCode), context);
  const body: unknown = await (await gateway.ask(url, init)).json();
  return typeof body === 'object' && body !== null && 'value' in body && 'success' in body && body.success === true
    ? body.value
    : undefined;
}

function deviceOf(device: unknown): NonNullable<VisitorAnswers['device']> {
  const { platform, standalone, native } = Object(device);
  const known = platform === 'ios' || platform === 'android' ? platform : 'other';
  return { platform: known, standalone: standalone === true, native: native === true };
}

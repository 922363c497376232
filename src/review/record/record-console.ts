import { canonicalJson, isObject, normalizePlatform, type Site } from '@/engine';
import { plainAddress } from '@/storefront/server';
import { servedConsole } from '../diff/served-console';
import { messages } from '../messages';
import type { Workspace } from '../workspace/workspace';
import { type Replaced, withoutSecrets } from './without-secrets';

/** A platform's console as a `console.json`, and what was replaced in it. */
export type RecordedConsole = {
  readonly json: unknown;
  readonly replaced: readonly Replaced[];
  /** Parts that the platform does not give. */
  readonly missing: readonly string[];
  /** Facts and switches that the replacement changed, so that the file does not say the same as the platform. */
  readonly changedFacts: readonly string[];
};

/**
 * Asks a platform what its console says of a merchant, as a guest's browser would. Throws an `Error` for ops if it does
 * not answer.
 */
export async function recordConsole(
  site: Site,
  { url, host }: { readonly url: URL; readonly host: string },
  { catalogue }: Workspace,
): Promise<RecordedConsole> {
  const answers = await servedConsole(url, host, site).catch((error: unknown) => {
    const isUnreached = error instanceof Error && 'code' in error;
    throw new Error(messages.consoleSilent(url.href, host, isUnreached ? error.message : undefined));
  });
  const missing = parts.filter((part) => !Object.hasOwn(Object(answers), part));
  if (missing.length === parts.length) throw new Error(messages.consoleSilent(url.href, host, undefined));
  const { value, replaced } = withoutSecrets(await withPlainAddresses(answers));
  const factsOf = (console: unknown) => {
    const { facts, switches } = normalizePlatform(console, site, catalogue);
    return new Map([...facts, ...switches]);
  };
  const [before, after] = [factsOf(answers), factsOf(value)];
  const changedFacts = [...before.keys()].filter(
    (path) => canonicalJson(before.get(path) ?? null) !== canonicalJson(after.get(path) ?? null),
  );
  const head = { $schema: '../../schemas/console.schema.json', format: 1 };
  return { json: { ...head, ...withoutContacts(value) }, replaced, missing, changedFacts };
}

/** A console.json has the contacts of the service among its settings. */
function withoutContacts(console: unknown): object {
  const { contacts, ...rest } = Object(console);
  return contacts === undefined ? rest : { ...rest, settings: { customerService: contacts, ...Object(rest.settings) } };
}

/** The parts that every console has. It may lack promotions and contacts. */
const parts = ['settings', 'whitelabel', 'register'];

/** One block of 8 bytes in base64, and the key of 8 characters. */
const shortestCiphertext = 20;

/** Decrypts the addresses that a gateway encrypts. The key is a part of each, so they are no secret. */
async function withPlainAddresses(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return await Promise.all(value.map(withPlainAddresses));
  if (isObject(value)) {
    const entries = Object.entries(value).map(async ([key, inner]) => [key, await withPlainAddresses(inner)] as const);
    return Object.fromEntries(await Promise.all(entries));
  }
  if (typeof value !== 'string' || value.length < shortestCiphertext || /[\s:]/.test(value)) return value;
  const address = await plainAddress(`hidden:${value}`);
  return address !== undefined && /^(?:https?:|tel:|mailto:|\/)/.test(address) ? address : value;
}

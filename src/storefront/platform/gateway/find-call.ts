import type { CallFacts } from '@/storefront/contract/call';
import type { CallName, CallTable } from '@/storefront/generated/wire/calls';
import { firstCalls } from '@/storefront/generated/wire/calls';

/** Kept after the first import: a page that is being closed cannot wait for an import, even of a loaded module. */
let laterCalls: CallTable | undefined;

/**
 * Facts of a call. Calls that no first screen sends come in a module of their own. Rejects if that cannot be loaded.
 */
export async function findCall(name: CallName, path: string | undefined): Promise<CallFacts> {
  const facts = firstCalls[name] ?? laterCalls?.[name] ?? (await loadLater())[name];
  if (facts === undefined) throw new Error(`"${name}" is in no call table: run \`npm run generate\`.`);
  return { name, ...facts, path: path ?? facts.path };
}

async function loadLater(): Promise<CallTable> {
  laterCalls = (await import('@/storefront/generated/wire/later-calls')).laterCalls;
  return laterCalls;
}

import type { CallFacts } from '@/storefront/contract/call';
import type { CallName, CallTable } from '@/storefront/generated/wire/calls';
import { firstCalls } from '@/storefront/generated/wire/calls';

/** Kept at hand: what a page sends as it goes cannot wait for an import, though it be of what is there. */
let laterCalls: CallTable | undefined;

/** What the contract says of a call. Those that no first screen sends come with their own file; rejects where that cannot be loaded. */
export async function findCall(name: CallName, path: string | undefined): Promise<CallFacts> {
  const facts = firstCalls[name] ?? laterCalls?.[name] ?? (await loadLater())[name];
  if (facts === undefined) throw new Error(`"${name}" is in no call table: run \`npm run generate\`.`);
  return { name, ...facts, path: path ?? facts.path };
}

async function loadLater(): Promise<CallTable> {
  laterCalls = (await import('@/storefront/generated/wire/later-calls')).laterCalls;
  return laterCalls;
}

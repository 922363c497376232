import type { QueryFilters } from '@tanstack/react-query';
import type { CallDeclaration } from '@/storefront/contract/call';
import type { CallName, CallTable } from '@/storefront/generated/wire/calls';
import { firstCalls } from '@/storefront/generated/wire/calls';
import { callOfKey } from './queries/keys';

/** Kept after the first import: a page that is being closed cannot wait for an import, even of a loaded module. */
let laterCalls: CallTable | undefined;

/**
 * The declaration of a call. Calls that no first screen sends come in a module of their own. Rejects if that cannot be loaded.
 */
export async function findCall(name: CallName, path: string | undefined): Promise<CallDeclaration> {
  const facts = loadedFactsOf(name) ?? (await loadLater())[name];
  if (facts === undefined) throw new Error(`"${name}" is in no call table.`);
  return { name, ...facts, path: path ?? facts.path };
}

/**
 * Picks the queries whose answers are old once one of these calls was sent, by `touches` of its schema. A call whose
 * declaration is not loaded was not sent by this document, so it adds none.
 */
export function touchedBy(calls: readonly CallName[]): QueryFilters {
  const touchedCalls = calls.flatMap((call) => loadedFactsOf(call)?.touches ?? []);
  return { predicate: ({ queryKey }) => touchedCalls.includes(callOfKey(queryKey)) };
}

function loadedFactsOf(name: CallName) {
  return firstCalls[name] ?? laterCalls?.[name];
}

async function loadLater(): Promise<CallTable> {
  laterCalls = (await import('@/storefront/generated/wire/later-calls')).laterCalls;
  return laterCalls;
}

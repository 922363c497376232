import { canonicalJson, normalizePlatform, type Site } from '@/engine';
import { servedConsole } from '../diff/served-console';
import { messages } from '../messages';
import type { Workspace } from '../workspace/workspace';
import { type Replaced, withoutSecrets } from './without-secrets';

/** A platform's console as a `console.json`, and what was replaced in it. */
export type RecordedConsole = {
  readonly json: unknown;
  readonly replaced: readonly Replaced[];
  /** Facts and switches that differ from those of the answers: then something was replaced that decides. */
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
    throw new Error(messages.consoleSilent(url.href, host, error instanceof Error ? error.message : String(error)));
  });
  const { value, replaced } = withoutSecrets(answers);
  const factsOf = (console: unknown) => {
    const { facts, switches } = normalizePlatform(console, site, catalogue);
    return new Map([...facts, ...switches]);
  };
  const [before, after] = [factsOf(answers), factsOf(value)];
  const changedFacts = [...before.keys()].filter(
    (path) => canonicalJson(before.get(path) ?? null) !== canonicalJson(after.get(path) ?? null),
  );
  const head = { $schema: '../../schemas/console.schema.json', format: 1 };
  return { json: { ...head, ...Object(value) }, replaced, changedFacts };
}

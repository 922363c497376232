import type { Composed } from '../compose/compose-site';
import type { Located } from '../compose/read-file';
import { isList, isObject, isText } from '../json';
import { memoByTwo } from '../memo';
import type { Origin } from '../parse/config-file';

/**
 * Findings of earlier processes, by the hashes of the merchant's files and of its parents'. `read` gives what `keep`
 * was given for the same input. The owner drops all findings when the catalogue or the code of the checks changes.
 */
export type FindingsCache = {
  /** Only errors are needed. */
  readonly onlyErrors?: boolean;
  readonly hash: (content: string) => string;
  readonly read: (input: string) => unknown;
  readonly keep: (input: string, findings: unknown) => void;
};

/** The findings of a merchant: those of the cache if no file of its chain has changed, else those of `check`. */
export function cachedFindings(
  one: Composed,
  cache: FindingsCache,
  check: () => readonly Located[],
): readonly Located[] {
  const input = chainOf(one)
    .map((merchant) => inputOf(cache, merchant))
    .join('\n');
  const kept = restored(cache.read(input), one);
  if (kept !== undefined) return kept;
  const findings = check();
  cache.keep(
    input,
    findings.map(({ origin: { file, ...place }, ...finding }) => ({
      ...finding,
      origin: { ...place, file: file.path },
    })),
  );
  return findings;
}

function chainOf(one: Composed): readonly Composed[] {
  return one.parent === undefined ? [one] : [one, ...chainOf(one.parent)];
}

/** The hash of everything of a folder that a check can read. A parent's is made once for all its brands. */
const inputOf = memoByTwo(({ hash }: FindingsCache, { folder }: Composed): string =>
  hash(
    JSON.stringify([
      folder.id,
      folder.files.map(({ path, text, isUtf8, picture }) => [path, text, isUtf8 ?? true, picture ?? null]),
    ]),
  ),
);

type StoredFinding = Omit<Located, 'origin'> & { readonly origin: Omit<Origin, 'file'> & { readonly file: string } };

function restored(answer: unknown, one: Composed): readonly Located[] | undefined {
  if (!isList(answer) || !answer.every(isStored)) return undefined;
  const files = new Map(chainOf(one).flatMap(({ folder }) => folder.files.map((file) => [file.path, file] as const)));
  const findings = answer.flatMap(({ origin, ...finding }) => {
    const file = files.get(origin.file);
    return file === undefined ? [] : [{ ...finding, origin: { ...origin, file } }];
  });
  return findings.length === answer.length ? findings : undefined;
}

function isStored(value: unknown): value is StoredFinding {
  return isObject(value) && isText(value.message) && isObject(value.origin) && isText(value.origin.file);
}

import type { KeyObject } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canonicalJson, isObject } from '@/engine';
import { contentHash, sha256Of } from './content-hash';
import { isSignedBy } from './index-signature';
import type { Log } from './log';
import { messages } from './messages';
import type { Publication, PublishedEntry, PublishedFile } from './published';

/** The newest index that was checked. `expires` is in epoch ms. */
export type CheckedIndex = { readonly version: number; readonly sha256: string; readonly expires: number };

/** Remembers the newest index over a restart, or an old one could be offered to a new process. */
export type TrustMemory = {
  readonly read: () => Promise<CheckedIndex | undefined>;
  readonly write: (checked: CheckedIndex) => Promise<void>;
};

/** The index is readable and may not be taken: unsigned, older than one that was seen, expired, or incomplete. */
export class UntrustedIndex extends Error {}

/** Says whether an index may be taken. Both checks throw an `UntrustedIndex` with the reason for the log. */
export type IndexTrust = {
  /** `value`: the index as it was read, `publication` the same parsed. */
  readonly check: (value: unknown, publication: Publication) => Promise<void>;
  /**
   * Throws once the newest index has expired: somebody may hold a newer one back. The server keeps its sites and logs
   * it.
   */
  readonly checkFresh: () => void;
  /** Whole days until it expires; undefined before one was checked. */
  readonly daysLeft: () => number | undefined;
};

export type TrustInput = {
  readonly keys: readonly KeyObject[];
  readonly memory: TrustMemory;
  readonly clock: () => number;
};

const dayMs = 24 * 60 * 60 * 1_000;

/** Takes an index that one of the keys signed, that is not older than the newest one, and that has not expired. */
export function createIndexTrust({ keys, memory, clock }: TrustInput): IndexTrust {
  let newest: Promise<CheckedIndex | undefined> | undefined;
  let expires: number | undefined;

  function checkExpiry(): void {
    if (expires !== undefined && clock() >= expires)
      throw new UntrustedIndex(
        `index.json expired on ${new Date(expires).toISOString()} and no newer one came; publish again`,
      );
  }

  return {
    async check(value, publication) {
      if (!isSignedBy(value, keys)) throw new UntrustedIndex('index.json is not signed by any key of CONFIG_KEYS');
      const incomplete = [...publication.entries, ...publication.builds].find(([, entry]) => !hasFullHashes(entry));
      if (incomplete !== undefined)
        throw new UntrustedIndex(`index.json names no sha256 for a file of "${incomplete[0]}"`);
      const { version } = publication;
      newest ??= memory.read();
      const previous = await newest;
      const checked = { version, sha256: sha256Of(canonicalJson(value)), expires: publication.expires ?? 0 };
      if (previous !== undefined && version < previous.version)
        throw new UntrustedIndex(
          `index.json is version ${version}, older than ${previous.version}, which was published before`,
        );
      if (previous !== undefined && version === previous.version && checked.sha256 !== previous.sha256)
        throw new UntrustedIndex(`index.json is another version ${version} than the one that was checked before`);
      ({ expires } = checked);
      checkExpiry();
      if (previous?.sha256 === checked.sha256) return;
      newest = Promise.resolve(checked);
      await memory.write(checked);
    },
    checkFresh: checkExpiry,
    daysLeft: () => (expires === undefined ? undefined : Math.floor((expires - clock()) / dayMs)),
  };
}

/** Memory in a file below `folder`, by the address that is read. Without a folder nothing is kept over a restart. */
export function createTrustMemory(folder: string | undefined, url: URL, log: Log): TrustMemory {
  if (folder === undefined) return { read: async () => undefined, write: async () => undefined };
  const path = join(folder, 'published', `${contentHash(url.href)}.json`);
  return {
    async read() {
      const text = await readFile(path, 'utf8').catch(() => 'null');
      return parseChecked(text);
    },
    async write(checked) {
      const temporaryPath = `${path}.${process.pid}.part`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(temporaryPath, JSON.stringify(checked));
        await rename(temporaryPath, path);
      } catch (error) {
        // A full disk must not hold back a publication.
        log.error(messages.versionNotKept(path, error instanceof Error ? error.message : String(error)));
      }
    },
  };
}

function parseChecked(text: string): CheckedIndex | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return undefined;
    const { version, sha256, expires } = value;
    if (typeof version !== 'number' || typeof sha256 !== 'string' || typeof expires !== 'number') return undefined;
    return { version, sha256, expires };
  } catch {
    return undefined;
  }
}

type Named = PublishedFile & { readonly assets?: PublishedEntry['assets'] };

const hasFullHashes = (entry: Named) =>
  [entry, ...Object.values(entry.assets ?? {})].every(({ sha256 }) => /^[0-9a-f]{64}$/.test(sha256 ?? ''));

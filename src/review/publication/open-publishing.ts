import { hostname, userInfo } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lastGoodPlace } from '@/server/options';
import { openPurger } from '@/sites/cdn/open-purger';
import type { Purger } from '@/sites/cdn/purger';
import { parsePrivateKey, parsePublicKeys } from '@/sites/index-signature';
import { createTrustMemory } from '@/sites/index-trust';
import { createFolderTarget } from '@/sites/publish/folder-target';
import { publishMessages } from '@/sites/publish/messages';
import type { OfferedBuild } from '@/sites/publish/plan-build';
import { createPublisher, type Publisher } from '@/sites/publish/publisher';
import { readBuild } from '@/sites/publish/read-build';
import { createS3Target, parseS3 } from '@/sites/publish/s3-target';
import type { Target } from '@/sites/publish/target';

/** A place to publish to, as the arguments and the environment name it. */
export type Publishing = {
  readonly target: Target;
  readonly publisher: Publisher;
  /** An address that stands for the place, by which its version is remembered. */
  readonly place: URL;
  /** The build of the client that goes up with brands. */
  readonly build: OfferedBuild | undefined;
  /** The caches in front of servers, if the environment names any. */
  readonly purger: Purger | undefined;
  /** Who publishes, for the record. */
  readonly by: string;
  /** How many days a server may take what is published. */
  readonly days: number;
};

type Environment = Readonly<Record<string, string | undefined>>;

type PublishOptions = {
  readonly to: string;
  /** Only reads, which needs no key. */
  readonly isReading: boolean;
  /** Nobody else publishes there, so a target without conditional writes will do. */
  readonly isAlone?: boolean;
  /** Takes nothing over from the list that stands there. */
  readonly isAnew?: boolean;
};

/**
 * Opens a folder or `s3://bucket/folder`. `say` takes lines about the list that stands there. Throws an `Error` for ops
 * that names the variable or the place which is wrong.
 */
export function openPublishing(
  { to, isReading, isAlone = false, isAnew = false }: PublishOptions,
  env: Environment,
  say: (line: string) => void,
): Publishing {
  const target = openTarget(to, env);
  const days = Number(env.PUBLISH_DAYS || '30');
  if (!Number.isInteger(days) || days < 1 || days > 365)
    throw new Error(publishMessages.badDays(env.PUBLISH_DAYS ?? ''));
  const key = keyOf(env.PUBLISH_KEY ?? '', isReading);
  const otherKeys = otherKeysOf(env.CONFIG_KEYS ?? '');
  const place = addressOf(to, env);
  const memory = createTrustMemory(lastGoodPlace(env), place, { info: say, error: say });
  return {
    place,
    build: buildOf(env.PUBLISH_BUILD ?? ''),
    target,
    purger: openPurger(env),
    publisher: createPublisher({ target, key, others: otherKeys, days, isAlone, isAnew, say, memory }),
    by: env.PUBLISH_BY || `${userName()}@${hostname()}`,
    days,
  };
}

/** The name of who runs the command, or the number: in a container a user often has no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}

function addressOf(to: string, env: Environment): URL {
  return to.startsWith('s3://') ? parseS3(to, env).base : pathToFileURL(resolve(to));
}

function buildOf(folder: string): OfferedBuild | undefined {
  if (folder === 'off') return undefined;
  const build = readBuild(resolve(folder || 'dist/client'));
  if (build === undefined && folder !== '') throw new Error(publishMessages.noBuild(folder));
  return build;
}

function openTarget(to: string, env: Environment): Target {
  if (to.startsWith('s3://')) return createS3Target(parseS3(to, env));
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(to)) throw new Error(publishMessages.cannotPublishTo(to));
  return createFolderTarget(to);
}

function keyOf(value: string, isReading: boolean) {
  if (value === 'off' || (value === '' && isReading)) return undefined;
  if (value === '') throw new Error(publishMessages.notSigned);
  const key = parsePrivateKey(value);
  if (key === undefined) throw new Error(publishMessages.badKey('PUBLISH_KEY'));
  return key;
}

function otherKeysOf(value: string) {
  if (value === '' || value === 'off') return [];
  const keys = parsePublicKeys(value);
  if (keys === undefined) throw new Error(publishMessages.badKey('CONFIG_KEYS'));
  return keys;
}

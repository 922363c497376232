import { lastGoodPlace } from '@/server/options';
import { parsePublicKeys } from '@/sites/index-signature';
import { createIndexTrust, createTrustMemory, type IndexTrust, UntrustedIndex } from '@/sites/index-trust';
import { messages } from '../messages';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Checks the signature of what is published at an address, as servers do: by `CONFIG_KEYS`, and `off` takes anything.
 */
export function publishedTrust(url: URL, env: Environment = process.env): IndexTrust | undefined {
  const { CONFIG_KEYS: value = '' } = env;
  if (value === 'off') return undefined;
  const keys = parsePublicKeys(value);
  if (keys === undefined) return refusing(value === '' ? messages.noConfigKeys : messages.badConfigKeys);
  const warn = (line: string) => console.error(line);
  const memory = createTrustMemory(lastGoodPlace(env), url, { info: warn, error: warn });
  return createIndexTrust({ keys, memory, clock: Date.now });
}

/** Only a list that is there is refused: an address may also be that of a running server, which has no list. */
function refusing(why: string): IndexTrust {
  return {
    check: async () => {
      throw new UntrustedIndex(why);
    },
    checkFresh: () => undefined,
    daysLeft: () => undefined,
  };
}

import { cdnMessages } from './messages';
import { inPortions, type Purger } from './purger';

export type FastlyService = { readonly service: string; readonly token: string };

const timeoutMs = 10_000;
const name = 'Fastly';

/** A service of Fastly, which reads the keys of `Surrogate-Key` itself. */
export function createFastlyPurger({ service, token }: FastlyService, fetch = globalThis.fetch): Purger {
  const address = `https://api.fastly.com/service/${service}/purge`;
  return {
    names: [name],
    async forget(keys) {
      try {
        await inPortions(keys, async (portion) => {
          const headers = { 'fastly-key': token, 'surrogate-key': portion.join(' '), accept: 'application/json' };
          const answer = await fetch(address, { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs) });
          if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
        });
        return [];
      } catch (error) {
        return [cdnMessages.notForgotten(name, error instanceof Error ? error.message : String(error))];
      }
    },
  };
}

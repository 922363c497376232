import { cdnMessages } from './messages';
import { inPortions, type Purger } from './purger';

const timeoutMs = 10_000;

/**
 * A Varnish with its module xkey. Its VCL takes the method PURGE from machines that publish (src/ops/deploy/varnish).
 */
export function createVarnishPurger(address: URL, fetch = globalThis.fetch): Purger {
  const name = `the Varnish at ${address.origin}`;
  return {
    names: [name],
    async forget(keys) {
      try {
        await inPortions(keys, async (portion) => {
          const headers = { 'xkey-purge': portion.join(' ') };
          const answer = await fetch(address, { method: 'PURGE', headers, signal: AbortSignal.timeout(timeoutMs) });
          if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
        });
        return [];
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return [cdnMessages.notForgotten(name, reason)];
      }
    },
  };
}

import { createFastlyPurger } from './fastly-purger';
import { cdnMessages } from './messages';
import { createNginxPurger } from './nginx-purger';
import type { Purger } from './purger';
import { createVarnishPurger } from './varnish-purger';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The caches that the environment names; undefined if it names none. Throws an `Error` for ops that names the variable
 * which is wrong. Call `forget` once the copies have taken a publication, six seconds after its pointer was written:
 * before that they would give the caches the old page again.
 */
export function openPurger(env: Environment, fetch = globalThis.fetch): Purger | undefined {
  const purgers = [...fastlyOf(env, fetch), ...varnishesOf(env.PURGE_VARNISH ?? '', fetch), ...nginxOf(env)];
  if (purgers.length === 0) return undefined;
  return {
    names: purgers.flatMap(({ names }) => names),
    forget: async (keys) => (await Promise.all(purgers.map((purger) => purger.forget(keys)))).flat(),
  };
}

function fastlyOf(
  { PURGE_FASTLY: service = '', FASTLY_API_TOKEN: token = '' }: Environment,
  fetch: typeof globalThis.fetch,
) {
  if (service === '') return [];
  if (!/^[A-Za-z0-9]{10,40}$/.test(service)) throw new Error(cdnMessages.badFastlyService);
  if (token === '') throw new Error(cdnMessages.noFastlyToken);
  return [createFastlyPurger({ service, token }, fetch)];
}

function varnishesOf(list: string, fetch: typeof globalThis.fetch) {
  const addresses = list.split(',').filter((address) => address.trim() !== '');
  return addresses.map((address) => {
    if (!/^https?:\/\/[^/@?#\s]+\/?$/.test(address.trim())) throw new Error(cdnMessages.badVarnish);
    return createVarnishPurger(new URL(address.trim()), fetch);
  });
}

function nginxOf({ PURGE_NGINX: folder = '' }: Environment) {
  return folder === '' ? [] : [createNginxPurger(folder)];
}

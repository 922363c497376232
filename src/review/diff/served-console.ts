import { isObject, type Site } from '@/engine';
import { readCalls, requestOf } from '@/storefront/server';
import { messages } from '../messages';
import { askServed } from './ask-served';

/** Parts of a console, and the call that answers each. */
const callsByPart = {
  settings: 'settings',
  whitelabel: 'whitelabel',
  register: 'registerRules',
  promotions: 'promotions',
  contacts: 'customerService',
  service: 'serviceVersion',
} as const;

/**
 * A merchant's console as a running server's platform answers it to a guest. Throws an `Error` for ops if it does not
 * answer.
 */
export async function servedConsole(url: URL, host: string, site: Site): Promise<unknown> {
  const answers = await Promise.all(
    Object.entries(callsByPart).map(
      async ([part, call]) => [part, await callServer(call, { url, host, site })] as const,
    ),
  );
  return Object.fromEntries(answers.filter(([, value]) => value !== undefined));
}

type ServedMerchant = { readonly url: URL; readonly host: string; readonly site: Site };

/** A call of a module that the merchant lacks, or that the platform does not know, has no answer. */
async function callServer(name: string, { url, host, site }: ServedMerchant): Promise<unknown> {
  const description = (await readCalls())[name];
  if (description === undefined) return undefined;
  const { merchant } = site;
  const path = Object.entries(merchant.gateway?.paths ?? {}).find(([call]) => call === name)?.[1] ?? description.path;
  const context = {
    merchant: merchant.code ?? site.id,
    language: merchant.languages?.default ?? 'en',
    token: undefined,
    standalone: false,
    now: Date.now(),
  };
  const { url: address, init } = requestOf({ ...description, path, name }, {}, context);
  const answer = await askServed(url, host, address, Object.fromEntries(new Headers(init.headers)));
  const body: unknown = await answer.json().catch(() => undefined);
  if (!isObject(body)) throw new Error(messages.platformSilent(site.id, url.href, name));
  return body.success === true ? body.value : undefined;
}

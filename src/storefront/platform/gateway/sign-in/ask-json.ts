import type { JsonObject } from '@/engine/live';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';
import { GatewayError } from '../gateway-error';
import { providerTimeoutMs } from './provider';

/**
 * Posts JSON, or gets if there is no body. Gives the answer as an object, and whether it is a success. Throws `network`
 * without an answer that can be read.
 */
export async function askJson(
  fetcher: typeof fetch,
  url: string,
  body?: object,
): Promise<{ readonly ok: boolean; readonly answer: JsonObject }> {
  const postInit = body && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  try {
    const response = await fetcher(url, {
      ...postInit,
      cache: 'no-store',
      credentials: 'same-origin',
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal: AbortSignal.timeout(providerTimeoutMs),
    });
    return { ok: response.ok, answer: fieldsOf(await response.json()) };
  } catch {
    throw new GatewayError({ code: 'network' }); // No answer, too late, or none that can be read: the same to a player.
  }
}

/** A non-empty text of an answer, or undefined. */
export function textIn(answer: JsonObject, name: string): string | undefined {
  const value = answer[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

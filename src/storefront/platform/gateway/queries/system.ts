import type { CallValue, Gateway } from '../gateway';
import { publicKey } from './keys';
import type { QuerySpec } from './query';

const halfMinute = 30_000;

/** The platform's status for this visitor. Read before a login, at each next page, on return to tab and network. */
export function statusQuery(gateway: Gateway): QuerySpec<CallValue<'status'>> {
  return {
    queryKey: publicKey(gateway.scope, 'status'),
    queryFn: ({ signal }) => gateway.call('status', {}, { signal }),
    staleTime: halfMinute,
  };
}

/** Registration rules by field name. */
export function registerRulesQuery(gateway: Gateway): QuerySpec<CallValue<'registerRules'>> {
  return {
    queryKey: publicKey(gateway.scope, 'registerRules'),
    queryFn: ({ signal }) => gateway.call('registerRules', {}, { signal }),
    staleTime: halfMinute,
  };
}

/** Rules of the login and forgot forms by name. */
export function verificationRulesQuery(gateway: Gateway): QuerySpec<CallValue<'verificationRules'>> {
  return {
    queryKey: publicKey(gateway.scope, 'verificationRules'),
    queryFn: ({ signal }) => gateway.call('verificationRules', {}, { signal }),
    staleTime: halfMinute,
  };
}

/** Dialling codes. */
export function countriesQuery(gateway: Gateway): QuerySpec<CallValue<'countries'>> {
  return {
    queryKey: publicKey(gateway.scope, 'countries'),
    queryFn: ({ signal }) => gateway.call('countries', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  };
}

/** A captcha image as a data URL. Each is valid once, so it is never cached. */
export async function loadCaptcha(gateway: Gateway, signal?: AbortSignal): Promise<string> {
  const value = await gateway.call('captcha', {}, signal === undefined ? {} : { signal });
  return value.startsWith('data:') ? value : `data:image/png;base64,${value}`;
}

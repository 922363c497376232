import { type ActionParam, pick } from '@/engine/live';

/**
 * The query of a navigation: literals and fields of the event's payload, in the order of config. Empty, or with its
 * `?`.
 */
export function queryOf(params: { readonly [name: string]: ActionParam } | undefined, payload: unknown): string {
  const query = new URLSearchParams();
  for (const [name, param] of Object.entries(params ?? {})) {
    const value = typeof param === 'object' ? ('event' in param ? pick(payload, param.event) : undefined) : param;
    if (typeof value === 'string' || typeof value === 'number') query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

import { randomBytes } from 'node:crypto';

/**
 * The place of a request in a trace (W3C Trace Context): the trace's id, and the whole `traceparent` and `tracestate`.
 */
export type Trace = { readonly id: string; readonly parent: string; readonly state?: string | undefined };

/** Version, trace id, parent id, flags. Versions above 00 may add more. */
const wellFormed = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-.{1,400})?$/;

/**
 * The trace that a proxy or browser began, as it came, else a new one. Not `@opentelemetry/api`: that hands on nothing
 * without its SDK. A new one is marked as sampled: platforms that follow the mark would not keep it otherwise.
 */
export function traceOf(header: (name: string) => string | undefined): Trace {
  const [parent, version, id, more] = wellFormed.exec(header('traceparent') ?? '') ?? [];
  if (parent !== undefined && id !== undefined && (version !== '00' || more === undefined))
    return { id, parent, state: header('tracestate')?.slice(0, 512) };
  const newId = randomBytes(16).toString('hex');
  return { id: newId, parent: `00-${newId}-${randomBytes(8).toString('hex')}-01` };
}

import { reportsPath } from '@/storefront/server';
import type { Client } from './hosts/read-client';

/** Headers of every answer. Answers without the application (`broken-requests.ts`, `plain-page.ts`) have them too. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

const hsts = 'max-age=31536000; includeSubDomains';

type Visitor = Pick<Client, 'https'>;

/** Answers that had the common headers from the start. */
const completeAnswers = new WeakSet<Response>();

/**
 * Sets the common headers: `nosniff` always, a referrer policy if the answer has none, and HSTS if the visitor came
 * over https, as a trusted proxy says.
 */
export function setCommonHeaders(answer: Response, { https }: Visitor): void {
  if (completeAnswers.has(answer)) return;
  const { headers } = answer;
  headers.set('x-content-type-options', commonHeaders['x-content-type-options']);
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', commonHeaders['referrer-policy']);
  if (https) headers.set('strict-transport-security', hsts);
}

/**
 * An answer that has the common headers from the start, by name as `Headers` would order them. Nobody has to read its
 * `headers`: Node then writes the plain object, which takes a fraction of the time.
 */
export function toCompleteAnswer(
  body: Uint8Array<ArrayBuffer> | null,
  { status, headers }: { readonly status: number; readonly headers: Readonly<Record<string, string>> },
  { https }: Visitor,
): Response {
  const allHeaders = { ...commonHeaders, ...headers, ...(https ? { 'strict-transport-security': hsts } : {}) };
  const byName = Object.entries(allHeaders).sort(([a], [b]) => (a < b ? -1 : 1));
  const answer = new Response(body, { status, headers: Object.fromEntries(byName) });
  completeAnswers.add(answer);
  return answer;
}

/** Headers of a document, without its policy. */
export const documentHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'Cookie, Accept-Language, Accept-Encoding',
  // Where `report-to` of the policy leads.
  'reporting-endpoints': `reports="${reportsPath}"`,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

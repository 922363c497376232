import { reportsPath } from '@/storefront/server';
import type { Client } from './hosts/read-client';

/** Headers of every answer. Answers that Node writes before the application runs (see `listen`) set them too. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

const hsts = 'max-age=31536000; includeSubDomains';

/**
 * Sets the common headers: `nosniff` always, a referrer policy if the answer has none, and HSTS if the visitor came
 * over https, as a trusted proxy says.
 */
export function setCommonHeaders(headers: Headers, { https }: Pick<Client, 'https'>): void {
  headers.set('x-content-type-options', commonHeaders['x-content-type-options']);
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', commonHeaders['referrer-policy']);
  if (https) headers.set('strict-transport-security', hsts);
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

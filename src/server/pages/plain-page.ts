import { createHash } from 'node:crypto';
import type { ConfigFinding } from '@/sites/create-folder-source';
import { commonHeaders } from '../common-headers';
import { escapeHtml } from './escape';
import { toPlainPolicy } from './security-policy';

const style =
  'p{white-space:pre-line;overflow-wrap:anywhere}body{font:1rem/1.5 system-ui,sans-serif;margin:0;padding:2rem 1.25rem;color:#1c2230;background:#f5f6f8}main{max-width:34rem;margin:auto}h1{font-size:1.4rem}a{color:#1846b8;display:inline-block;padding:.55rem 0}ul{list-style:none;padding:0}@media(prefers-color-scheme:dark){body{color:#e9ecf2;background:#12151c}a{color:#9db8ff}}';
const policy = toPlainPolicy(createHash('sha256').update(style).digest('base64'));

/** A link of a plain page. */
export type PlainLink = { readonly href: string; readonly label: string };

/** A page that the server writes itself if no merchant's page can be shown. */
export function plainPage(status: number, title: string, text: string, links: readonly PlainLink[] = []): Response {
  const list = links
    .map(({ href, label }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></li>`)
    .join('');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${list === '' ? '' : `<ul>${list}</ul>`}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      ...commonHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}

/** For an unknown or malformed host. */
export const unknownHostPage = () =>
  plainPage(404, 'Nothing here', 'There is no site at this address. Check the address and try again.');

/** In development, for a host without a brand: what is wrong with the folder of that name, if there is one. */
export function missingBrandPage(host: string, findings: readonly ConfigFinding[]): Response {
  const name = host.replace(/\.localhost$/, '');
  const lines = findings.flatMap(({ merchant, line }) => (merchant.toLowerCase() === name ? [line] : []));
  const text = `No brand has a folder "${name}" or the domain ${host}. Look for a typing error in the address, the folder's name or "domains".`;
  return plainPage(404, 'No brand is served here', lines.length === 0 ? text : lines.join('\n'));
}

/** For visitors who must not use the sandbox. The log tells the operator why. */
export const closedSandboxPage = () =>
  plainPage(403, 'Not open', 'This site is not open to visitors. Its operator finds the reason in the log.');

/** For a page that failed to render. */
export const brokenPage = () =>
  plainPage(500, 'Something went wrong', 'This page could not be shown. Please try again in a moment.', [
    { href: '/', label: 'Try again' },
  ]);

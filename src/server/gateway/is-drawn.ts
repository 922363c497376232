/** What a document asks for to draw or run it, as browsers write it into `Sec-Fetch-Dest`. Documents and frames are left out: a payment may open one. */
const parts: ReadonlySet<string> = new Set([
  'audio',
  'audioworklet',
  'embed',
  'font',
  'image',
  'json',
  'manifest',
  'object',
  'paintworklet',
  'report',
  'script',
  'serviceworker',
  'sharedworker',
  'speculationrules',
  'style',
  'track',
  'video',
  'webidentity',
  'worker',
  'xslt',
]);

/**
 * Whether a browser asks for a part of a page. No call of the platform is one: a picture in an announcement, or a redirect of another
 * host's picture, would make a call in the visitor's name. Older browsers do not say.
 */
export function isDrawn(headers: Headers): boolean {
  return parts.has(headers.get('sec-fetch-dest') ?? '');
}

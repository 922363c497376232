/** Values of `Sec-Fetch-Dest` for parts of a page. Documents and frames are left out, since a payment may open one. */
const partDestinations: ReadonlySet<string> = new Set([
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
 * Whether a browser requests a part of a page, such as a picture. No call of the platform is one. Otherwise a picture
 * in an announcement, or a picture of another site that redirects here, could make a call in the visitor's name. Older
 * browsers do not send the header.
 */
export function isPagePart(headers: Headers): boolean {
  return partDestinations.has(headers.get('sec-fetch-dest') ?? '');
}

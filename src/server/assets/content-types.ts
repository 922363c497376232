const typeByExtension: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

/** Content type by file extension. A file of an unknown type is sent as a download. */
export function contentTypeOf(file: string): string {
  const extension = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  return typeByExtension[extension] ?? 'application/octet-stream';
}

/** Whether compressing pays. */
export function isCompressible(file: string): boolean {
  return /\.(css|html|js|json|map|mjs|svg|txt|webmanifest)$/i.test(file);
}

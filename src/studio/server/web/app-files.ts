import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Hono } from 'hono';

const types: { readonly [extension: string]: string } = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Serves the studio's page and its files, read at the start, so that no path can leave the folder. */
export function createAppFiles(folder: string, frames: string): Hono {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length).replaceAll('\\', '/'), readFileSync(path)] as const),
  );
  const page = pageOf([...files.keys()]);
  const app = new Hono();
  app.get('/', (context) => {
    context.header('content-security-policy', policyOf(frames));
    context.header('cross-origin-opener-policy', 'same-origin');
    return context.html(page);
  });
  app.get('/assets/*', (context) => {
    const file = files.get(context.req.path);
    if (file === undefined) return context.notFound();
    return context.body(new Uint8Array(file), 200, {
      'content-type': types[extname(context.req.path)] ?? 'application/octet-stream',
    });
  });
  return app;
}

function pageOf(names: readonly string[]): string {
  const scripts = names.filter((name) => /^\/assets\/studio-.*\.js$/.test(name));
  const styles = names.filter((name) => name.endsWith('.css'));
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Livery studio</title>',
    ...styles.map((name) => `<link rel="stylesheet" href="${name}">`),
    ...scripts.map((name) => `<script type="module" src="${name}"></script>`),
    '</head>',
    '<body><div id="studio"></div></body>',
    '</html>',
  ].join('\n');
}

/** As the storefront's: no code but our own files, no text that becomes code. Frames may show the previews alone. */
function policyOf(frames: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    `frame-src ${frames}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

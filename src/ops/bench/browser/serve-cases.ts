import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { build } from 'vite';
import { benchFolder } from '../programs';
import type { Cases } from './cases';

const caseNames = ['form-livery', 'form-hand', 'form-folded', 'page-livery', 'page-hand'] as const;
export type CaseName = (typeof caseNames)[number];

const outDir = `${benchFolder}/browser`;
const contentTypes: { readonly [ending: string]: string } = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
};
/** Isolated, so that the browser's clock has a precision of 5 µs. */
const isolationHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/** Builds the cases as the storefront is built: production React, minified. */
export async function buildCases(): Promise<void> {
  const entry = (name: string) => resolve(`src/ops/bench/browser/${name}`);
  const entries = ['count-renders.ts', ...caseNames.map((name) => `${name}.tsx`)];
  await build({
    configFile: 'vite.config.ts',
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entries.map(entry),
        output: { entryFileNames: '[name].js', assetFileNames: 'assets/[name][extname]' },
      },
    },
  });
}

/** Serves a page for each case, and its data as JSON. */
export function serveCases(cases: Cases, port: number): Promise<Server> {
  const data = new Map<string, string>(
    caseNames.map((name) => [`/${name}.json`, JSON.stringify(name.startsWith('form') ? cases.form : cases.page)]),
  );
  const pages = new Map<string, string>(caseNames.map((name) => [`/${name}`, html(name, cases.theme)]));
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://bench').pathname;
    const text = data.get(path) ?? pages.get(path);
    const type = data.has(path)
      ? 'application/json'
      : pages.has(path)
        ? 'text/html'
        : contentTypes[path.split('.').at(-1) ?? ''];
    if (text !== undefined)
      return void response.writeHead(200, { ...isolationHeaders, 'content-type': `${type}; charset=utf-8` }).end(text);
    const file = type === undefined || path.includes('..') ? undefined : readFile(`${outDir}${path}`);
    response
      .writeHead(file === undefined ? 404 : 200, { ...isolationHeaders, 'content-type': type ?? 'text/plain' })
      .end(file);
  });
  return new Promise((done) => server.listen(port, '127.0.0.1', () => done(server)));
}

function readFile(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined; // The server answers 404.
  }
}

function html(name: CaseName, theme: string): string {
  return `<!doctype html><html lang="en" data-mode="dark"><head><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style>${theme}</style><link rel="stylesheet" href="/assets/style.css">
<script type="module" src="/count-renders.js"></script><script type="module" src="/${name}.js"></script>
</head><body><div id="root"></div></body></html>`;
}

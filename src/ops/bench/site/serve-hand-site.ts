import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { build } from 'vite';
import { type HandFile, serveByHand } from '../phone/hand-page';
import { benchFolder } from '../programs';
import type { SiteData } from './site-data';

const clientDir = `${benchFolder}/site/client`;
const serverDir = `${benchFolder}/site/server`;
/** Pages that the control draws on the server. */
const paths = ['/home', '/register', '/list', '/game', '/deposit', '/activity', '/invite', '/mine'] as const;

export type HandSiteFiles = {
  readonly data: SiteData;
  readonly theme: string;
  readonly pictures: { readonly [path: string]: HandFile };
};

/**
 * Builds the control like the storefront, draws its pages as a server does, and serves them compressed like the
 * storefront's.
 */
export async function serveHandSite({ data, theme, pictures }: HandSiteFiles, port: number): Promise<Server> {
  await buildSite();
  const pageHtml = drawPages(data);
  const documents = paths.map((path, index) => {
    const body = documentOf(pageHtml[index] ?? '', data, theme);
    return [path, { type: 'text/html; charset=utf-8', body }] as const;
  });
  const assets = readdirSync(`${clientDir}/assets`).map((name) => {
    const type = name.endsWith('.js') ? 'text/javascript' : name.endsWith('.css') ? 'text/css' : 'image/svg+xml';
    return [`/assets/${name}`, { type, body: readFileSync(`${clientDir}/assets/${name}`) }] as const;
  });
  return serveByHand({ ...pictures, ...Object.fromEntries([...documents, ...assets]) }, port);
}

async function buildSite(): Promise<void> {
  const sharedOptions = { configFile: 'vite.config.ts', logLevel: 'warn', publicDir: false } as const;
  const outputNames = { entryFileNames: 'assets/[name].js', assetFileNames: 'assets/[name][extname]' };
  await build({
    ...sharedOptions,
    build: {
      outDir: clientDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: resolve('src/ops/bench/site/client.tsx'), output: outputNames },
    },
  });
  await build({
    ...sharedOptions,
    build: {
      ssr: resolve('src/ops/bench/site/draw-program.tsx'),
      outDir: serverDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'program.mjs' } },
    },
  });
}

/** HTML of each path. */
function drawPages(data: SiteData): readonly string[] {
  const file = `${benchFolder}/site/data.json`;
  writeFileSync(file, JSON.stringify(data));
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const output = execFileSync(process.execPath, [`${serverDir}/program.mjs`, file, ...paths], options);
  return output
    .trim()
    .split('\n')
    .map((line) => String(JSON.parse(line)));
}

function documentOf(html: string, data: SiteData, theme: string): string {
  return `<!doctype html><html lang="en" data-mode="dark"><head><meta charset="utf-8"><title>By hand</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style>${theme}</style><link rel="stylesheet" href="/assets/style.css">
<script type="module" src="/assets/client.js"></script>
</head><body><div id="root">${html}</div>
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
</body></html>`;
}

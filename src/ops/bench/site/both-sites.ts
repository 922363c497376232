import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { loadSites, normalizePlatform } from '@/engine';
import { toThemeSheet } from '@/server/assets/theme-css';
import { readCatalogue } from '@/sites/read-catalogue';
import { readJson } from '../../read-json';
import { serveBuild } from '../../size/serve-build';
import { handFields } from '../browser/cases';
import { readMerchantFiles } from '../merchant-files';
import type { HandFile } from '../phone/hand-page';
import { launchBrowser } from '../phone/open-phone';
import { buildWhatIsStale } from '../run-script';
import type { RunningServer } from '../server/serve';
import { serveHandSite } from './serve-hand-site';
import type { SiteData } from './site-data';

/** The merchant that the control imitates. */
export const merchant = 'aurora';

export type BothSites = {
  readonly browser: Browser;
  readonly server: RunningServer;
  /** Base addresses of both, without a slash at the end. */
  readonly livery: string;
  readonly byHand: string;
};

type Options = {
  readonly port: number;
  readonly handPort: number;
  readonly say: (line: string) => void;
};

/** Builds and serves the storefront and the control, and ends both after use. */
export async function withBothSites<Result>(
  { port, handPort, say }: Options,
  use: (sites: BothSites) => Promise<Result>,
): Promise<Result> {
  say('building what is stale …');
  buildWhatIsStale();
  const server = await serveBuild(port);
  try {
    await untilComplete(server, merchant);
    say('building the site by hand …');
    const [tiles, heroes] = [await picturesOf(server, 'home'), await picturesOf(server, 'register')];
    const data = dataOf({ pictures: Object.keys(tiles), hero: Object.keys(heroes)[0] });
    const site = await serveHandSite({ ...data, pictures: { ...tiles, ...heroes } }, handPort);
    const browser = await launchBrowser();
    try {
      const livery = `http://${merchant}.localhost:${port}`;
      return await use({ browser, server, livery, byHand: `http://127.0.0.1:${handPort}` });
    } finally {
      await browser.close();
      site.close();
    }
  } finally {
    await server.stop();
  }
}

/**
 * Waits until the server has cached a merchant's two pages as whole documents. The first documents lack data that the
 * platform has not answered yet.
 */
export async function untilComplete({ ask }: RunningServer, name: string): Promise<void> {
  const end = performance.now() + 30_000;
  while (performance.now() < end) {
    const [home = '', register = ''] = await Promise.all(
      ['home', 'register'].map(async (page) =>
        (await ask(`/m/${page}`, `${name}.localhost`, 'identity')).body.toString('utf8'),
      ),
    );
    if (/<li\b/.test(home.split(/<[^>]*\sdata-game-panel\b/)[1] ?? '') && register.includes('<form')) return;
    await wait(100);
  }
  throw new Error(`The pages of ${name} did not become whole within 30 s, so they cannot be measured.`);
}

/** The merchant's fields and theme. */
function dataOf({ pictures, hero }: Omit<SiteData, 'fields'>): { readonly data: SiteData; readonly theme: string } {
  const catalogue = readCatalogue('schemas');
  const site = loadSites(readMerchantFiles('merchant-configs'), catalogue).sites.get(merchant);
  if (site === undefined)
    throw new Error(`Merchant "${merchant}" does not load, so nothing can be set beside it. Run its check.`);
  const platform = normalizePlatform(readJson(`merchant-configs/${merchant}/console.json`), site, catalogue);
  // The code is asked for only in registration by mobile.
  const fields = handFields(site, platform).filter(({ name }) => name !== 'verificationCode');
  return { data: { fields, pictures, hero }, theme: toThemeSheet(site.merchant.theme ?? {}).css };
}

/** The pictures of one of the merchant's pages. */
async function picturesOf(
  { ask }: RunningServer,
  page: 'home' | 'register',
): Promise<{ readonly [path: string]: HandFile }> {
  const host = `${merchant}.localhost`;
  const html = (await ask(`/m/${page}`, host, 'identity')).body.toString('utf8');
  const paths = new Set(
    [...html.matchAll(/<img[^>]* src="(\/[^"]+\.(?:svg|webp))"/g)].flatMap(([, path]) => path ?? []),
  );
  const files = [...paths].map(async (path) => {
    const { body } = await ask(path, host, 'identity');
    return [path, { type: path.endsWith('.webp') ? 'image/webp' : 'image/svg+xml', body }] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

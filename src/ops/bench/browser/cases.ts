import {
  type Catalogue,
  type ConfigFile,
  loadSites,
  normalizePlatform,
  type Platform,
  resolvePage,
  type Site,
} from '@/engine';
import { isObject } from '@/engine/json';
import { createSiteFiles } from '@/server/assets/site-files';
import { toThemeSheet } from '@/server/assets/theme-css';
import { createRouteTable } from '@/server/pages/route-table';
import { toBoot } from '@/server/pages/to-boot';
import { wordsOf } from '@/server/pages/words-of';
import type { CaseData, HandField } from './case-data';

/** The data of both pages, and their theme. */
export type Cases = { readonly form: CaseData; readonly page: CaseData; readonly theme: string };

const tileCount = 200;
const language = 'en';

/**
 * Aurora's own registration with all nineteen fields on, and a page of two hundred tiles, of which five depend on one
 * fact.
 */
export function createCases(files: readonly ConfigFile[], console: unknown, catalogue: Catalogue): Cases {
  const names = Array.from({ length: tileCount }, (_, index) => `tile ${index + 1}`);
  const benchFiles = [{ path: 'aurora/pages/bench.json', text: JSON.stringify(tilePage(names)) }];
  const site = loadSites([...files, ...benchFiles], catalogue).sites.get('aurora');
  if (site === undefined)
    throw new Error('Merchant "aurora" does not load, so the browser has nothing to draw. Run its check.');
  const platform = normalizePlatform(withEveryField(console), site, catalogue);
  const data = (page: string) => ({
    ...bootOf(site, page, platform, catalogue),
    fields: handFields(site, platform),
    names,
  });
  return { form: data('register'), page: data('bench'), theme: toThemeSheet(site.merchant.theme ?? {}).css };
}

function bootOf(
  site: Site,
  pageId: string,
  platform: Platform,
  catalogue: Catalogue,
): Pick<CaseData, 'boot' | 'texts'> {
  const servedSite = { site, version: site.hash, assets: new Map() };
  const boot = toBoot({
    served: servedSite,
    files: createSiteFiles({ info: () => undefined, error: () => undefined })(servedSite),
    routes: createRouteTable()(site).routes,
    now: { platform, hash: platform.hash, imageOrigins: [], frameOrigins: [] },
    language,
    shell: resolvePage(site, 'shell', platform, catalogue),
    page: resolvePage(site, pageId, platform, catalogue),
    mode: 0,
    build: 'bench',
  });
  return { boot, texts: site.texts[language] ?? {} };
}

/** The console's own rules, each of them enabled. */
function withEveryField(console: unknown): unknown {
  if (!isObject(console) || !isObject(console.register)) return console;
  const rules = Object.entries(console.register).map(([name, rule]) => [
    name,
    isObject(rule) ? { ...rule, enabled: true } : rule,
  ]);
  return { ...console, register: Object.fromEntries(rules) };
}

/** The fields as hand-written code has them. */
export function handFields(site: Site, platform: Platform): readonly HandField[] {
  return (platform.sources['register.fields'] ?? []).map((item) => {
    if (!isObject(item.rule))
      throw new Error(`Field "${String(item.name)}" comes without a rule, so nobody could write it by hand.`);
    const { required, minLength, maxLength, pattern } = item.rule;
    return {
      name: String(item.name),
      label: wordsOf(textOf(item.label), site, language),
      hint: wordsOf(textOf(item.hint), site, language),
      icon: String(item.icon ?? ''),
      type: item.input === 'password' ? 'password' : 'text',
      required: required === true,
      minLength: Number(minLength ?? 0),
      maxLength: Number(maxLength ?? 255),
      pattern: pattern === undefined || pattern === '*' ? '.*' : String(pattern).replaceAll('-]', '\\-]'),
    };
  });
}

function textOf(value: unknown): { readonly t: string } | undefined {
  return isObject(value) && typeof value.t === 'string' ? { t: value.t } : undefined;
}

function tilePage(names: readonly string[]): object {
  const nodes = names.map((name, index) => [
    `tile-${index}`,
    {
      use: 'nav.tile',
      ...(index % 40 === 7 ? { when: { at: 'downloadBar.closed', eq: true } } : {}),
      props: { label: { text: { en: name } }, icon: 'star' },
      on: { tap: { do: 'reload' } },
    },
  ]);
  const page = {
    use: 'nav.tile-grid',
    props: { columns: 4, label: { text: { en: 'Tiles' } } },
    slots: { tiles: nodes.map(([id]) => id) },
  };
  return { format: 1, id: 'bench', paths: ['/m/bench'], nodes: { page, ...Object.fromEntries(nodes) } };
}

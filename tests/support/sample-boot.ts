import type { PageRole, ResolvedNode, ResolvedPage } from '@/engine/live';
import type { Boot, Route } from '@/storefront/contract/boot';
import type { PublicMerchant } from '@/storefront/contract/public-merchant';
import { siteHash } from '@/storefront/ui/safe/safe-address';

type PageParts = Partial<Omit<ResolvedPage, 'nodes' | 'page'>>;

/** A resolved page of a few nodes; the root is `page`. */
export function samplePage(
  page: string,
  nodes: { readonly [id: string]: ResolvedNode },
  parts: PageParts = {},
): ResolvedPage {
  return {
    format: 1,
    merchant: 'sample',
    page,
    kind: 'page',
    hash: `hash-of-${page}`,
    root: 'page',
    title: { text: { en: `Title of ${page}` } },
    paths: [`/m/${page}`],
    shell: { header: true, footer: true },
    nodes,
    ...parts,
  };
}

const locale = {
  currency: 'BDT',
  symbol: '৳',
  symbolPosition: 'before',
  digits: 'latn',
  clock: [[0, 360]],
  date: 'DD/MM/YYYY',
  dateTime: 'DD/MM/YYYY HH:mm',
} as const;

export const sampleMerchant: PublicMerchant = {
  id: 'sample',
  name: 'Sample',
  code: 'SAMPLE',
  trialCode: 'SAMPLETRIAL',
  languages: { supported: ['en', 'bn'], default: 'en', offered: ['en', 'bn', 'hi'] },
  locale,
  brand: { logo: '/logo.svg', icon: '/icon.svg' },
  mode: 'dark',
  look: {},
  links: { hosts: ['t.me'], siteHashes: [siteHash('www.aurora.example')] },
  gateway: { paths: {} },
  games: { hosts: ['play.example'], front: 'HOT', esports: ['TF'], cockfight: ['DS88'], inhouse: [] },
  auth: {},
  members: { without: { unread: [4], contract: [4] } },
  register: {},
  categories: {},
};

type BootParts = Partial<Omit<Boot, 'merchant' | 'routes' | 'page'>> & { readonly merchant?: Partial<PublicMerchant> };

/** The state of a document over pages; the first one shows. Its shell is a bare frame. */
export function sampleBoot(pages: readonly ResolvedPage[], { merchant, ...parts }: BootParts = {}): Boot {
  const [page = samplePage('home', {})] = pages;
  return {
    merchant: { ...sampleMerchant, ...merchant },
    language: 'en',
    site: 'site-1',
    settings: 'settings-1',
    build: 'build-1',
    routes: pages.map(toRoute),
    shell: samplePage('shell', { page: { use: 'shell.frame' } }, { kind: 'shell', paths: [] }),
    page,
    pageId: page.page,
    mode: 0,
    statics: {},
    assets: { 'asset:art.svg': '/brand/sample/1/art.svg' },
    textsUrl: '/texts/sample/en-1.json',
    languages: { en: '/texts/sample/en-1.json', bn: '/texts/sample/bn-1.json' },
    ...parts,
  };
}

function toRoute({ page, paths, kind, shell, access }: ResolvedPage): Route {
  const role = roles.get(page);
  return {
    page,
    paths,
    kind,
    shell,
    ...(role !== undefined && { role }),
    ...(access?.need !== undefined && { need: access.need }),
  };
}

/** The roles that base gives its pages, by id. */
const roles = new Map(
  Object.values(
    import.meta.glob<{ readonly id: string; readonly role?: PageRole }>('../../merchant-configs/base/pages/*.json', {
      eager: true,
      import: 'default',
    }),
  ).map(({ id, role }) => [id, role]),
);

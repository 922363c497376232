import type { ResolvedPage } from '@/engine';
import type { ServedSite } from '@/sites/site-source';
import { type Boot, type PublicMerchant, siteHash } from '@/storefront/server';
import { type SiteFiles, toAddress } from '../assets/site-files';
import { pageIdOf } from '../page-ids';
import type { PlatformNow } from '../platform/platform-now';
import type { Mode } from '../platform/status-source';
import { localeOf } from '../texts/locale-of';
import { offlineTextsOf } from './offline-texts';
import type { RouteTable } from './route-table';

/** What a document's state is made from. */
export type BootInput = {
  readonly served: ServedSite;
  readonly files: SiteFiles;
  readonly routes: RouteTable['routes'];
  readonly now: PlatformNow;
  readonly language: string;
  readonly shell: ResolvedPage;
  readonly page: ResolvedPage;
  readonly mode: Mode;
  readonly build: string;
};

/** The state that the browser starts with. It contains only public parts of the merchant. */
export function toBoot(input: BootInput): Boot {
  const { served, files, routes, now, language, shell, page, mode, build } = input;
  return {
    merchant: toPublicMerchant(served, files),
    language,
    site: served.version,
    settings: now.hash,
    build,
    routes,
    shell,
    page,
    pageId: page.page,
    mode,
    services: serviceLinks(now),
    ...(now.frameOrigins.length > 0 && { frames: now.frameOrigins }),
    statics: Object.fromEntries(now.platform.facts),
    assets: files.assetUrls,
    textsUrl: files.textUrls[language] ?? '',
    languages: files.textUrls,
    ...(page.page === pageIdOf(served.site, 'offline') && { offlineTexts: offlineTextsOf(served.site, page) }),
  };
}

/** Ways to reach customer service: the live chat, then other contacts, then the service lines. */
export function serviceLinks({ platform: { sources } }: PlatformNow): NonNullable<Boot['services']> {
  const contacts = (sources['services.links'] ?? []).filter(({ contact }) => contact === true);
  const links = [...contacts, ...(sources['services.lines'] ?? [])].flatMap(({ type = 'SERVICE', url }) =>
    typeof type === 'string' && typeof url === 'string' ? [{ type, url }] : [],
  );
  return links.toSorted((left, right) => Number(right.type === 'LIVECHAT') - Number(left.type === 'LIVECHAT'));
}

/** A merchant without its conditions and theme tokens. */
function toPublicMerchant({ site }: ServedSite, files: SiteFiles): PublicMerchant {
  const { id, merchant } = site;
  const code = merchant.code ?? id;
  const { languages = {}, games = {} } = merchant;
  const { foldOptional } = merchant.register ?? {};
  const supported = languages.supported ?? ['en'];
  return {
    id,
    name: merchant.name ?? id,
    ...(merchant.title === undefined ? {} : { title: merchant.title }),
    code,
    trialCode: merchant.trialCode ?? code,
    languages: {
      supported,
      default: languages.default ?? supported[0] ?? 'en',
      offered: languages.offered ?? supported,
    },
    locale: localeOf(merchant),
    brand: {
      logo: toAddress(merchant.brand?.logo, files),
      icon: toAddress(merchant.brand?.icon, files),
    },
    mode: modesOf(merchant.theme),
    look: merchant.theme?.look ?? {},
    links: { hosts: merchant.links?.hosts ?? [], siteHashes: (merchant.domains ?? []).map(siteHash) },
    gateway: { paths: merchant.gateway?.paths ?? {} },
    games: {
      hosts: games.hosts ?? [],
      login: games.login ?? 'page',
      front: games.front ?? 'HOT',
      esports: games.esports ?? [],
      cockfight: games.cockfight ?? [],
      inhouse: games.inhouse ?? [],
      logos: Object.fromEntries(
        Object.entries(games.logos ?? {}).map(([vendor, image]) => [vendor, toAddress(image, files)]),
      ),
      ...(games.logoPath === undefined ? {} : { logoPath: games.logoPath }),
      ...(games.pictures === undefined ? {} : { pictures: games.pictures }),
    },
    toasts: merchant.toasts ?? {},
    auth: merchant.auth ?? {},
    members: merchant.members ?? {},
    categories: merchant.categories ?? {},
    register: foldOptional === undefined ? {} : { foldOptional },
  };
}

function modesOf({ mode = 'dark', otherMode }: NonNullable<ServedSite['site']['merchant']['theme']> = {}) {
  if (otherMode === undefined) return mode;
  return mode === 'dark' ? 'dark light' : 'light dark';
}

import type { ConfigFile, Merchant, Site } from '@/engine';

/** A small merchant that is right in every way, so that a test changes one thing and sees one issue. */
export const home = {
  format: 1,
  id: 'home',
  paths: ['/m/home', '/'],
  title: { t: 'home.title' },
  nodes: {
    page: { use: 'page.screen', slots: { body: ['list'] } },
    list: { use: 'nav.list', slots: { entries: ['inbox', 'agency'] } },
    inbox: {
      use: 'nav.entry',
      when: { switch: 'MAILCEN' },
      props: { label: { t: 'home.inbox' }, badge: { fact: 'inbox.unread' } },
      on: { tap: { do: 'navigate', to: 'login' } },
    },
    agency: { use: 'nav.entry', when: { is: 'agent' }, props: { label: { t: 'home.agency' } } },
  },
} as const;

export const login = {
  format: 1,
  id: 'login',
  paths: ['/m/login'],
  nodes: { page: { use: 'page.screen', slots: { body: [] } } },
} as const;

export const merchant = {
  format: 1,
  name: 'Solo',
  code: 'SOLO',
  domains: ['solo.example'],
  languages: { supported: ['en'], default: 'en', offered: ['en'] },
  links: { hosts: ['t.me'] },
  conditions: { agent: { at: 'member.type', nin: [0, 4, 40] } },
  auth: { emailPattern: String.raw`\S+@\S+` },
} as const satisfies Merchant;

export const texts = {
  'home.title': 'Home',
  'home.inbox': 'Inbox',
  'home.agency': 'Agency',
  'widget.badge': '{{label}}, {{count}} new',
};

export type Parts = {
  readonly merchant?: unknown;
  readonly pages?: { readonly [id: string]: unknown };
  readonly overlays?: { readonly [id: string]: unknown };
  readonly texts?: { readonly [language: string]: unknown };
  readonly console?: unknown;
};

/** The files of one merchant. Values are written as JSON with one member a line, so that positions can be read off. */
export function filesOf(id: string, parts: Parts): readonly ConfigFile[] {
  const file = (path: string, value: unknown) => ({ path: `${id}/${path}`, text: JSON.stringify(value, null, 2) });
  const folder = (name: string, values: { readonly [key: string]: unknown } | undefined) =>
    Object.entries(values ?? {}).map(([key, value]) => file(`${name}/${key}.json`, value));
  return [
    ...(parts.merchant === undefined ? [] : [file('merchant.json', parts.merchant)]),
    ...folder('pages', parts.pages),
    ...folder('overlays', parts.overlays),
    ...folder('texts', parts.texts),
    ...(parts.console === undefined ? [] : [file('console.json', parts.console)]),
  ];
}

export function solo(changes: Parts = {}): readonly ConfigFile[] {
  return filesOf('solo', {
    merchant: changes.merchant ?? merchant,
    pages: { home, login, ...changes.pages },
    texts: changes.texts ?? { en: texts },
    ...(changes.overlays ? { overlays: changes.overlays } : {}),
    ...(changes.console === undefined ? {} : { console: changes.console }),
  });
}

/** The home page with one node changed or added. */
export function homeWith(nodes: { readonly [id: string]: unknown }): Parts {
  return { pages: { home: { ...home, nodes: { ...home.nodes, ...nodes } } } };
}

export function needSite(sites: ReadonlyMap<string, Site>, id: string): Site {
  const site = sites.get(id);
  if (!site) throw new Error(`The fixture has no site "${id}".`);
  return site;
}

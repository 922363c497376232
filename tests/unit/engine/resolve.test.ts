import { describe, expect, it } from 'vitest';
import {
  canonicalJson,
  explainNode,
  layoutFor,
  loadSites,
  normalizePlatform,
  normalizeVisitor,
  PENDING,
  type Platform,
  resolvePage,
  type Site,
  toWords,
} from '@/engine';
import { filesOf, home, homeWith, login, merchant, needSite, solo, texts } from './fixture';
import { readCatalogue } from './project';

const catalogue = readCatalogue();
const session = { token: 't', type: 1 };
const load = (files = solo()): Site => needSite(loadSites(files, catalogue).sites, 'solo');
const platformOf = (site: Site, console: unknown = {}): Platform => normalizePlatform(console, site, catalogue);
const on = (...names: readonly string[]) => ({ whitelabel: names.map((modId) => ({ modId, enabled: '1' })) });
const withEntry = (entry: object) =>
  load(
    solo(homeWith({ list: { use: 'nav.list', slots: { entries: ['one'] } }, inbox: entry, one: entry, agency: entry })),
  );
const resolved = (entry: object, console: unknown = {}) => {
  const site = withEntry({ use: 'nav.entry', props: { label: { t: 'home.inbox' } }, ...entry });
  return resolvePage(site, 'home', platformOf(site, console), catalogue);
};

describe('resolvePage', () => {
  it('takes a static false away, its slots included, and leaves a live condition [CFG-03]', () => {
    const site = load();
    const page = resolvePage(site, 'home', platformOf(site), catalogue);
    expect(Object.keys(page.nodes)).toEqual(['page', 'list', 'agency']);
    expect(page.nodes.list?.slots).toEqual({ entries: ['agency'] });
    expect(page.nodes.agency).toEqual({
      use: 'nav.entry',
      props: { label: { t: 'home.agency' } },
      when: { at: 'member.type', nin: [0, 4, 40] },
      audience: 'member',
    });
  });

  it('drops a static true and keeps nothing to decide [CFG-04]', () => {
    expect(resolved({ when: { switch: 'MAILCEN' } }, on('MAILCEN')).nodes.one).toEqual({
      use: 'nav.entry',
      props: { label: { t: 'home.inbox' } },
    });
  });

  it('takes the server’s value before the catalogue’s [CFG-04]', () => {
    expect(resolved({ when: { switch: 'AGEINFO3' } }).nodes.one).toBeDefined();
    const off = { whitelabel: [{ modId: 'AGEINFO3', enabled: '0' }] };
    expect(resolved({ when: { switch: 'AGEINFO3' } }, off).nodes.one).toBeUndefined();
  });

  it('gives another hash where a node moves into the slot of the one before it [CFG-03]', () => {
    const hashOf = (inner: readonly string[], outer: readonly string[]) => {
      const site = load(
        solo(
          homeWith({
            page: { use: 'layout.screen', slots: { body: outer } },
            list: { use: 'nav.list', slots: { entries: inner } },
            inbox: { use: 'nav.entry', props: { label: { t: 'home.inbox' } } },
          }),
        ),
      );
      return resolvePage(site, 'home', platformOf(site), catalogue).hash;
    };
    expect(hashOf([], ['list', 'inbox'])).not.toBe(hashOf(['inbox'], ['list']));
  });

  it('gives the same bytes for the same input, and another hash for another content [CFG-03]', () => {
    const [first, second] = [load(), load()];
    const one = resolvePage(first, 'home', platformOf(first, on('MAILCEN')), catalogue);
    const two = resolvePage(second, 'home', platformOf(second, on('MAILCEN')), catalogue);
    const other = resolvePage(second, 'home', platformOf(second), catalogue);
    expect(JSON.stringify(one)).toBe(JSON.stringify(two));
    expect(first.hash).toBe(second.hash);
    expect(other.hash).not.toBe(one.hash);
  });

  it('gives the same bytes when the keys of the config stand in another order [CFG-03]', () => {
    const turned = solo(
      homeWith({ agency: { props: { label: { t: 'home.agency' } }, when: { is: 'agent' }, use: 'nav.entry' } }),
    );
    const [one, two] = [load(), load(turned)];
    expect(resolvePage(two, 'home', platformOf(two), catalogue)).toEqual(
      resolvePage(one, 'home', platformOf(one), catalogue),
    );
    expect(resolvePage(two, 'home', platformOf(two), catalogue).hash).toBe(
      resolvePage(one, 'home', platformOf(one), catalogue).hash,
    );
  });

  it('changes neither the site nor the console [CFG-03]', () => {
    const site = load();
    const console = { ...on('MAILCEN'), register: { username: { enabled: true } } };
    const before = canonicalJson({ site, console });
    resolvePage(site, 'home', platformOf(site, console), catalogue);
    expect(canonicalJson({ site, console })).toBe(before);
  });

  it('writes a node out for each item, below it too [APP-16]', () => {
    const settings = {
      resources: [
        { resourceType: 'TELEGRAM', url: 'https://t.me/x', labelNameEn: 'TG' },
        { resourceType: 'WHATSAPP', url: 'https://wa.me/1' },
      ],
    };
    const page = resolved(
      { use: 'nav.external', each: 'services.links', props: { label: { item: 'label' }, href: { item: 'url' } } },
      { settings },
    );
    expect(page.nodes.list?.slots).toEqual({ entries: ['one:TELEGRAM', 'one:WHATSAPP'] });
    expect(page.nodes['one:TELEGRAM']).toEqual({
      use: 'nav.external',
      props: { href: 'https://t.me/x', label: { text: { en: 'TG' } } },
    });
  });

  it('leaves a prop out whose item has no such value, and fills a static fact [APP-16]', () => {
    const page = resolved({
      props: { label: { t: 'home.inbox' }, badge: { fact: 'service.links' }, note: { item: 'nothing' } },
    });
    expect(page.nodes.one?.props).toEqual({ badge: 0, label: { t: 'home.inbox' } });
  });

  it('hides a node whose condition is broken, whatever it says for unknown, and leaves its siblings [CFG-05]', () => {
    const entry = { use: 'nav.entry', props: { label: { t: 'home.inbox' } } };
    const site = load(
      solo({
        merchant: { ...merchant, conditions: { ...merchant.conditions, odd: { at: 'member.type', in: [] } } },
        ...homeWith({
          list: { use: 'nav.list', slots: { entries: ['inbox', 'agency', 'bad', 'worse'] } },
          inbox: entry,
          bad: { ...entry, when: { is: 'odd' }, whenUnknown: 'show' },
          worse: { ...entry, when: { any: [true, { is: 'odd' }] }, whenUnknown: 'show' },
        }),
      }),
    );
    expect(resolvePage(site, 'home', platformOf(site), catalogue).nodes.list?.slots).toEqual({
      entries: ['inbox', 'agency'],
    });
  });

  it.each([
    ['guest', { at: 'session.present', eq: false }, undefined, 'guest'],
    ['guest', { not: { at: 'session.present', eq: true } }, undefined, 'guest'],
    ['member', { at: 'member.type', eq: 1 }, undefined, 'member'],
    ['member', { at: 'inbox.unread', gt: 0 }, 'skeleton', 'member'],
    ['nobody in particular', { at: 'member.type', eq: 1 }, 'show', undefined],
    ['nobody in particular', { at: 'device.platform', eq: 'ios' }, undefined, undefined],
    [
      'nobody in particular',
      {
        any: [
          { at: 'session.present', eq: false },
          { at: 'member.type', eq: 1 },
        ],
      },
      undefined,
      undefined,
    ],
  ] as const)('proves that a node is for %s: %j [APP-08]', (_, when, whenUnknown, audience) => {
    expect(resolved({ when, ...(whenUnknown ? { whenUnknown } : {}) }).nodes.one?.audience).toBe(audience);
  });

  it.each([
    ['an action nobody knows', { do: 'fly' }],
    ['one without what it needs', { do: 'navigate' }],
    ['one that leads to no name', { do: 'navigate', to: 5 }],
    ['one with parameters of no form', { do: 'navigate', to: 'login', params: ['a'] }],
    ['a message of a kind that no message has', { do: 'toast', kind: 'loud', text: { t: 'home.inbox' } }],
    ['a message that never goes', { do: 'toast', kind: 'info', text: { t: 'home.inbox' }, seconds: 600 }],
    ['one for whom nobody is', { do: 'back', need: 'money' }],
  ])('leaves out %s, and keeps the one beside it [CFG-05]', (_, action) => {
    const good = { do: 'navigate', to: 'login' };
    expect(resolved({ on: { tap: [action, good] } }).nodes.one?.on).toEqual({ tap: [good] });
    expect(resolved({ on: { tap: action } }).nodes.one?.on).toBeUndefined();
  });

  it('has no nodes for a page that does not exist', () => {
    const site = load();
    expect(resolvePage(site, 'nowhere', platformOf(site), catalogue)).toMatchObject({
      page: 'nowhere',
      nodes: {},
      paths: [],
    });
  });
});

describe('layoutFor', () => {
  const site = load();
  const page = resolvePage(site, 'home', platformOf(site, on('MAILCEN')), catalogue);
  const seen = (visitor: Parameters<typeof normalizeVisitor>[0]) =>
    Object.keys(layoutFor(page, normalizeVisitor(visitor)).nodes);
  const member = (type: unknown) => ({ session, member: { id: 1, account: 'a', type } });

  it.each([
    ['a guest', {}],
    ['a guest with a cached agent', { member: { id: 1, account: 'a', type: 1 } }],
    ['a member whose info is loading', { session, member: 'pending' }],
    ['a member whose info failed', { session }],
    ['type null', member(null)],
    ['type "0"', member('0')],
    ['type 0', member(0)],
    ['type 4', member(4)],
    ['type 40', member(40)],
    ['type 4.5', member(4.5)],
    ['type "1.5"', member('1.5')],
    ['a type that is no number', member('agent')],
  ])('hides the agency entry for %s [MEM-03] [AGT-01]', (_, visitor) => {
    expect(seen(visitor)).toEqual(['page', 'list', 'inbox']);
  });

  it.each([1, 2, 7, 41, 42, '1'])('shows the agency entry to type %j [MEM-03] [AGT-01]', (type) => {
    expect(seen(member(type))).toEqual(['page', 'list', 'inbox', 'agency']);
  });

  it('hides it for a raw fact "0", null or pending as well [MEM-03]', () => {
    for (const value of ['0', null, PENDING, undefined, [], Number.NaN]) {
      const live = new Map<string, unknown>([
        ['session.present', true],
        ['member.type', value],
      ]);
      expect(Object.keys(layoutFor(page, live).nodes)).toEqual(['page', 'list', 'inbox']);
    }
  });

  it('fills a binding, or leaves it out while it loads [APP-10]', () => {
    const props = (unread: unknown) => layoutFor(page, normalizeVisitor({ session, unread })).nodes.inbox?.props;
    expect(props(3)).toEqual({ badge: 3, label: { t: 'home.inbox' } });
    expect(props('pending')).toEqual({ label: { t: 'home.inbox' } });
  });

  it('keeps a place only while a fact loads [CFG-03]', () => {
    const waiting = resolved({ when: { at: 'member.type', eq: 1 }, whenUnknown: 'skeleton' });
    const of = (visitor: Parameters<typeof normalizeVisitor>[0]) =>
      layoutFor(waiting, normalizeVisitor(visitor)).nodes.one;
    expect(of({ session, member: 'pending' })).toEqual({ use: 'nav.entry', skeleton: true });
    expect(of({ session })).toBeUndefined();
    expect(of({})).toBeUndefined();
    expect(of(member(1))).toMatchObject({ use: 'nav.entry', props: {} });
  });

  it('sends a visitor without a session, or without the right, to another page [APP-14] [AGT-01]', () => {
    const pages = { login: { ...login, access: { need: 'session', when: { is: 'agent' }, else: 'home' } } };
    const guarded = load(solo({ pages }));
    const locked = resolvePage(guarded, 'login', platformOf(guarded), catalogue);
    const access = (visitor: Parameters<typeof normalizeVisitor>[0]) =>
      layoutFor(locked, normalizeVisitor(visitor)).access;
    expect(access({})).toEqual({ verdict: 'login', to: 'home' });
    expect(access(member(0))).toEqual({ verdict: 'closed', to: 'home' });
    expect(access({ session })).toEqual({ verdict: 'closed', to: 'home' });
    expect(access({ session, member: 'pending' })).toEqual({ verdict: 'wait' });
    expect(access(member(1))).toEqual({ verdict: 'open' });
  });

  it('sends a guest to another page than a member without the right, where config says so [APP-14]', () => {
    const named = { need: 'session', when: { is: 'agent' }, else: 'home', guest: 'login' };
    const site = load(solo({ pages: { login: { ...login, access: named } } }));
    const locked = resolvePage(site, 'login', platformOf(site), catalogue);
    const access = (visitor: Parameters<typeof normalizeVisitor>[0]) =>
      layoutFor(locked, normalizeVisitor(visitor)).access;
    expect(access({})).toEqual({ verdict: 'login', to: 'login' });
    expect(access(member(0))).toEqual({ verdict: 'closed', to: 'home' });
  });
});

describe('explainNode', () => {
  const site = load();
  const platform = platformOf(site, on('SECPRIV'));
  const words = (node: string, visitor: Parameters<typeof normalizeVisitor>[0] = {}) =>
    toWords(explain('home', node, normalizeVisitor(visitor)));
  const explain = (page: string, node: string, live: ReturnType<typeof normalizeVisitor> = new Map()) =>
    explainNode({ site, page: resolvePage(site, page, platform, catalogue), platform, live, catalogue }, node);

  it.each([
    ['a guest', {}, 'member.type is absent, as there is no session', 'after a login '],
    ['a member whose info loads', { session, member: 'pending' }, 'member.type is still loading', ''],
  ])('says why the agency does not show to %s [CFG-07] [MEM-03]', (_, visitor, because, login) => {
    expect(words('agency', visitor)).toBe(
      `"agency" on page "home" does not show: its own condition is not known.\n  agency: "member.type is none of 0, 4, 40" is unknown, because ${because}.\nIt would show if ${login}member.type were 1, 2, 41 or 42.`,
    );
  });

  it('says why the agency shows to an agent [CFG-07]', () => {
    expect(words('agency', { session, member: { id: 1, account: 'a', type: 7 } })).toBe(
      '"agency" on page "home" shows.\n  agency: "member.type is none of 0, 4, 40" is true, because member.type is 7.',
    );
  });

  it('says that a switch is off because the platform does not send it [CFG-07] [CFG-04]', () => {
    expect(words('inbox')).toBe(
      '"inbox" on page "home" does not show: its own condition is not true.\n  inbox: the switch MAILCEN (inbox) is off (schemas/switches.json, since the platform does not send it).\nIt would show if the switch MAILCEN were on.',
    );
  });

  it('names the nearest node or page where there is none of that name [CFG-07]', () => {
    expect(words('agncy')).toBe('There is no node "agncy" on page "home", so nothing shows. Did you mean "agency"?');
    expect(explain('hme', 'agency')).toMatchObject({
      verdict: 'missing',
      near: 'home',
    });
  });

  it('gives the same as data: the steps, the deciding clauses, the facts and where they come from [CFG-07]', () => {
    const explanation = explain(
      'home',
      'agency',
      normalizeVisitor({ session, member: { id: 1, account: 'a', type: 4 } }),
    );
    expect(explanation).toMatchObject({
      verdict: 'hides',
      steps: [
        { node: 'page' },
        { node: 'list' },
        { node: 'agency', visibility: 'hide', clause: { kind: 'named', name: 'agent' } },
      ],
      deciding: [
        {
          node: 'agency',
          condition: { at: 'member.type', nin: [0, 4, 40] },
          verdict: 'false',
          fact: { path: 'member.type', state: 'present', value: 4, source: 'member.type' },
        },
      ],
    });
  });

  it('names the node around it that hides it [CFG-07]', () => {
    const hidden = load(solo(homeWith({ list: { ...home.nodes.list, when: { switch: 'REWCEN3' } } })));
    const platform = platformOf(hidden);
    const page = resolvePage(hidden, 'home', platform, catalogue);
    const explanation = explainNode({ site: hidden, page, platform, live: new Map(), catalogue }, 'agency');
    expect(toWords(explanation)).toContain('"agency" on page "home" does not show: "list" around it is not true.');
  });

  it.each([0, 1, 4, 7, 40])('agrees with the layout for every node and a member of type %d [CFG-07]', (type) => {
    for (const member of [{ id: 1, account: 'a', type }, 'pending'] as const) {
      const live = normalizeVisitor({ session, member, language: 'en', page: 'home' });
      const layout = layoutFor(resolvePage(site, 'home', platform, catalogue), live);
      for (const node of Object.keys(site.pages.home?.nodes ?? {}))
        expect(explain('home', node, live).verdict === 'shows', node).toBe(Object.hasOwn(layout.nodes, node));
    }
  });
});

describe('inheritance', () => {
  const base = filesOf('base', {
    merchant: { ...merchant, abstract: true, domains: [] },
    pages: { home, login },
    texts: { en: texts },
  });
  const overlay = { format: 1, page: 'home', set: { agency: { when: true } } };
  const child = filesOf('child', {
    merchant: { format: 1, extends: 'base', name: 'C', code: 'C', theme: { mode: 'light' } },
    overlays: { home: overlay },
    texts: { en: { 'home.title': 'House' } },
  });
  const loaded = loadSites([...base, ...child], catalogue);
  const site = needSite(loaded.sites, 'child');

  it('inherits by name: settings, pages and texts, without a copy of what stays [CFG-02]', () => {
    expect(loaded.issues).toEqual([]);
    expect([...loaded.sites.keys()]).toEqual(['child']);
    expect(site.merchant).toMatchObject({
      name: 'C',
      code: 'C',
      theme: { mode: 'light' },
      conditions: merchant.conditions,
    });
    expect(site.merchant.abstract).toBeUndefined();
    expect(site.texts.en).toEqual({ ...texts, 'home.title': 'House' });
    expect(site.pages.home?.nodes.agency?.when).toBe(true);
  });

  it('has texts in the languages that players may choose, and in another one once that is added [CFG-02]', () => {
    const speaking = (supported: readonly string[], hindi = 'घर') => {
      const tongues = { format: 1, extends: 'base', name: 'C', code: 'C', languages: { supported, default: 'en' } };
      const parent = [...base, ...filesOf('base', { texts: { bn: texts, hi: { 'home.title': hindi } } })];
      const spoken = loadSites([...parent, ...filesOf('child', { merchant: tongues })], catalogue);
      return needSite(spoken.sites, 'child');
    };
    expect(Object.keys(speaking(['en', 'bn']).texts).sort()).toEqual(['bn', 'en']);
    expect(speaking(['en', 'bn']).hash).toBe(speaking(['en', 'bn'], 'मकान').hash);
    expect(speaking(['bn', 'hi']).texts).toEqual({ en: texts, bn: texts, hi: { 'home.title': 'घर' } });
    expect(speaking(['bn', 'hi']).hash).not.toBe(speaking(['bn', 'hi'], 'मकान').hash);
  });

  it('knows the file and position of every leaf [CFG-02] [CFG-07]', () => {
    expect(loaded.originOf('child', 'home', 'agency', ['when'])).toEqual({
      file: 'child/overlays/home.json',
      line: 6,
      column: 15,
    });
    expect(loaded.originOf('child', 'home', 'agency', ['props', 'label', 't'])).toMatchObject({
      file: 'base/pages/home.json',
    });
    expect(loaded.originOf('child', 'home', '$page', ['title'])).toMatchObject({ file: 'base/pages/home.json' });
  });

  it('knows which overlay took a node out, by itself or with what it stood below [CFG-07]', () => {
    const without = (remove: readonly string[]) => {
      const parts = {
        merchant: { format: 1, extends: 'base', name: 'C', code: 'C' },
        overlays: { home: { format: 1, page: 'home', remove } },
      };
      return loadSites([...base, ...filesOf('child', parts)], catalogue).changesOf('child', 'home', 'agency');
    };
    const file = 'child/overlays/home.json';
    expect(without(['agency'])).toEqual([{ kind: 'removed', at: { file, line: 5, column: 5 } }]);
    expect(without(['inbox', 'list'])).toEqual([{ kind: 'removed', at: { file, line: 6, column: 5 } }]);
    expect(without(['inbox'])).toEqual([]);
  });

  it('shares the objects of what a child does not touch', () => {
    const twin = filesOf('twin', { merchant: { format: 1, extends: 'base', name: 'T', code: 'T' } });
    const both = loadSites([...base, ...child, ...twin], catalogue);
    expect(both.sites.get('twin')?.pages.login).toBe(both.sites.get('child')?.pages.login);
    expect(both.sites.get('twin')?.conditions).toBe(both.sites.get('child')?.conditions);
  });
});

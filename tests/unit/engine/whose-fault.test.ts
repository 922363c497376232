import { describe, expect, it } from 'vitest';
import { issueLine, loadSites } from '@/engine';
import { filesOf, home, homeWith, login, merchant, type Parts, solo, texts } from './fixture';
import { readCatalogue } from './project';

const catalogue = readCatalogue();
const issuesOf = (files: Parameters<typeof loadSites>[0]) => loadSites(files, catalogue).issues.map(issueLine);
const entry = { use: 'nav.entry', props: { label: { t: 'home.inbox' } } };

describe('a key in the wrong place', () => {
  const shell = { header: false };
  it.each<[string, Parts, string]>([
    [
      'a setting at the top',
      { merchant: { ...merchant, encryption: 'value' } },
      '"encryption" … It belongs in "auth".',
    ],
    [
      'a setting of another group',
      { merchant: { ...merchant, auth: { timeZone: 'UTC' } } },
      '"timeZone" … It belongs in "locale".',
    ],
    [
      'a setting with several homes',
      { merchant: { ...merchant, label: { t: 'home.title' } } },
      '"label" … It belongs in "register.fields.<name>" or in "categories.items.<name>".',
    ],
    [
      'a setting of the page in merchant.json',
      { merchant: { ...merchant, shell } },
      '"shell" … It is a key of a page: write it there.',
    ],
    [
      'a setting of merchant.json in a page',
      { pages: { login: { ...login, domains: [] } } },
      '"domains" … It is a key of merchant.json: write it there.',
    ],
    [
      'a key of the page in a node',
      homeWith({ inbox: { ...entry, paths: [] } }),
      '"paths" … It belongs at the top of the file.',
    ],
    [
      'a key of a node in the page',
      { pages: { login: { ...login, slots: {} } } },
      '"slots" … It belongs in "nodes.<name>".',
    ],
    [
      'a prop beside the props',
      homeWith({ inbox: { ...entry, badge: 1 } }),
      '"badge" … It is a prop of nav.entry: write it in "props".',
    ],
    [
      'a prop beside the props, misspelt',
      homeWith({ inbox: { ...entry, badgee: 1 } }),
      '"badgee" … Did you mean the prop "badge" of nav.entry? Write it in "props".',
    ],
    [
      'a key of a node among its props',
      homeWith({ inbox: { ...entry, props: { ...entry.props, when: true } } }),
      '"when" is not a prop of nav.entry, so it changes nothing. It belongs beside "props".',
    ],
    ['one letter too much', { merchant: { ...merchant, locale: { dates: 'DD' } } }, '"dates" … Did you mean "date"?'],
    [
      'misspelt and in the wrong place',
      { merchant: { ...merchant, currencie: 'BDT' } },
      '"currencie" … Did you mean "currency"? That belongs in "locale".',
    ],
    ['known nowhere', { merchant: { ...merchant, qwertz: 1 } }, '"qwertz" … Its keys are "$schema", "format"'],
  ])('is told where it belongs: %s [CFG-01]', (_, parts, line) => {
    expect(issuesOf(solo(parts))).toContainEqual(
      expect.stringContaining(line.replace('…', 'is not a key of this object, so it changes nothing.')),
    );
  });

  it('never means itself [CFG-01]', () => {
    const keys = Object.values(catalogue.places).flatMap((places) => places.flatMap((place) => place.keys));
    const odd = Object.fromEntries(keys.map((key) => [key, null]));
    const files = solo({
      merchant: { ...odd, ...merchant, auth: odd, locale: odd },
      pages: {
        home: {
          ...odd,
          ...home,
          nodes: { ...home.nodes, inbox: { ...odd, ...entry, props: { ...odd, ...entry.props } } },
        },
      },
      overlays: { login: { ...odd, format: 1, page: 'login' } },
      console: { ...odd, format: 1, settings: odd },
    });
    const lines = issuesOf(files).filter((line) => line.includes('is not a '));
    expect(lines.length).toBeGreaterThan(200);
    for (const line of lines)
      expect(/error "([^"]+)" .*Did you mean (?:the prop )?"\1"/.exec(line)?.[1]).toBeUndefined();
  });

  it('names the slots, events and actions that there are [CFG-01]', () => {
    const lines = issuesOf(
      solo(
        homeWith({
          page: { use: 'page.screen', slots: { body: ['list'], qwertz: [] } },
          inbox: {
            ...entry,
            slots: { body: [] },
            on: { qwertz: { do: 'back' }, tap: { do: 'back', href: 'https://t.me/x' } },
          },
        }),
      ),
    ).join('\n');
    expect(lines).toContain(
      'page.screen has no slot "qwertz", so what is in it never shows. Move it to one of "body", "actions".',
    );
    expect(lines).toContain(
      'nav.entry has no slot "body", so what is in it never shows. It holds no other nodes: move it to one that does.',
    );
    expect(lines).toContain('nav.entry has no event "qwertz", so this action never runs. Its only event is "tap".');
    expect(lines).toContain('"href" is not a key of the action "back", so nothing happens. It belongs to "openLink".');
  });

  it('is a file below a folder of files, or of another kind [CFG-01]', () => {
    expect(issuesOf([...solo(), { path: 'solo/texts/more/en.json', text: '{}' }])).toEqual([
      'solo/texts/more/en.json:1:1 error Only files such as "texts/en.json" are read from "texts", so this one changes nothing. Rename it, or move it.',
    ]);
  });
});

describe('what is wrong in a console.json of one’s own', () => {
  it('is to be mended there, by nobody else [CFG-01]', () => {
    const username = { enabled: 'perhaps', minLength: 9, maxLength: 3, acceptedPattern: '(?i)x' };
    const files = solo({
      console: {
        format: 1,
        settings: {
          resources: [{ resourceType: 'Android', url: 'ftp://x' }],
          mobileTemplate: { mem_cen: 'one' },
        },
        whitelabel: [
          { modId: 'MAILCEN', enabled: 'perhaps' },
          { modId: 'MAILCEN', enabled: '1' },
          { modId: 'QWERTZ', enabled: '1' },
        ],
        register: { username, mobileNum: { enabled: true, minLength: 'many' } },
      },
    });
    const lines = issuesOf(files);
    expect(lines.length).toBeGreaterThan(6);
    expect(lines.filter((line) => /\bask\b|in the console/i.test(line))).toEqual([]);
  });
});

describe('what only a child makes wrong of what it inherits', () => {
  const base = (parts: Parts = {}) =>
    filesOf('base', {
      merchant: { ...merchant, abstract: true, domains: [] },
      pages: { home, login, ...parts.pages },
      texts: { en: texts },
    });
  const child = (more: object = {}, parts: Parts = {}) =>
    filesOf('child', { merchant: { format: 1, extends: 'base', name: 'Child', code: 'CHILD', ...more }, ...parts });
  const at = (file: string) =>
    expect.stringMatching(
      new RegExp(`^${file}:\\d+:\\d+ .*It comes from base/.*:\\d+:\\d+, which this merchant inherits\\.$`),
    );
  const withIcon = {
    pages: {
      home: {
        ...home,
        nodes: {
          ...home.nodes,
          page: { ...home.nodes.page, slots: { body: ['hero', 'list'] } },
          hero: { use: 'home.hero', props: { title: { t: 'home.title' }, image: 'asset:icon.svg' } },
        },
      },
    },
  };

  it('stands in its own file: a picture that a parent’s page shows [CFG-02]', () => {
    const issues = issuesOf([...base(withIcon), ...child()]);
    expect(issues).toEqual([at('child/merchant.json')]);
    expect(issues[0]).toContain(
      'There is no file "assets/icon.svg" in this merchant or a parent, so no image shows. Add the file.',
    );
    expect(issuesOf([...base(withIcon), ...child(), { path: 'child/assets/icon.svg', text: '' }])).toEqual([]);
    expect(issuesOf(base(withIcon))).toEqual([]);
  });

  it('stands in its own file: hosts, languages and what an overlay leaves behind [CFG-02]', () => {
    const linked = { ...entry, on: { tap: { do: 'openLink', href: 'https://t.me/x' } } };
    const page = { pages: { home: { ...home, nodes: { ...home.nodes, inbox: linked } } } };
    expect(issuesOf([...base(page), ...child({ links: { hosts: ['wa.me'] } })])).toEqual([at('child/merchant.json')]);
    expect(issuesOf([...base(), ...child({ languages: { supported: ['bn'] } })])).toContainEqual(
      at('child/merchant.json'),
    );
    const overlays = { home: { format: 1, page: 'home', set: { list: { 'slots.entries': ['inbox'] } } } };
    expect(issuesOf([...base(), ...child({}, { overlays })])).toEqual([at('child/overlays/home.json')]);
  });

  it('stays with the parent where the parent is wrong itself [CFG-02]', () => {
    const broken = {
      pages: {
        home: { ...home, nodes: { ...home.nodes, inbox: { ...entry, on: { tap: { do: 'navigate', to: 'logni' } } } } },
      },
    };
    expect(issuesOf([...base(broken), ...child()])).toEqual([
      expect.stringMatching(/^base\/pages\/home\.json:\d+:\d+ error There is no page "logni"/),
    ]);
  });

  it('is a domain that it inherits, with what to write [CFG-01]', () => {
    const twin = filesOf('twin', { merchant: { format: 1, extends: 'solo', name: 'Twin', code: 'TWIN' } });
    expect(issuesOf([...solo(), ...twin])).toEqual([
      expect.stringMatching(
        /^twin\/merchant\.json:1:1 error This merchant inherits the domain "solo\.example", which belongs to "solo", .* Write "domains" of its own/,
      ),
    ]);
  });
});

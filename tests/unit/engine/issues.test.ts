import { describe, expect, it } from 'vitest';
import { type ConfigFile, issueLine, loadSites } from '@/engine';
import { filesOf, home, homeWith, login, merchant, solo, texts } from './fixture';
import { readCatalogue } from './project';

const catalogue = readCatalogue();

/** Every issue as it is printed. */
const issuesOf = (files: readonly ConfigFile[]) => loadSites(files, catalogue).issues.map(issueLine);
const errorsOf = (files: readonly ConfigFile[]) => issuesOf(files).filter((line) => line.includes(' error '));
const withNode = (node: unknown) =>
  solo({
    ...homeWith({ list: { use: 'nav.list', slots: { entries: ['inbox', 'agency', 'one'] } }, one: node }),
    texts: { en: { ...texts, 'home.one': 'One' } },
  });
const entry = { use: 'nav.entry', props: { label: { t: 'home.one' } } };
const at = (text: string, files: readonly ConfigFile[], path = 'solo/pages/home.json'): string => {
  const lines = (files.find((file) => file.path === path)?.text ?? '').split('\n');
  const line = lines.findIndex((one) => one.includes(text));
  return `${path}:${line + 1}:${(lines[line] ?? '').indexOf(text) + 1}`;
};

describe('issues of config', () => {
  it('finds nothing wrong with a merchant that is right [CFG-01]', () => {
    expect(issuesOf(solo())).toEqual([]);
  });

  it('warns of more register fields than a form shows [AUT-09]', () => {
    const fields = Object.fromEntries(
      Array.from({ length: 61 }, (_, index) => [`f${index}`, { label: { text: { en: 'A field' } } }]),
    );
    const files = solo({ merchant: { ...merchant, register: { fields } } });
    const lines = issuesOf(files).filter((line) => line.includes('61 fields'));
    expect(lines.map((line) => line.replace(/^solo\/merchant\.json:\d+:\d+ /, ''))).toEqual([
      'warning register.fields and register.order name 61 fields, but a form shows 60 at most: if the console turns on more, the last optional ones do not show. Remove the fields that you do not need.',
    ]);
  });

  it('names file, line and column of text that is no JSON [CFG-01]', () => {
    const files = [...filesOf('solo', { merchant, pages: { home, login }, texts: { en: texts } })];
    const broken = files.map((file) =>
      file.path === 'solo/texts/en.json'
        ? { ...file, text: file.text.replace('"home.inbox": ', '"home.inbox" ') }
        : file,
    );
    expect(issuesOf(broken)).toEqual([
      'solo/texts/en.json:3:15 error "home.inbox" and its value have no colon between them, so the file cannot be used. Write "home.inbox": and then the value.',
    ]);
  });

  it.each([
    ['a comment', '{ // no\n "a": "b" }', 'There is a comment here, and JSON has none, so the file cannot be used.'],
    [
      'a trailing comma',
      '{ "a": "b", }',
      'A comma stands before } and nothing follows it, so the file cannot be used.',
    ],
    ['nothing', '', 'The file is empty, so it cannot be used.'],
  ])('refuses a file with %s [CFG-01]', (_, text, why) => {
    const lines = issuesOf([...solo(), { path: 'solo/texts/bn.json', text }]);
    expect(lines.join('\n')).toContain(why);
  });

  it('refuses a file that nests without end [CFG-01]', () => {
    const lines = issuesOf([...solo(), { path: 'solo/pages/deep.json', text: '['.repeat(100_000) }]);
    expect(lines).toEqual([
      'solo/pages/deep.json:1:65 error The file nests more than 64 levels. Nothing in it counts. Flatten it.',
    ]);
  });

  it('finds a key that stands twice [CFG-01]', () => {
    const text = '{\n  "home.title": "Home",\n  "home.title": "House"\n}';
    expect(errorsOf([...solo(), { path: 'solo/texts/bn.json', text }])).toEqual([
      'solo/texts/bn.json:2:3 error "home.title" stands again in line 3, and only the last one counts, so this one changes nothing. Keep one of them.',
    ]);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('refuses the key %s [CFG-01]', (key) => {
    const text = `{ "${key}": { "admin": "yes" } }`;
    expect(errorsOf([...solo(), { path: 'solo/texts/bn.json', text }])).toEqual([
      `solo/texts/bn.json:1:3 error "${key}" reaches the prototype of an object, so it is left out. Take another name.`,
    ]);
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });

  it('finds an unknown key of a merchant, with the nearest right one [CFG-01]', () => {
    const files = solo({ merchant: { ...merchant, langauges: {} } });
    expect(issuesOf(files)).toEqual([
      `${at('"langauges"', files, 'solo/merchant.json')} error "langauges" is not a key of this object, so it changes nothing. Did you mean "languages"?`,
    ]);
  });

  it('finds an unknown key of a theme [CFG-01]', () => {
    const files = solo({ merchant: { ...merchant, theme: { tokens: { 'color.primray': '#fff' } } } });
    expect(issuesOf(files)[0]).toContain(
      '"color.primray" is not a key of this object, so it changes nothing. Did you mean "color.primary"?',
    );
  });

  const nodeCases: readonly (readonly [string, unknown, string, string])[] = [
    [
      'an unknown widget',
      { use: 'nav.entri', props: {} },
      '"nav.entri"',
      'There is no widget "nav.entri", so this node shows nothing. Did you mean "nav.entry"?',
    ],
    [
      'an unknown prop',
      { ...entry, props: { ...entry.props, badgr: 1 } },
      '"badgr"',
      '"badgr" is not a prop of nav.entry, so it changes nothing. Did you mean "badge"?',
    ],
    [
      'an unknown event',
      { ...entry, on: { tpa: { do: 'back' } } },
      '"tpa"',
      'nav.entry has no event "tpa", so this action never runs. Did you mean "tap"?',
    ],
    [
      'an unknown slot',
      { ...entry, slots: { entreis: [] } },
      '"entreis"',
      'nav.entry has no slot "entreis", so what is in it never shows. It holds no other nodes: move it to one that does.',
    ],
    [
      'an unknown action',
      { ...entry, on: { tap: { do: 'navigat' } } },
      '"navigat"',
      'There is no action "navigat", so nothing happens. Did you mean "navigate"?',
    ],
    [
      'an unknown key of an action',
      { ...entry, on: { tap: { do: 'back', too: 'home' } } },
      '"too"',
      '"too" is not a key of the action "back", so nothing happens. Remove it.',
    ],
    [
      'an unknown page',
      { ...entry, on: { tap: { do: 'navigate', to: 'logni' } } },
      '"logni"',
      'There is no page "logni", so this leads nowhere. Did you mean "login"?',
    ],
    [
      'an unknown dialog',
      { ...entry, on: { tap: { do: 'openDialog', page: 'logins' } } },
      '"logins"',
      'There is no page "logins", so this leads nowhere. Did you mean "login"?',
    ],
    [
      'an unknown text',
      { use: 'nav.entry', props: { label: { t: 'home.inbx' } } },
      '"home.inbx"',
      'Text "home.inbx" is in no table, so the player reads its key. Did you mean "home.inbox"?',
    ],
    [
      'an unknown language of a text',
      { use: 'nav.entry', props: { label: { text: { en: 'A', eng: 'B' } } } },
      '',
      'There is no language "eng" here, so nobody ever reads this. Did you mean "en"?',
    ],
    [
      'an unknown fact of a binding',
      { ...entry, props: { ...entry.props, badge: { fact: 'inbox.unraed' } } },
      '"inbox.unraed"',
      'There is no fact "inbox.unraed", so it never has a value to fill in. Did you mean "inbox.unread"?',
    ],
    [
      'a fact of the wrong type for its prop',
      { ...entry, props: { ...entry.props, badge: { fact: 'session.present' } } },
      '"session.present"',
      'Fact "session.present" is a boolean, and this prop takes a number, so it stays empty. Take another fact.',
    ],
    [
      'an item outside each',
      { ...entry, props: { label: { item: 'label' } } },
      '',
      '{"item": "label"} is not inside a node with "each", so it stays empty. Give the node an "each", or write the value.',
    ],
    [
      'an unknown field of an item',
      { use: 'nav.entry', each: 'services.links', props: { label: { item: 'labl' } } },
      '"labl"',
      'Items of "services.links" have no "labl", so this stays empty. Did you mean "label"?',
    ],
    [
      'an unknown source',
      { ...entry, each: 'service.links' },
      '"service.links"',
      'There is no source "service.links", so this node never shows. Did you mean "services.links"?',
    ],
    [
      'an outside host that is not allowed',
      { ...entry, on: { tap: { do: 'openLink', href: 'https://evil.example/x' } } },
      '"https://evil.example/x"',
      'The host "evil.example" is not in links.hosts, so the browser refuses it. Add it there, or take another address.',
    ],
    [
      'an address that is a script',
      { ...entry, on: { tap: { do: 'openLink', href: 'javascript:alert(1)' } } },
      '"javascript:alert(1)"',
      '"javascript:alert(1)" begins with javascript:, and only pages at https are opened, so nothing opens. Write one that begins with https://.',
    ],
    [
      'an unknown category',
      { ...entry, on: { tap: { do: 'setCategory', category: 'HTO' } } },
      '"HTO"',
      'There is no category "HTO", so choosing it shows nothing. Describe it in "categories.items".',
    ],
    [
      'a condition with an undeclared fact',
      { ...entry, when: { at: 'member.tpye', eq: 1 } },
      '"member.tpye"',
      'There is no fact "member.tpye", so this can never be true. Did you mean "member.type"?',
    ],
    [
      'a condition with an undeclared switch',
      { ...entry, when: { switch: 'MAILCENN' } },
      '"MAILCENN"',
      'There is no switch "MAILCENN", so what depends on it never shows. Did you mean "MAILCEN"?',
    ],
    [
      'a condition with an unknown name',
      { ...entry, when: { is: 'agnet' } },
      '"agnet"',
      'There is no condition "agnet", so what depends on it never shows. Did you mean "agent"?',
    ],
    [
      'a condition with an unknown operator',
      { ...entry, when: { at: 'member.type', equal: 1 } },
      '"equal"',
      '"equal" is not an operator, so what depends on it never shows. Take one of all, any, not, is, switch, eq, ne, in, nin, gt, gte, lt, lte, exists.',
    ],
    [
      'a literal of the wrong type',
      { ...entry, when: { at: 'member.type', eq: '1' } },
      '',
      '"1" is not a number, but fact "member.type" is one and nothing is converted, so what depends on it never shows. Write a number.',
    ],
    [
      'a number operator over a flag',
      { ...entry, when: { at: 'session.present', gt: 1 } },
      '"session.present"',
      '"gt" compares numbers, but fact "session.present" is a boolean, so what depends on it never shows. Use "eq" or "in".',
    ],
    [
      'an empty list',
      { ...entry, when: { at: 'member.type', in: [] } },
      '',
      'The list of "in" is empty, so what depends on it never shows. Write at least one entry.',
    ],
    [
      'two operators',
      { ...entry, when: { at: 'member.type', gt: 1, lt: 3 } },
      '',
      '"gt" and "lt" stand in one object, so it is not clear what is meant and what depends on it never shows. Join them with "all" or "any".',
    ],
  ];
  it.each(nodeCases)('finds %s [CFG-01]', (_, node, place, message) => {
    const files = withNode(node);
    const expected =
      place === '' ? expect.stringContaining(`error ${message}`) : `${at(place, files)} error ${message}`;
    expect(issuesOf(files)).toEqual([expected]);
  });

  it('warns of a literal outside the known values of its fact [CFG-01]', () => {
    expect(issuesOf(withNode({ ...entry, when: { at: 'member.type', eq: 5 } }))).toEqual([
      expect.stringContaining(
        'warning 5 is not a known value of "member.type", so this may never match. Take one of 0, 1, 2, 4, 40, 41, 42, or add it to schemas/facts.json.',
      ),
    ]);
  });

  it.each([
    [
      'error',
      'never',
      {
        all: [
          { at: 'member.type', eq: 1 },
          { at: 'member.type', eq: 2 },
        ],
      },
      'member.type is 1 and member.type is 2 never hold together, so what depends on them never shows.',
    ],
    [
      'error',
      'never, for a guest has no member',
      { all: [{ at: 'session.present', eq: false }, { is: 'agent' }] },
      'session.present is false and "agent" never hold together, so what depends on them never shows.',
    ],
    [
      'warning',
      'always',
      { any: [{ switch: 'MAILCEN' }, { not: { switch: 'MAILCEN' } }] },
      'This condition is true for every visitor',
    ],
  ])('reports as %s a condition that %s holds [CFG-09]', (severity, _, when, message) => {
    expect(issuesOf(withNode({ ...entry, when }))).toEqual([expect.stringContaining(`${severity} ${message}`)]);
  });

  it('warns of a condition of the parent that only the own conditions of a merchant make impossible [CFG-09]', () => {
    const conditions = { ...merchant.conditions, club: { at: 'member.vip', eq: true } };
    const when = { all: [{ is: 'agent' }, { is: 'club' }] };
    const { pages } = homeWith({
      list: { use: 'nav.list', slots: { entries: ['inbox', 'agency', 'one'] } },
      one: { ...entry, when },
    });
    const lines = issuesOf([
      ...filesOf('base', {
        merchant: { ...merchant, abstract: true, conditions },
        pages: { login, ...pages },
        texts: { en: { ...texts, 'home.one': 'One' } },
      }),
      ...filesOf('kid', {
        merchant: {
          format: 1,
          extends: 'base',
          name: 'Kid',
          code: 'KID',
          domains: ['kid.example'],
          conditions: { club: { at: 'member.type', eq: 0 } },
        },
      }),
    ]);
    expect(lines.filter((line) => line.includes('never hold'))).toEqual([
      expect.stringMatching(/^kid\/merchant\.json:\d+:\d+ warning "agent" and "club" never hold together/),
    ]);
  });

  it('finds a broken named condition even when nothing uses it, and says so once [CFG-01]', () => {
    const conditions = { ...merchant.conditions, odd: { at: 'member.type', in: [] }, same: { is: 'odd' } };
    expect(issuesOf(solo({ merchant: { ...merchant, conditions } }))).toEqual([
      expect.stringContaining('error The list of "in" is empty'),
    ]);
  });

  it('finds conditions that use each other [CFG-01]', () => {
    const conditions = { agent: { is: 'b' }, b: { not: { is: 'agent' } } };
    expect(issuesOf(solo({ merchant: { ...merchant, conditions } }))).toEqual([
      expect.stringContaining(
        'error The conditions use each other (agent → b → agent), so what depends on them never shows. Take one of the uses out.',
      ),
    ]);
  });

  const pageCases: readonly (readonly [string, { readonly [id: string]: unknown }, string])[] = [
    [
      'a slot that leads nowhere',
      { list: { use: 'nav.list', slots: { entries: ['inbox', 'agncy'] } }, agency: entry },
      'This page has no node "agncy", so this does nothing. Did you mean "agency"?',
    ],
    [
      'a node in two slots',
      { page: { use: 'page.screen', slots: { body: ['list', 'inbox'] } } },
      'Node "inbox" stands in "page" already, so it would show twice under one id. Take it out of one of the slots, or use "move".',
    ],
    [
      'a node that hangs below nothing',
      { lost: entry },
      'Node "lost" stands in no slot below the root, so it never shows. Give it a place with "insert" or a slot, or remove it.',
    ],
    [
      'nodes that hold each other',
      { a: { use: 'nav.list', slots: { entries: ['b'] } }, b: { use: 'nav.list', slots: { entries: ['a'] } } },
      'The nodes hold each other (a → b → a), so the page has no end. Take one of them out of its slot.',
    ],
    [
      'an id that is none',
      { 'a b': entry, list: { use: 'nav.list', slots: { entries: ['inbox', 'agency', 'a b'] } } },
      '"a b" cannot be the id of a node, so links and golden files cannot name it. Use letters, digits, "-", "." and "_", with a letter first.',
    ],
  ];
  it.each(pageCases)('finds %s [CFG-01]', (_, nodes, message) => {
    expect(issuesOf(solo(homeWith(nodes))).join('\n')).toContain(`error ${message}`);
  });

  it('finds a root that is missing [CFG-01]', () => {
    const lines = issuesOf(solo({ pages: { home: { ...home, root: 'paeg' } } }));
    expect(lines).toContainEqual(
      expect.stringContaining('This page has no node "paeg", so this does nothing. Did you mean "page"?'),
    );
  });

  it('finds a path of two pages, a file under another name, and an access that leads nowhere [APP-01]', () => {
    expect(issuesOf(solo({ pages: { other: { ...login, id: 'other' } } })).join('\n')).toContain(
      'The path "/m/login" belongs to page "login" as well, so one of the two is never reached.',
    );
    expect(issuesOf(solo({ pages: { other: login } }))).toEqual([
      expect.stringContaining(
        'The page is called "login" but its file "other", so it is not used. Give both the same name.',
      ),
    ]);
    expect(issuesOf(solo({ pages: { login: { ...login, access: { need: 'session', else: 'hme' } } } }))).toEqual([
      expect.stringContaining('There is no page "hme", so this leads nowhere. Did you mean "home"?'),
    ]);
    expect(issuesOf(solo({ pages: { login: { ...login, access: { need: 'session', guest: 'hme' } } } }))).toEqual([
      expect.stringContaining('There is no page "hme", so this leads nowhere. Did you mean "home"?'),
    ]);
  });

  it('finds a parent that is missing, and parents in a circle [CFG-02]', () => {
    expect(issuesOf(solo({ merchant: { ...merchant, extends: 'bass' } }))).toEqual([
      expect.stringContaining(
        'There is no merchant "bass" to inherit from, so this one cannot be built. Name a folder beside this one.',
      ),
    ]);
    const circle = [
      ...filesOf('a', { merchant: { format: 1, extends: 'b' } }),
      ...filesOf('b', { merchant: { format: 1, extends: 'a' } }),
    ];
    expect(issuesOf(circle)).toEqual([
      expect.stringContaining('The merchants inherit from each other (a → b → a), so none of them can be built.'),
    ]);
  });

  it('finds a domain of two merchants, missing settings and a default that is not supported [CFG-01]', () => {
    const twin = filesOf('twin', {
      merchant: { ...merchant, languages: { supported: ['en'], default: 'bn' } },
      pages: { home, login },
      texts: { en: texts },
    });
    const lines = issuesOf([...solo(), ...twin]).join('\n');
    expect(lines).toContain(
      'The domain "solo.example" belongs to "solo" as well, so a visitor may get the wrong brand.',
    );
    expect(lines).toContain('The default language "bn" is not among the supported ones');
    expect(
      issuesOf(solo({ merchant: { format: 1, languages: merchant.languages, conditions: merchant.conditions } })).join(
        '\n',
      ),
    ).toContain('Neither this merchant nor a parent gives "code", so it cannot be served. Add it.');
  });

  it('warns once a language of texts that are missing in it [CFG-09]', () => {
    const files = solo({
      merchant: { ...merchant, languages: { supported: ['en', 'bn'], default: 'en' } },
      texts: { en: texts, bn: { 'home.title': 'হোম' } },
    });
    expect(issuesOf(files)).toEqual([
      'solo/texts/bn.json:1:1 warning 3 texts used by this merchant have no "bn" version ("home.agency", "home.inbox", "widget.badge"), so those players read those keys instead. Add them to texts/bn.json.',
    ]);
  });

  it('warns of what the console says and cannot be used, in its file [CFG-01]', () => {
    const console = {
      format: 1,
      whitelabel: [{ modId: 'MAILCEN', enabled: 'perhaps' }],
      register: { username: { enabled: true, required: true, acceptedPattern: '(?i)x' } },
    };
    const files = solo({
      merchant: {
        ...merchant,
        register: { order: ['username'], fields: { username: { label: { t: 'home.title' } } } },
      },
      console,
    });
    expect(issuesOf(files)).toEqual([
      `${at('"perhaps"', files, 'solo/console.json')} warning "enabled" of MAILCEN is not a yes or no, so it counts as off. Write true or false.`,
      `${at('"(?i)x"', files, 'solo/console.json')} warning The pattern of register.username.acceptedPattern has inline flags or an atomic group, so it is not checked here and the server decides. Correct the rule here.`,
    ]);
  });

  it.each([
    ['title', { title: { t: 'home.titel' } }],
    ['description', { description: { t: 'home.titel' } }],
    ['refusal', { access: { need: 'session', refused: { t: 'home.titel' } } }],
  ])('tells of a text that no table has in the %s of a page [CFG-01]', (_, own) => {
    const files = solo({ pages: { home: { ...home, ...own }, login } });
    expect(issuesOf(files)).toEqual([
      `${at('"home.titel"', files)} error Text "home.titel" is in no table, so the player reads its key. Did you mean "home.title"?`,
    ]);
  });

  it('places the issue of an inherited node at the overlay that caused it [CFG-02]', () => {
    const base = filesOf('base', {
      merchant: { ...merchant, abstract: true, domains: [] },
      pages: { home, login },
      texts: { en: texts },
    });
    const overlay = { format: 1, page: 'home', set: { inbox: { 'props.label.t': 'home.inbx' } } };
    const files = [
      ...base,
      ...filesOf('child', {
        merchant: { format: 1, extends: 'base', name: 'C', code: 'C' },
        overlays: { home: overlay },
      }),
    ];
    const loaded = loadSites(files, catalogue);
    expect(loaded.issues.map(issueLine)).toEqual([
      `${at('"home.inbx"', files, 'child/overlays/home.json')} error Text "home.inbx" is in no table, so the player reads its key. Did you mean "home.inbox"?`,
    ]);
    expect([...loaded.broken]).toEqual(['child']);
  });

  it('tells of a fault in a parent once, and counts every child as broken [CFG-05]', () => {
    const base = filesOf('base', {
      merchant: { ...merchant, abstract: true, domains: [] },
      pages: { home: { ...home, title: { t: 'nowhere' } }, login },
      texts: { en: texts },
    });
    const child = (id: string) => filesOf(id, { merchant: { format: 1, extends: 'base', name: id, code: id } });
    const loaded = loadSites([...base, ...child('a'), ...child('b')], catalogue);
    expect(loaded.issues).toHaveLength(1);
    expect([...loaded.broken].toSorted()).toEqual(['a', 'b', 'base']);
  });
});

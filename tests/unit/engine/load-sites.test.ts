import { expect, it } from 'vitest';
import { createSiteLoader, hashText, readCondition, siteHash, siteJson } from '@/engine';
import { filesOf, home, login, merchant, solo, texts } from './fixture';
import { readCatalogue } from './project';

const guest = filesOf('guest', { merchant: { ...merchant, code: 'GUEST', domains: ['guest.example'], nope: 1 } });

it('keeps what it found in a merchant while it is there, and forgets one that is gone [CFG-06]', () => {
  const { load } = createSiteLoader(readCatalogue());
  const found = () => load([...solo(), ...guest]).issues.filter((issue) => issue.merchant === 'guest');
  const [first] = found();
  expect(first).toBeDefined();
  expect(found()[0]).toBe(first);
  load(solo());
  const [again] = found();
  expect(again).toEqual(first);
  expect(again).not.toBe(first);
});

it('gives the hash and the JSON of a site by its layers, as of the joined site [CFG-06]', () => {
  const base = {
    merchant: {
      ...merchant,
      code: undefined,
      domains: undefined,
      abstract: true,
      languages: { supported: ['en', 'bn'] },
    },
    pages: { home, login },
    texts: { en: { ...texts, 'b.two': 'Two', 'd.four': '“Four”' }, bn: { ...texts, 'b.two': 'দুই' } },
  };
  const middle = { merchant: { format: 1, extends: 'base', abstract: true }, texts: { en: { 'c.three': 'Three' } } };
  const own = {
    merchant: { format: 1, extends: 'middle', code: 'OWN', domains: ['own.example'] },
    texts: { en: { 'z.last': 'Last', 'a.first': 'First', 'c.three': '3', 'home.title': '\u2028' } },
  };
  const bare = { merchant: { format: 1, extends: 'middle', code: 'BARE', domains: ['bare.example'] } };
  const files = Object.entries({ base, middle, own, bare }).flatMap(([id, parts]) => filesOf(id, parts));
  const { sites } = createSiteLoader(readCatalogue()).load(files);
  expect([...sites.keys()].sort()).toEqual(['bare', 'own']);
  for (const site of sites.values()) {
    const joined = JSON.parse(JSON.stringify(site));
    expect(JSON.parse(siteJson(site))).toEqual(joined);
    expect(siteJson(joined)).toBe(JSON.stringify(joined));
    expect(siteHash(joined)).toBe(site.hash);
  }
  expect(sites.get('own')?.texts.en).toMatchObject({ 'c.three': '3', 'b.two': 'Two', 'a.first': 'First' });
});

it('reads the files of a parent once for all its brands, and tells again what was kept of them [CFG-06]', () => {
  const base = {
    merchant: { ...merchant, code: undefined, domains: undefined, abstract: true },
    pages: { home, login },
  };
  const brand = (code: string, more: object) =>
    filesOf(code.toLowerCase(), {
      merchant: { format: 1, extends: 'base', code, domains: [`${code.toLowerCase()}.example`], ...more },
    });
  const files = [
    ...filesOf('base', { ...base, texts: { en: texts } }),
    ...brand('ONE', { nope: 1 }),
    ...brand('TWO', {}),
  ];
  const kept = new Map<string, unknown>();
  const read: string[] = [];
  const cache = {
    hash: (content: string) => {
      read.push(content);
      return hashText(content);
    },
    read: (input: string) => kept.get(input),
    keep: (input: string, findings: unknown) => void kept.set(input, JSON.parse(JSON.stringify(findings))),
  };
  const load = (given: typeof files) => createSiteLoader(readCatalogue()).load(given, [], cache).issues;
  const [first, again] = [load(files), load(files)];
  expect(first.map(({ merchant: id, code }) => [id, code])).toContainEqual(['one', 'unknown-key']);
  expect(again).toEqual(first);
  // Three folders in each of the two loads.
  expect(read).toHaveLength(6);
  const edited = files.map((file) => ({ ...file, text: file.text.replace('"nope": 1', '"nopes": 1') }));
  expect(
    load(edited)
      .map(({ message }) => message)
      .join(),
  ).toContain('nopes');
});

it('reads equal conditions of two brands to one tree, and proves them once [CFG-01]', () => {
  const scope = { facts: readCatalogue().facts, conditions: { agent: { at: 'member.type', eq: 1 } } };
  const condition = () => JSON.parse('{"all":[{"is":"agent"},{"not":{"at":"session.present","eq":false}}]}');
  const { tree } = readCondition(condition(), scope);
  expect(tree).toBeDefined();
  expect(readCondition(condition(), scope).tree).toBe(tree);
  expect(readCondition(condition(), { ...scope, conditions: { agent: true } }).tree).not.toBe(tree);
});

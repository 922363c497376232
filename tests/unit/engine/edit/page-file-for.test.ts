import { runs } from '@tests/support/depth';
import fc from 'fast-check';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { loadSites, type PageFile, pageFileFor, withInserted, withMoved, withNodeValue, withoutNode } from '@/engine';
import { composePage } from '@/engine/compose/compose-page';
import type { Overlay, Page } from '@/engine/config';
import { isSamePage } from '@/engine/edit/overlay-for';
import { isObject } from '@/engine/json';
import { parseFile } from '@/engine/parse/config-file';
import { isSame } from '@/engine/same';
import { readCatalogue, readMerchants } from '../project';
import { changes, wishOf } from './random-wishes';

const catalogue = readCatalogue();
const merchants = readMerchants();
const loaded = loadSites(merchants, catalogue);
const pages = [...loaded.sites.values()].flatMap((site) =>
  Object.keys(site.pages).map((page) => [site.id, page] as const),
);
const overlaid = pages.filter(([merchant, page]) =>
  merchants.some(({ path }) => path === `${merchant}/overlays/${page}.json`),
);
/** Any page; every other time one that its brand changes already. */
const anyPage = fc.oneof(fc.constantFrom(...pages), fc.constantFrom(...overlaid));

function chainOf(merchant: string, page: string) {
  const chain = loaded.pageInChain(merchant, page);
  if (chain === undefined) throw new Error(`${merchant} has no page ${page}.`);
  return { ...chain, merchant, catalogue };
}

const textOf = (path: string) => merchants.find((file) => file.path === path)?.text;

/** The page that a merchant has with a file of its own. */
function composed({ page, parent, merchant }: ReturnType<typeof chainOf>, file: PageFile) {
  const value: Page | Overlay = JSON.parse(file.text);
  const parsed = parseFile(file);
  if ('id' in value) return { id: page.id, page: value, layers: [{ value, file: parsed }], findings: [] };
  const isOwn = page.layers.at(-1)?.file.path.startsWith(`${merchant}/`) === true;
  const inherited = isOwn ? parent : page;
  if (inherited === undefined) throw new Error('An overlay lies over a page.');
  return composePage(inherited, { value, file: parsed }, catalogue);
}

/** Each statement of an overlay that says where a node stands, that it goes, or what it is. */
function saidTwice({ nodes = {}, set = {}, insert = [], move = [], remove = [] }: Overlay): readonly string[] {
  const placed = [...insert, ...move, ...remove.map((id) => ({ id }))].map(({ id }) => id);
  const twice = placed.filter((id, index) => placed.indexOf(id) < index);
  const inside = Object.entries(set).flatMap(([id, values]) =>
    Object.keys(values).filter(
      (path) => Object.keys(values).some((other) => path.startsWith(`${other}.`)) || id in nodes,
    ),
  );
  return [...twice, ...inside];
}

/** Parts that have the same value before and after, but are written otherwise. */
function rewritten(before: string, after: string): readonly string[] {
  const [one, other] = [parseTree(before), parseTree(after)];
  const slice = (text: string, { offset, length }: Node) => text.slice(offset, offset + length);
  const visit = (path: readonly string[], value: unknown): readonly string[] => {
    const [old, now] = [one, other].map((tree) => tree && findNodeAtLocation(tree, [...path]));
    if (old === undefined || now === undefined) return [];
    if (isSame(value, JSON.parse(slice(after, now))))
      return slice(before, old) === slice(after, now) ? [] : [path.join('.')];
    return isObject(value) ? Object.entries(value).flatMap(([key, part]) => visit([...path, key], part)) : [];
  };
  return visit([], JSON.parse(before));
}

describe('a page as wished', () => {
  it('comes of the fewest changes of the merchant’s own file, for any wish about any page [STU-07]', () => {
    fc.assert(
      fc.property(anyPage, changes, ([merchant, id], wanted) => {
        const chain = chainOf(merchant, id);
        const { page: wished, touched } = wishOf(chain.page.page, chain.parent?.page, wanted);
        const file = pageFileFor({ ...chain, wished, touched });
        if (file === undefined) throw new Error('The wish cannot be said.');
        const after = composed(chain, file);
        expect(isSamePage(after.page, wished)).toBe(true);
        expect(after.findings.map(({ message }) => message)).toEqual([]);
        expect(saidTwice(JSON.parse(file.text))).toEqual([]);
        expect(rewritten(textOf(file.path) ?? '{}', file.text)).toEqual([]);
        // A wish for what is there already changes nothing.
        const again = { ...chain, page: after, ...(textOf(file.path) === undefined && { parent: chain.page }) };
        expect(pageFileFor({ ...again, wished })?.text).toBe(file.text);
      }),
      { numRuns: runs(200, 10_000) },
    );
  }, 600_000);

  it('is one line more in the file, or one line less [STU-07]', () => {
    const home = chainOf('jade', 'home');
    const start = home.page.page;
    const body = (index: number) => ({ into: 'page', slot: 'body', index });
    const diff = (wished: Page, touched: readonly string[] = []) => {
      const file = pageFileFor({ ...home, wished, touched });
      const [before, after] = [textOf('jade/overlays/home.json') ?? '', file?.text ?? ''].map((text) =>
        text.split('\n'),
      );
      return [
        ...(before ?? []).filter((line) => !after?.includes(line)).map((line) => `-${line}`),
        ...(after ?? []).filter((line) => !before?.includes(line)).map((line) => `+${line}`),
      ];
    };
    const set = (id: string, path: string, value: unknown) => withNodeValue(start, id, path, value) ?? start;

    expect(diff(withMoved(start, 'counter', body(0)), ['counter'])).toEqual([
      '-    { "id": "bonus", "into": "page", "slot": "body", "after": "houses" }',
      '+    { "id": "bonus", "into": "page", "slot": "body", "after": "houses" },',
      '+    { "id": "counter", "into": "page", "slot": "body", "at": "first" }',
    ]);
    // What is said of a node already is said anew in its line.
    const links = { into: 'about', slot: 'links', index: 2 };
    const [, second = ''] = start.nodes.about?.slots?.links ?? [];
    expect(diff(withMoved(start, 'about-calendar', links), ['about-calendar'])).toEqual([
      '-    { "id": "about-calendar", "into": "about", "slot": "links", "at": "first" }',
      `+    { "id": "about-calendar", "into": "about", "slot": "links", "after": "${second}" }`,
    ]);
    expect(diff(withoutNode(start, 'winners'))).toEqual([
      '-  "remove": ["heading", "matches"]',
      '+  "remove": ["heading", "matches", "winners"]',
    ]);
    expect(diff(set('games', 'props.limit', 9))).toEqual([
      '-    "games": { "props.initial": "LOTT", "props.limit": 12 },',
      '+    "games": { "props.initial": "LOTT", "props.limit": 9 },',
    ]);
    // What the parent says is not said again.
    expect(diff(set('vendors', 'props.limit', home.parent?.page.nodes.vendors?.props?.limit))).toEqual([
      '-    "vendors": { "props.limit": 6 },',
    ]);
  });

  it('says anew only the place that a new node takes, and takes the words back with it [STU-07]', () => {
    const home = chainOf('aurora', 'home');
    const before = textOf('aurora/overlays/home.json') ?? '';
    const index = (home.page.page.nodes.page?.slots?.body ?? []).indexOf('notices') + 1;
    const words = { id: 'words', node: { use: 'content.text', props: { text: { t: 'site.title' } } } };
    const wished = withInserted(home.page.page, { into: 'page', slot: 'body', index }, words);
    const file = pageFileFor({ ...home, wished, touched: ['words'] });
    if (file === undefined) throw new Error('The wish cannot be said.');
    const gone = before.split('\n').filter((line) => !file.text.split('\n').includes(line));
    expect(gone.filter((line) => line.includes('"into"') && !/"(?:shortcuts|banners)"/.test(line))).toEqual([]);
    expect(file.text).toContain('{ "id": "shortcuts", "into": "page", "slot": "body", "before": "categories" }');
    const after = composed(home, file);
    const taken = pageFileFor({ ...home, page: after, wished: withoutNode(after.page, 'words') });
    expect(taken?.text).toBe(before);
  });

  it('gives what does not fit on its line a line each [STU-07]', () => {
    const mine = chainOf('aurora', 'mine');
    const start = mine.page.page;
    const wished = withMoved(start, 'inbox', { into: 'support', slot: 'entries', index: 2 });
    expect(pageFileFor({ ...mine, wished, touched: ['inbox'] })?.text).toContain(`
  "move": [
    { "id": "offers", "into": "centre", "slot": "items", "before": "records" },
    { "id": "inbox", "into": "support", "slot": "entries", "after": "feedback" }
  ]
}`);
  });

  it('is a new file where the merchant has none of the page [STU-07]', () => {
    const help = chainOf('jade', 'help');
    const wished = withNodeValue(help.page.page, 'page', 'when', { is: 'guest' });
    expect(wished && pageFileFor({ ...help, wished })).toEqual({
      path: 'jade/overlays/help.json',
      text: `{
  "$schema": "../../../schemas/overlay.schema.json",
  "format": 1,
  "page": "help",
  "set": { "page": { "when": { "is": "guest" } } }
}
`,
    });
  });

  it('is refused where the file has a fault, so that nothing of it is lost [STU-07]', () => {
    const ofJade = merchants.filter(({ path }) => path.startsWith('base/') || path.startsWith('jade/'));
    const broken = ofJade.map((file) =>
      file.path === 'jade/overlays/mine.json' ? { ...file, text: file.text.replace('1,', '1,,') } : file,
    );
    const chain = loadSites(broken, catalogue).pageInChain('jade', 'mine');
    const wished = chain && withoutNode(chain.page.page, 'help');
    expect(chain && wished && pageFileFor({ ...chain, merchant: 'jade', wished, catalogue })).toBeUndefined();
  });
});

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectWorkspace } from '@tests/support/project-workspace';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Page, Site } from '@/engine';
import { main } from '@/ops/merchant';
import { asHtml } from '@/review/compare/as-html';
import type { SeenChange } from '@/review/compare/change';
import { compareBrand } from '@/review/compare/compare-brand';
import type { Report } from '@/review/compare/report';
import { type Screen, screensOf } from '@/review/compare/screens';
import { configOf } from '@/review/diff/brand-states';
import { picturesOf } from '@/review/diff/diff-pictures';
import type { PictureOrder } from '@/review/screens/take-pictures';
import { siteOf } from '@/review/view';
import { readCatalogue } from '../engine/project';

const catalogue = readCatalogue();
const workspace = await projectWorkspace();
const { loaded } = workspace;

function change(of: Partial<SeenChange>): SeenChange {
  return {
    kind: 'look',
    node: 'team',
    name: "'Team'",
    does: "moves after 'Records'",
    brands: ['aurora'],
    pages: ['mine'],
    personas: ['member-0'],
    unaffected: [],
    languages: [],
    states: [],
    words: [],
    ...of,
  };
}

function report(...changes: readonly SeenChange[]): Report {
  return {
    from: 'before',
    to: 'after',
    brands: ['aurora', 'jade'],
    changes,
    options: { catalogue, personas: ['guest', 'member-0', 'agent-1'] },
    titleOf: (_, page) => `'${page.toUpperCase()}' (${page})`,
  };
}

const placesOf = (...changes: readonly SeenChange[]) =>
  screensOf(report(...changes), (brand) => loaded.sites.get(brand)).map(
    ({ brand, page, persona, language, changes: seen }) => `${brand} ${page} ${persona} ${language} ${seen.length}`,
  );

describe('screensOf', () => {
  it('lets one screen stand for all brands and people that meet the same [CFG-08]', () => {
    expect(placesOf(change({ brands: ['aurora', 'jade'], personas: ['member-0', 'agent-1'] }))).toEqual([
      'aurora mine member-0 en 1',
    ]);
  });

  it('puts changes on one screen where one persona meets them all [CFG-08]', () => {
    expect(placesOf(change({}), change({ node: 'invite' }), change({ personas: ['agent-1'] }))).toEqual([
      'aurora mine member-0 en 2',
      'aurora mine agent-1 en 1',
    ]);
  });

  it('takes a language in which the words are others, and a persona that has arrived [CFG-08]', () => {
    const words = [{ language: 'bn', before: 'a', after: 'b' }];
    expect(placesOf(change({ words, personas: ['agent-1.pending', 'agent-1'] }))).toEqual(['aurora mine agent-1 bn 1']);
  });

  it('looks at home where the whole brand looks otherwise [CFG-08]', () => {
    const colour = change({ node: '', name: 'theme.tokens.color.primary', pages: [], personas: [] });
    expect(placesOf(colour, { ...colour, kind: 'setting' })).toEqual(['aurora home guest en 1']);
  });

  it('leaves out what shows under other switches only, and what no page shows [CFG-08]', () => {
    expect(
      placesOf(
        change({ states: ['MAILCEN on'] }),
        change({ pages: [], kind: 'text' }),
        change({ kind: 'unreachable' }),
      ),
    ).toEqual([]);
  });
});

/** Aurora with another page of the member centre. */
function auroraWith(page: Partial<Page>): Site {
  const { pages, ...site } = siteOf('aurora', workspace);
  const { mine } = pages;
  if (mine === undefined) throw new Error('aurora has no such page.');
  return { ...site, pages: { ...pages, mine: { ...mine, ...page } } };
}

describe('picturesOf', () => {
  /** The pictures of a change on a page, and what was asked of the browser. */
  async function picturesFor(page: Partial<Page>) {
    const state = { ...configOf(auroraWith(page), loaded.consoles, new Map(), catalogue), facts: () => new Map() };
    const pairs = new Map([['aurora', { before: state, after: state }]]);
    const take = vi.fn(async (_order: PictureOrder) => ({ lines: [{}], failure: '' }));
    const brands = { brands: ['aurora'], pairs, loaded: { before: loaded, after: loaded } };
    const places = { report: report(change({ node: 'two' })), brands, folders: { before: '', after: '' } };
    return { ...(await picturesOf(places, take)), order: take.mock.calls[0]?.[0] };
  }

  it('names what a node stands in once, also where nodes stand in each other [CFG-08]', async () => {
    const stack = (...items: string[]) => ({ use: 'layout.stack', slots: { items } });
    const { order } = await picturesFor({ nodes: { top: stack('one'), one: stack('two'), two: stack('one') } });
    expect(order?.screens).toMatchObject([{ holders: ['mine one', 'mine top'] }]);
  });

  it('calls no page a dialog whose address has a part that changes [CFG-08]', async () => {
    const { screens, order } = await picturesFor({ paths: ['/m/mine/:id'] });
    expect([screens, order]).toEqual([
      [expect.objectContaining({ why: expect.stringContaining('or one with a part that changes') })],
      undefined,
    ]);
  });
});

describe('compareBrand', () => {
  it.each([
    [['/m/mine'], [], 'answers no more at /m/mine'],
    [[], ['/m/mine'], 'answers at /m/mine'],
    [['/m/mine'], ['/m/me'], 'answers at /m/me instead of /m/mine'],
  ])('says that a page of %j answers at %j now [CFG-08]', (before, after, does) => {
    const facts = () => new Map();
    const config = configOf(auroraWith({}), loaded.consoles, new Map(), catalogue);
    const stateWith = (paths: readonly string[]) => ({ ...config, facts, site: auroraWith({ paths: [...paths] }) });
    const pair = { before: stateWith(before), after: stateWith(after) };
    const changes = compareBrand('aurora', pair, { catalogue, personas: [] });
    expect(changes.filter(({ kind }) => kind === 'target').map((one) => one.does)).toEqual([does]);
  });
});

describe('asHtml', () => {
  const screen: Screen = { brand: 'aurora', page: 'mine', persona: 'member-0', language: 'bn', changes: [change({})] };
  const source = 'data:image/jpeg;base64,AAAA';

  it('holds both pictures in itself, the words of the change, and asks for nothing else [CFG-08]', () => {
    const html = asHtml(report(change({})), {
      screens: [{ screen, before: { source, isMarked: true }, after: { why: 'the page answered 404' } }],
      more: 2,
    });
    expect(html).toContain("aurora: 'MINE' (mine), seen by members of type 0 (member-0) in Bengali");
    expect(html).toContain(`<img src="${source}" alt="The screen before"`);
    expect(html).toContain('No picture: the page answered 404.');
    expect(html).toContain('2 more screens are different');
    expect(html).toContain("on 'MINE' (mine): 'Team' (team) moves after 'Records'");
    expect(html).not.toMatch(/(?:src|href)="(?!data:)/);
  });

  it('writes words of config as words, whatever they are [CFG-08]', () => {
    const html = asHtml(report(change({ name: '<script>alert(1)</script>' })), {
      screens: [],
      more: 0,
      missing: 'a & b',
    });
    expect(html).not.toContain('<script>');
    expect(html).toContain('a &#38; b');
  });
});

describe('diff --format html', () => {
  let folder = '';
  let printed: string[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'diff-html-'));
    cpSync('merchant-configs', join(folder, 'config'), { recursive: true });
    printed = [];
    for (const method of ['log', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((line: unknown) => void printed.push(String(line)));
  });

  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  it('writes one file and says where, though nothing on a screen is different [CFG-08]', {
    tags: ['deep'],
  }, async () => {
    const file = join(folder, 'config/jade/merchant.json');
    const merchant: unknown = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...Object(merchant), toasts: { ...Object(merchant).toasts, seconds: 9 } }));
    const out = join(folder, 'out.html');
    await main(['diff', 'merchant-configs', join(folder, 'config'), '--format', 'html', '--out', out]);
    expect(printed.at(-1)).toContain(`Written to ${out}: open it in a browser.`);
    expect(readFileSync(out, 'utf8')).toContain('What players see differently');
  });
});

import { readFileSync } from 'node:fs';
import { plainBrand } from '@tests/support/brand-answers';
import { projectWorkspace } from '@tests/support/project-workspace';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createSiteLoader,
  type Layout,
  layoutFor,
  normalizePlatform,
  type Platform,
  resolvePage,
  type Site,
} from '@/engine';
import { isObject, pick } from '@/engine/json';
import { type Answers, features, products } from '@/ops/new-brand/answers';
import { brandFiles } from '@/ops/new-brand/brand-files';
import { baseTexts } from '@/ops/new-brand/make-brand';
import { openPersonas, type Personas } from '@/review/layouts/persona-visitors';

const keys = <T extends string>(list: Readonly<Record<T, unknown>>) =>
  Object.keys(list).filter((name): name is T => Object.hasOwn(list, name));
const brand: Answers = { ...plainBrand, products: keys(products), features: keys(features) };
const { catalogue, files: there } = await projectWorkspace();
const { load } = createSiteLoader(catalogue);
const own = brandFiles(brand, baseTexts(there), 2026);

type Example = {
  readonly title: string;
  /** Path and JSON of each block. */
  readonly files: readonly (readonly [path: string, json: unknown])[];
  readonly claims: readonly string[];
};

const guide = readFileSync('merchant-configs/LANGUAGE.md', 'utf8');
const examples = guide.split(/^### /m).slice(1).map(toExample);

let personas: Personas;

beforeAll(async () => {
  const { site, console } = composed([]);
  personas = await openPersonas(site, console, catalogue);
});

it('the guide to the language has twenty-one examples, each with something to prove [CFG-01]', () => {
  expect(examples.map(({ title }) => Number.parseInt(title, 10))).toEqual(
    Array.from({ length: 21 }, (_, at) => at + 1),
  );
  for (const { title, files, claims } of examples)
    expect([title, files.length > 0, claims.length > 0]).toEqual([title, true, true]);
});

describe.each(examples)('$title', ({ files, claims }) => {
  it('is accepted without a word of complaint [CFG-01]', () => {
    expect(composed(files).issues).toEqual([]);
  });

  it.each(claims)('%s [CFG-02]', (claim) => {
    const { site, platform } = composed(files);
    const [found, claimed] = proofOfBreak(claim, files) ?? proofOf(claim, site, platform);
    expect(found).toEqual(claimed);
  });
});

type Proof = readonly [found: unknown, claimed: unknown];

/** Whether a change breaks the invariant that the guide names. */
function proofOfBreak(claim: string, files: Example['files']): Proof | undefined {
  const [name, change = '', path = ''] = partsOf(claim, /^`(.+?)` is broken by `(.+)` in `(.+)`$/);
  if (name === undefined) return undefined;
  const { issues } = composed([...files, [path, JSON.parse(change)]]);
  return [issues.filter((message) => message.includes(`change "${name}" in "always"`)).length, 1];
}

/** What the engine makes of an example, and what a sentence of the guide says of it. */
function proofOf(claim: string, site: Site, platform: Platform): Proof {
  const seen = (page = '', persona = ''): Layout =>
    layoutFor(resolvePage(site, page, platform, catalogue), personas.facts(persona, page));
  const [key, language = '', words] = partsOf(claim, /^the text `(.+)` in `(.+)` is `(.+)`$/);
  if (key !== undefined) return [site.texts[language]?.[key], words];
  const [token, value] = partsOf(claim, /^the token `(.+)` is `(.+)`$/);
  if (token !== undefined) return [at(site.merchant.theme?.tokens, [token]), value];
  const [closed, verdict, to] = partsOf(claim, /^`(.+)` is `(.+)` to `(.+)`$/);
  if (closed !== undefined) return [seen(closed, to).access.verdict, verdict];
  const [framed, part = '', isThere] = partsOf(claim, /^`(.+)` has `(header|footer)` `(.+)`$/);
  if (framed !== undefined) return [String(at(seen(framed, 'guest').shell, [part])), isThere];
  const [page, who, rest = ''] = partsOf(claim, /^on `(.+?)`, `(.+?)` (.+)$/);
  return proofOfNode(rest, seen(page, who).nodes);
}

function proofOfNode(claim: string, nodes: Layout['nodes']): Proof {
  const [node, path = '', json = ''] = partsOf(claim, /^has `(.+)` with `(.+)` as `(.+)`$/);
  if (node !== undefined) return [at(nodes[node], path.split('.')) ?? null, JSON.parse(json)];
  const [first, next, parent = '', slot = ''] = partsOf(claim, /^sees `(.+)` right before `(.+)` in `(.+)\.(.+)`$/);
  const ids = nodes[parent]?.slots?.[slot] ?? [];
  if (first !== undefined) return [ids[ids.indexOf(first) + 1], next];
  const [sees, shown = ''] = partsOf(claim, /^(sees|does not see) `(.+)`$/);
  return [Object.keys(nodes).includes(shown) ? 'sees' : 'does not see', sees];
}

function partsOf(claim: string, pattern: RegExp): readonly (string | undefined)[] {
  return pattern.exec(claim)?.slice(1) ?? [];
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (Array.isArray(inner) ? inner[Number(key)] : isObject(inner) ? pick(inner, key) : undefined),
    value,
  );
}

function composed(changes: Example['files']) {
  const files = new Map(own);
  for (const [path, change] of changes)
    files.set(path, JSON.stringify(merged(JSON.parse(own.get(path) ?? '{}'), headed(path, change))));
  const assets = [
    'logo.svg',
    'hero.svg',
    'icon.svg',
    'icon-maskable.svg',
    'icon-180.png',
    'icon-192.png',
    'icon-512.png',
    'share.jpg',
  ];
  const { sites, issues, consoles } = load([
    ...there,
    ...[...files].map(([path, text]) => ({ path: `${brand.id}/${path}`, text })),
    ...assets.map((name) => ({ path: `${brand.id}/assets/${name}`, text: '' })),
  ]);
  const site = sites.get(brand.id);
  if (site === undefined) throw new Error('The brand of the guide does not compose.');
  const console = consoles.get(brand.id);
  return {
    site,
    console,
    platform: normalizePlatform(console, site, catalogue),
    issues: issues.map(({ message }) => message),
  };
}

/** The two lines that the guide leaves out. */
function headed(path: string, change: unknown): unknown {
  return path.startsWith('overlays/') && isObject(change)
    ? { $schema: '../../../schemas/overlay.schema.json', format: 1, ...change }
    : change;
}

function merged(before: unknown, change: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(change)) return [...before, ...change];
  if (!isObject(before) || !isObject(change)) return change;
  const names = new Set([...Object.keys(before), ...Object.keys(change)]);
  return Object.fromEntries(
    [...names].map((name) => [name, Object.hasOwn(change, name) ? merged(before[name], change[name]) : before[name]]),
  );
}

function toExample(text: string): Example {
  const [title = ''] = text.split('\n');
  const blocks = [...text.matchAll(/^```json (\S+)\n([\s\S]*?)^```$/gm)];
  return {
    title,
    files: blocks.map(([, path = '', json = '']) => [path, JSON.parse(json)] as const),
    claims: [...text.matchAll(/^- (.+)$/gm)].map(([, claim = '']) => claim),
  };
}

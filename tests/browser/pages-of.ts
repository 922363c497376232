import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { goldenLines, openTo, personasThatDiffer } from './golden-entries';

/** A page of a merchant, and somebody who may see it. */
export type PageCase = {
  readonly merchant: string;
  readonly page: string;
  readonly path: string;
  readonly persona: string;
  /** Whether it has a widget that no page before it has. */
  readonly isNew: boolean;
  /** Deep: nothing on it is new, and it is none that each merchant shows. */
  readonly tag: string[];
};

const root = 'merchant-configs';

/** One whose answers are still on their way is nobody that could sign in. */
const personas: readonly string[] = Object.keys(read('schemas/personas.json')).filter(
  (persona) => !persona.includes('.'),
);

/** Whom a page is opened as: the first who gets in. */
const visitors: readonly string[] = ['guest', 'member-0', 'agent-1', ...personas];

/** What each merchant shows in its own words and colours in a quick run too. */
const always: readonly string[] = ['home', 'login', 'register', 'voucherCenter'];

/**
 * Every page of every merchant, found by listing folders, with someone who may see it. The merchant that writes from
 * right to left comes first, so that a plain run has all of its pages: its words and places show faults of their own.
 */
export function pagesOf(): readonly PageCase[] {
  const merchants = readdirSync(root).filter((name) => name !== 'base' && existsSync(`${root}/${name}/merchant.json`));
  const seen = new Set<string>();
  return ['noor', ...merchants.filter((name) => name !== 'noor')].flatMap((merchant) =>
    ['base', merchant].flatMap((folder) => pageFiles(folder)).flatMap((file) => casesOf(merchant, read(file), seen)),
  );
}

/** The same page with others who see more or less of it, one of each kind. */
export function othersOf(one: PageCase): readonly PageCase[] {
  return personasThatDiffer(one.merchant, one.page, [one.persona, ...personas])
    .filter((persona) => persona !== one.persona)
    .map((persona) => ({ ...one, persona, tag: ['@deep'] }));
}

function pageFiles(folder: string): readonly string[] {
  const pages = `${root}/${folder}/pages`;
  return existsSync(pages) ? readdirSync(pages).map((name) => `${pages}/${name}`) : [];
}

function casesOf(merchant: string, page: Readonly<Record<string, unknown>>, seen: Set<string>): readonly PageCase[] {
  const [path] = Array.isArray(page.paths) ? page.paths : [];
  if (typeof page.id !== 'string' || typeof path !== 'string') return [];
  const persona = visitors.find(openTo(merchant, page.id));
  if (persona === undefined) return []; // Nobody gets in: settings of this merchant close it.
  const isNew = showsNewWidget(merchant, page.id, seen);
  const tag = isNew || always.includes(page.id) ? [] : ['@deep'];
  return [{ merchant, page: page.id, path, persona, isNew, tag }];
}

/** Whether a page has a widget that is not among those seen, which it joins. */
function showsNewWidget(merchant: string, page: string, seen: Set<string>): boolean {
  const known = seen.size;
  for (const line of goldenLines(merchant, page)) {
    const [, widget] = line.split('\t');
    seen.add(widget ?? '');
  }
  return seen.size > known;
}

function read(file: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(file, 'utf8'));
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { goldenLines } from './golden-entries';

/** A page of a merchant, and somebody who may see it. */
export type PageCase = {
  readonly merchant: string;
  readonly page: string;
  readonly path: string;
  readonly persona: 'guest' | 'member-0' | 'agent-1';
  /** Deep is a screen that an earlier merchant has too: its golden lines are the same, so only words and theme differ. */
  readonly tag: [] | ['@deep'];
};

const root = 'merchant-configs';

/** Every page of every merchant, found by listing folders, with someone who may see it. */
export function pagesOf(): readonly PageCase[] {
  const merchants = readdirSync(root).filter((name) => name !== 'base' && existsSync(`${root}/${name}/merchant.json`));
  const seen = new Set<string>();
  return merchants.flatMap((merchant) =>
    ['base', merchant]
      .flatMap((folder) => pageFiles(folder))
      .flatMap((file) => casesOf(merchant, read(file)))
      .map((found): PageCase => {
        const screen = [found.page, ...goldenLines(merchant, found.page)].join('\n');
        const isRepeated = seen.has(screen);
        seen.add(screen);
        return { ...found, tag: isRepeated ? ['@deep'] : [] };
      }),
  );
}

function pageFiles(folder: string): readonly string[] {
  const pages = `${root}/${folder}/pages`;
  return existsSync(pages) ? readdirSync(pages).map((name) => `${pages}/${name}`) : [];
}

function casesOf(merchant: string, page: Readonly<Record<string, unknown>>): readonly Omit<PageCase, 'tag'>[] {
  const [path] = Array.isArray(page.paths) ? page.paths : [];
  if (typeof page.id !== 'string' || typeof path !== 'string') return [];
  const access = JSON.stringify(page.access ?? {});
  const persona = access.includes('agent') ? 'agent-1' : access.includes('session') ? 'member-0' : 'guest';
  return [{ merchant, page: page.id, path, persona }];
}

function read(file: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(file, 'utf8'));
}

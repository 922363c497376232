import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A page of a merchant, and somebody who may see it. */
export type PageCase = {
  readonly merchant: string;
  readonly page: string;
  readonly path: string;
  readonly persona: 'guest' | 'member-0' | 'agent-1';
};

const root = 'merchant-configs';

/** Every page of every merchant, found by listing folders, with someone who may see it. */
export function pagesOf(): readonly PageCase[] {
  const merchants = readdirSync(root).filter((name) => name !== 'base' && existsSync(`${root}/${name}/merchant.json`));
  return merchants.flatMap((merchant) =>
    ['base', merchant].flatMap((folder) => pageFiles(folder)).flatMap((file) => casesOf(merchant, read(file))),
  );
}

function pageFiles(folder: string): readonly string[] {
  const pages = `${root}/${folder}/pages`;
  return existsSync(pages) ? readdirSync(pages).map((name) => `${pages}/${name}`) : [];
}

function casesOf(merchant: string, page: Readonly<Record<string, unknown>>): readonly PageCase[] {
  const [path] = Array.isArray(page.paths) ? page.paths : [];
  if (typeof page.id !== 'string' || typeof path !== 'string') return [];
  const access = JSON.stringify(page.access ?? {});
  const persona = access.includes('agent') ? 'agent-1' : access.includes('session') ? 'member-0' : 'guest';
  return [{ merchant, page: page.id, path, persona }];
}

function read(file: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(file, 'utf8'));
}

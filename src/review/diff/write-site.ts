import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Site } from '@/engine';

type SiteFiles = {
  readonly merchant: Site['merchant'];
  readonly pages: { readonly [id: string]: unknown };
  readonly texts: { readonly [language: string]: unknown };
};

/** Writes a site as a merchant folder without a parent. */
export function writeSite(folder: string, { merchant, pages, texts }: SiteFiles): void {
  const { extends: _parent, abstract: _abstract, ...own } = merchant;
  writeJson(join(folder, 'merchant.json'), own);
  for (const [id, page] of Object.entries(pages)) writeJson(join(folder, 'pages', `${id}.json`), page);
  for (const [language, table] of Object.entries(texts)) writeJson(join(folder, 'texts', `${language}.json`), table);
}

/** Writes a picture of a merchant. A name that leads out of the folder is skipped. */
export function writeAsset(folder: string, name: string, content: Uint8Array): void {
  const assets = resolve(folder, 'assets');
  const path = resolve(assets, name);
  if (!path.startsWith(`${assets}/`)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function writeJson(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(value));
}

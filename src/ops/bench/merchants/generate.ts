import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LayoutNode, Site } from '@/engine';

/** JSON files of all generated merchants, the length of those written here, and the nodes that each one overlays. */
export type Generated = { readonly files: number; readonly bytes: number; readonly nodes: number };

/** Pages that the generated merchants overlay. */
const pages = ['shell', 'mine', 'home', 'agent', 'register', 'service'];

/**
 * Writes base and `count` merchants that extend it, each with overlays on at most `perPage` nodes of each page, tokens,
 * texts, and Aurora's console and assets.
 */
export function generateMerchants(root: string, count: number, model: Site, perPage: number): Generated {
  rmSync(root, { recursive: true, force: true });
  cpSync('merchant-configs/base', join(root, 'base'), { recursive: true });
  const textNodes = pages.flatMap((page) => textNodesOf(model, page).slice(0, perPage));
  const total = { files: 0, bytes: 0, nodes: textNodes.length };
  for (let index = 0; index < count; index += 1) {
    const id = `brand-${String(index).padStart(4, '0')}`;
    for (const [path, content] of filesOf(index, model, textNodes)) {
      const file = join(root, id, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
      total.files += 1;
      total.bytes += content.length;
    }
    cpSync('merchant-configs/aurora/assets', join(root, id, 'assets'), { recursive: true });
    cpSync('merchant-configs/aurora/console.json', join(root, id, 'console.json'));
    total.files += 1;
  }
  return total;
}

type TextNode = { readonly page: string; readonly node: string; readonly prop: string };

/** Nodes with their own text, which a brand would change. */
function textNodesOf(site: Site, page: string): readonly TextNode[] {
  return Object.entries(site.pages[page]?.nodes ?? {}).flatMap(([node, layout]) => {
    const prop = ['label', 'title', 'text'].find((name) => isTextKey(layout, name));
    return prop === undefined ? [] : [{ page, node, prop }];
  });
}

function isTextKey({ props = {} }: LayoutNode, name: string): boolean {
  const value = props[name];
  return typeof value === 'object' && value !== null && 't' in value;
}

function filesOf(index: number, model: Site, textNodes: readonly TextNode[]): ReadonlyMap<string, string> {
  const keyOf = ({ page, node }: TextNode) => `brand.${page}.${node}`;
  const overlays = pages.flatMap((page) => {
    const pageNodes = textNodes.filter((target) => target.page === page);
    const set = Object.fromEntries(
      pageNodes.map((target) => [target.node, { [`props.${target.prop}`]: { t: keyOf(target) } }]),
    );
    return pageNodes.length === 0 ? [] : [[`overlays/${page}.json`, { format: 1, page, set }] as const];
  });
  const texts = (language: string) =>
    Object.fromEntries(textNodes.map((target) => [keyOf(target), `${target.node} ${language} ${index}`]));
  const contents: readonly (readonly [string, object])[] = [
    ['merchant.json', merchantOf(index, model)],
    ['texts/en.json', texts('en')],
    ['texts/bn.json', texts('bn')],
    ...overlays,
  ];
  return new Map(contents.map(([path, value]) => [path, JSON.stringify(value, null, 2)]));
}

function merchantOf(index: number, { merchant }: Site): object {
  const colours = Object.entries(merchant.theme?.tokens ?? {}).filter(([token]) => token.startsWith('color.'));
  return {
    format: 1,
    extends: 'base',
    name: `Brand ${index}`,
    title: { text: { en: `Brand ${index}`, bn: `ব্র্যান্ড ${index}` } },
    description: { text: { en: `Brand ${index}`, bn: `ব্র্যান্ড ${index}` } },
    code: `BRAND${index}`,
    trialCode: `BRAND${index}TRIAL`,
    domains: [`www.brand-${index}.example`],
    // Hosts of the console's links; others would be reported.
    links: { hosts: ['t.me', 'wa.me', 'facebook.com', 'aurora.example'] },
    languages: { supported: ['en', 'bn'], default: 'en' },
    locale: merchant.locale,
    brand: merchant.brand,
    theme: {
      ...merchant.theme,
      tokens: { ...Object.fromEntries(colours), 'radius.m': `${index % 24}px` },
    },
  };
}

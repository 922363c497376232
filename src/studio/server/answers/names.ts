import type { Workspace } from '@/review/workspace/workspace';
import type { NamesAnswer } from '@/studio/contract';
import { siteOf } from '../change/site-of';
import { chainOf } from './chain-of';

/** The names that a brand may use: its pages, its texts, the pictures of its chain, and the shared icons. */
export function namesOf(workspace: Workspace, brand: string): NamesAnswer {
  const { loaded, catalogue, files } = workspace;
  const site = siteOf(brand, workspace);
  const folders = chainOf(site, loaded).map((merchant) => `${merchant}/assets/`);
  const assets = files.flatMap(({ path }) => {
    const folder = folders.find((one) => path.startsWith(one));
    return folder === undefined ? [] : [`asset:${path.slice(folder.length)}`];
  });
  const texts = Object.values(site.texts).flatMap((table) => Object.keys(table));
  return {
    pages: Object.keys(site.pages).sort(),
    icons: catalogue.icons,
    assets: [...new Set(assets)].sort(),
    texts: [...new Set(texts)].sort(),
  };
}

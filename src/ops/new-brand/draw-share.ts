import { readFile, writeFile } from 'node:fs/promises';
import { openWorkspace } from '@/review/workspace/workspace';
import { messages } from '../messages';
import { sharePicture } from './share-picture';

/** Draws `assets/share.jpg` from hero and logo: `node src/ops/run.mjs src/ops/new-brand/draw-share.ts aurora`. */
export async function main(ids: readonly string[]): Promise<number> {
  const { loaded, source } = await openWorkspace();
  for (const id of ids) {
    const { brand, theme } = loaded.sites.get(id)?.merchant ?? {};
    const logo = /^asset:(.+)$/.exec(brand?.logo ?? '')?.[1];
    const ground = theme?.tokens?.['color.headerBg'];
    if (logo === undefined || ground === undefined) {
      console.error(messages.noShareParts(id));
      return 1;
    }
    const assets = `${source}/${id}/assets`;
    const hero = await readFile(`${assets}/hero.svg`);
    const logoBytes = await readFile(`${assets}/${logo}`);
    await writeFile(`${assets}/share.jpg`, await sharePicture({ hero, logo: logoBytes, ground }));
  }
  return 0;
}

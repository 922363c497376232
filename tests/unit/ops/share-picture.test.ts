import { readFileSync } from 'node:fs';
import { projectWorkspace } from '@tests/support/project-workspace';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sharePicture } from '@/ops/new-brand/share-picture';

const { loaded, source } = await projectWorkspace();
const brands = [...loaded.sites.values()].filter(({ merchant }) => merchant.abstract !== true);

describe('the picture of a shared link', () => {
  it.each(brands.map(({ id, merchant }) => [id, merchant.brand?.share]))(
    'of %s is one that messengers draw, and light [CFG-02]',
    async (id, share) => {
      const file = `${source}/${id}/assets/${share?.replace('asset:', '')}`;
      const { width, height, format } = await sharp(file).metadata();
      expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
      expect(readFileSync(file).length).toBeLessThan(60_000);
    },
  );

  it('shows the hero whole where it is no wide one, on the ground that it is drawn for [CFG-02]', {
    tags: ['deep'],
  }, async () => {
    const hero = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="54" height="54"><rect width="54" height="54" fill="#f00"/></svg>',
    );
    const { data, info } = await sharp(await sharePicture({ hero, ground: '#00ff00' }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) =>
      [...data.subarray((y * info.width + x) * 3)].slice(0, 3).map((one) => one > 128);
    expect(at(100, 315)).toEqual([false, true, false]);
    expect([at(600, 10), at(600, 620)]).toEqual([
      [true, false, false],
      [true, false, false],
    ]);
  });
});

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { mostPictures, pixelsOf } from '@/sandbox/art/raster';
import { serveArt } from '@/sandbox/art/serve-art';
import { artPath, sharedArtPath } from '@/sandbox/seed/art-path';
import { games } from '@/sandbox/seed/games';
import { vendors } from '@/sandbox/seed/vendors';

const served = async (path: string) => {
  const answer = await serveArt(path);
  const bytes = Buffer.from(answer === undefined ? new ArrayBuffer(0) : await answer.arrayBuffer());
  return { type: answer?.headers.get('content-type'), bytes };
};

describe('the picture of a game', () => {
  it('is a small WebP [GAM-06]', async () => {
    const { type, bytes } = await served(artPath('games', String(games[0]?.nodeId), 'EN'));
    expect(type).toBe('image/webp');
    expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP']);
    expect(bytes.length).toBeLessThan(12_000);
  });

  it('is still there as it was drawn, and is missing where there is no such game [GAM-06]', async () => {
    const path = artPath('games', String(games[0]?.nodeId), 'EN');
    expect((await served(path.replace('.webp', '.svg'))).type).toContain('svg');
    expect(await serveArt(artPath('games', '1', 'EN'))).toBeUndefined();
  });
});

describe('the picture of an event', () => {
  it('is a JPEG for messengers too, as wide as they show it [CON-02]', async () => {
    const { type, bytes } = await served(sharedArtPath('night-101'));
    expect(type).toBe('image/jpeg');
    const { width, height, format } = await sharp(bytes).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(bytes.length).toBeLessThan(60_000);
  });
});

describe('the logo of a vendor', () => {
  it('is a small WebP, as lists show them by the dozen [GAM-02]', async () => {
    const { type, bytes } = await served(artPath('vendors', vendors[0]?.code ?? '', 'BN'));
    expect(type).toBe('image/webp');
    expect(bytes.length).toBeLessThan(5_000);
  });
});

describe('the pictures that are kept', () => {
  const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

  it('are those of languages that the sandbox knows [GAM-06]', async () => {
    const path = artPath('banners', 'night-1', 'BN');
    expect(await serveArt(path)).toBeDefined();
    expect(await serveArt(path.replace('-bn.', '-xx.'))).toBeUndefined();
  });

  it('are the ones asked for last, and no more than a bound [GAM-06]', async () => {
    const [first, second] = [pixelsOf('/first.webp', dot, 'webp'), pixelsOf('/second.webp', dot, 'webp')];
    const others = Array.from({ length: mostPictures - 2 }, (_, at) => pixelsOf(`/${at}.webp`, dot, 'webp'));
    expect(pixelsOf('/first.webp', dot, 'webp')).toBe(first);
    const more = pixelsOf('/more.webp', dot, 'webp');
    expect(pixelsOf('/first.webp', dot, 'webp')).toBe(first);
    expect(pixelsOf('/second.webp', dot, 'webp')).not.toBe(second);
    await Promise.all([first, second, ...others, more]);
  });
});

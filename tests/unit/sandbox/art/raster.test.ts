import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
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

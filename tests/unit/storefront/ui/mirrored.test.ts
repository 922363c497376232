import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { mirrored } from '@/storefront/ui/icons/mirrored';

const sprite = readFileSync('src/storefront/ui/icons/sprite.svg', 'utf8');
const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)].map(
  ([, name = '', drawing = '']) => ({ name, drawing }),
);

/** Have two sides and no direction: they look the same everywhere, as the thing or the sign does. */
const stays = [
  'search',
  'filter',
  'headset',
  'flame',
  'slots',
  'cards',
  'fish',
  'ball',
  'gamepad',
  'rooster',
  'lottery',
  'clock',
  'eye-off',
  'refresh',
  'shield',
  'transfer',
  'coins',
  'percent',
  'key',
  'check',
  'play',
  'signal-off',
  'wrench',
  'facebook',
  'google',
  'telegram',
  'whatsapp',
  'users',
  'wallet',
  'heart',
];

/** Pixels by which a drawing differs from its mirror image. */
async function lean(drawing: string): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="96" height="96" fill="none" stroke="#000" stroke-width="1.6">${drawing.replaceAll(/var\(--icon-tint,\s*none\)/g, 'none')}</svg>`;
  const one = sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale();
  const [drawn, turned] = await Promise.all([one.clone().raw().toBuffer(), one.clone().flop().raw().toBuffer()]);
  return drawn.reduce((count, value, index) => count + (Math.abs(value - (turned[index] ?? 0)) > 96 ? 1 : 0), 0);
}

describe('an icon where lines run from right to left', () => {
  it('turns round or stays: each with two sides that differ is decided, once', async () => {
    const leans = await Promise.all(symbols.map(async ({ name, drawing }) => ({ name, by: await lean(drawing) })));
    const sided = leans.filter(({ by }) => by > 40).map(({ name }) => name);
    expect(sided.filter((name) => !mirrored.has(name) && !stays.includes(name))).toEqual([]);
    expect([...mirrored].filter((name) => !sided.includes(name) || stays.includes(name))).toEqual([]);
  });

  it('has the same names in the sprite as in its schema', () => {
    const schema: { readonly enum: readonly string[] } = JSON.parse(readFileSync('schemas/icon.schema.json', 'utf8'));
    expect(symbols.map(({ name }) => name).sort()).toEqual([...schema.enum].sort());
  });
});

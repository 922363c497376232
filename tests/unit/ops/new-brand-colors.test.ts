import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, isSame, mix } from '@/ops/new-brand/contrast';
import { drawnLogo } from '@/ops/new-brand/drawn-pictures';
import { logoColors } from '@/ops/new-brand/logo-colors';
import { toHex, toOklch } from '@/ops/new-brand/oklch';
import { modeOf, paletteOf } from '@/ops/new-brand/palette';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('a colour', () => {
  it('comes back from lightness, strength and hue as it went [CFG-09]', () => {
    const apart = (one: string, other: string) =>
      [1, 3, 5].map((at) =>
        Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)),
      );
    fc.assert(fc.property(color, (hex) => Math.max(...apart(toHex(toOklch(hex)), hex)) <= 3));
  });

  it.each([
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#c2410c', '#ffffff', 5.18],
  ])('%s on %s stands apart as WCAG reckons it: %d [CFG-09]', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBeCloseTo(ratio, 2);
  });
});

it('the name in a drawn logo can be read on the header by day and by night [CFG-09]', { tags: ['deep'] }, () => {
  fc.assert(
    fc.property(color, (primary) => {
      const logo = drawnLogo({ id: 'sunrise', name: 'Sunrise', primary, accent: undefined });
      const [, day = '', night = ''] =
        /\.name\{fill:(#\w{6})\}@media\(prefers-color-scheme:dark\)\{\.name\{fill:(#\w{6})/.exec(logo) ?? [];
      const header = (mode: 'light' | 'dark') => paletteOf({ primary }, mode)['color.headerBg'] ?? '';
      expect(contrast(day, header('light'))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(night, header('dark'))).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

describe('a palette', () => {
  const texts = ['text', 'muted', 'primaryText', 'accent', 'danger', 'success', 'warning'];
  const grounds = ['bg', 'surface', 'raised', 'heroFrom', 'heroTo'];
  const pairs = [
    ...texts.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
    ...(['Primary', 'Accent', 'Danger'] as const).map((name) => [`on${name}`, name.toLowerCase()] as const),
    ['headerText', 'headerBg'],
    ['primaryText', 'headerBg'],
    ['muted', 'headerBg'],
    ['footerText', 'footerBg'],
    ['footerActive', 'footerBg'],
  ] as const;

  it('can be read whatever the brand is coloured, by day and by night [CFG-09]', { tags: ['deep'] }, () => {
    const seeds = fc.record({ primary: color, accent: fc.option(color, { nil: undefined }) });
    fc.assert(
      fc.property(seeds, fc.constantFrom('dark', 'light'), (seed, mode) => {
        const palette = paletteOf(seed, mode);
        const of = (name: string) => palette[`color.${name}`] ?? '';
        for (const [ink, ground] of pairs)
          expect([ink, ground, contrast(of(ink), of(ground)) >= 4.5]).toEqual([ink, ground, true]);
        for (const ink of ['text', 'muted', 'primaryText']) {
          expect([ink, contrast(of(ink), mix(of('primary'), 0.22, of('surface'))) >= 4.5]).toEqual([ink, true]);
        }
        for (const ground of ['bg', 'surface', 'raised'])
          expect([ground, contrast(of('primary'), of(ground)) >= 3]).toEqual([ground, true]);
      }),
      { numRuns: 300 },
    );
  });

  it('shows at which entry of the footer one is, of a greyish brand too [CFG-09]', () => {
    const lost: unknown[] = [];
    for (const l of [0, 0.25, 0.5, 0.75, 0.94, 1])
      for (const h of [0, 115, 250])
        for (const mode of ['dark', 'light'] as const) {
          const palette = paletteOf({ primary: toHex({ l, c: 0.05, h }) }, mode);
          const [active = '', text = ''] = [palette['color.footerActive'], palette['color.footerText']];
          if (isSame(active, text)) lost.push([l, h, mode]);
        }
    expect(lost).toEqual([]);
  });

  it('keeps the colour of the brand where it can be seen, and chooses the mode in which it can [CFG-09]', () => {
    expect([modeOf('#1d4ed8'), modeOf('#fde047')]).toEqual(['light', 'dark']);
    expect(paletteOf({ primary: '#1d4ed8' }, 'light')['color.primary']).toBe('#1d4ed8');
    expect(paletteOf({ primary: '#fde047' }, 'dark')['color.primary']).toBe('#fde047');
  });
});

describe('a logo', () => {
  const pixels = (...parts: readonly (readonly [count: number, ...channels: number[]])[]) =>
    parts.flatMap(([count, ...channels]) => Array.from({ length: count }, () => channels).flat());
  const clear = [200, 0, 0, 0, 0] as const;

  it('says its strongest hue, and a second one that is another [CFG-09]', () => {
    const { primary = '', accent = '' } = logoColors(
      pixels(clear, [60, 20, 20, 200, 255], [30, 240, 160, 20, 255], [80, 250, 250, 250, 255], [1, 0, 255, 0, 255]),
    );
    const hue = (hex: string) => Math.round((toOklch(hex).h + 360) % 360);
    expect([hue(primary), hue(accent)]).toEqual([267, 73]);
  });

  it('of grey has no colour, and says what it is seen on [CFG-09]', () => {
    expect(logoColors(pixels(clear, [50, 20, 20, 20, 255]))).toEqual({
      primary: undefined,
      accent: undefined,
      onlyMode: 'light',
    });
    expect(logoColors(pixels(clear, [50, 250, 250, 250, 255])).onlyMode).toBe('dark');
  });

  it('with a ground of its own is seen everywhere [CFG-09]', () => {
    expect(logoColors(pixels([50, 250, 250, 250, 255], [20, 200, 30, 30, 255])).onlyMode).toBeUndefined();
  });

  it('that is neither pale nor deep is seen everywhere [CFG-09]', () => {
    expect(logoColors(pixels(clear, [50, 220, 90, 30, 255])).onlyMode).toBeUndefined();
  });
});

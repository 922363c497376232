import { contrast, isSame, mix } from './contrast';
import { type Oklch, toHex, toOklch } from './oklch';

export type Mode = 'dark' | 'light';

/** The input of a palette: the brand's colour, and its second one if it has two. Each is `#rrggbb`. */
export type Seed = { readonly primary: string; readonly accent?: string | undefined };

export type Palette = { readonly [token: string]: string };

/** A little more contrast than WCAG demands (4.5), so that a mixed background stays above it. */
const textContrast = 4.6;
/** Hues of states, in degrees of OKLCH. */
const hues = { red: 22, amber: 70, green: 152 };
/** Contrast of marks and buttons against their background. */
const shapeContrast = 3;

/** Colours of a brand in one mode. Every text that the theme puts on a background is readable. */
export function paletteOf(seed: Seed, mode: Mode): Palette {
  const brand = toOklch(seed.primary);
  const grounds = groundsOf(brand, mode);
  const primary = primaryOf(brand, grounds, mode);
  const pageGrounds = [grounds.bg, grounds.surface, grounds.raised, grounds.heroFrom, grounds.heroTo];
  // Looks tint what text stands on with up to 22 % of the brand's colour.
  const inkGrounds = [...pageGrounds, mix(primary, 0.22, grounds.surface), mix(primary, 0.22, grounds.bg)];
  const ink = (color: Oklch) => toReadable(color, inkGrounds, mode);
  const accent = toReadable(accentOf(seed, brand), inkGrounds, mode);
  const stateColor = (h: number) => ink({ l: mode === 'dark' ? 0.78 : 0.5, c: 0.15, h });
  const danger = stateColor(hues.red);
  const text = ink({ l: mode === 'dark' ? 0.96 : 0.22, c: Math.min(brand.c, 0.03), h: brand.h });
  const muted = ink({ l: mode === 'dark' ? 0.78 : 0.45, c: Math.min(brand.c, 0.03), h: brand.h });
  const primaryText = ink(brand);
  return {
    'color.bg': grounds.bg,
    'color.surface': grounds.surface,
    'color.raised': grounds.raised,
    'color.text': text,
    'color.muted': muted,
    'color.line': grounds.line,
    'color.primary': primary,
    'color.onPrimary': inkOn(primary, brand),
    'color.primaryText': primaryText,
    'color.accent': accent,
    'color.onAccent': inkOn(accent, brand),
    'color.danger': danger,
    'color.onDanger': inkOn(danger, { l: 0, c: 0.03, h: hues.red }),
    'color.success': stateColor(hues.green),
    'color.warning': stateColor(hues.amber),
    'color.headerBg': grounds.surface,
    'color.headerText': text,
    'color.footerBg': grounds.surface,
    'color.footerText': muted,
    // A greyish brand colour, once readable, equals that of quiet text.
    'color.footerActive': isSame(primaryText, muted) ? text : primaryText,
    'color.heroFrom': grounds.heroFrom,
    'color.heroTo': grounds.heroTo,
  };
}

/** The mode in which the brand's colour changes least: dark for a pale colour, light for a deep one. */
export function modeOf(primary: string): Mode {
  return contrast(primary, '#ffffff') < shapeContrast ? 'dark' : 'light';
}

type Grounds = Readonly<Record<'bg' | 'surface' | 'raised' | 'line' | 'heroFrom' | 'heroTo', string>>;

function groundsOf({ c, h }: Oklch, mode: Mode): Grounds {
  const tint = (l: number, maxChroma: number) => toHex({ l, c: Math.min(c, maxChroma), h });
  return mode === 'dark'
    ? {
        bg: tint(0.17, 0.025),
        surface: tint(0.215, 0.03),
        raised: tint(0.27, 0.035),
        line: tint(0.36, 0.04),
        heroFrom: tint(0.29, 0.06),
        heroTo: tint(0.19, 0.035),
      }
    : {
        bg: tint(0.975, 0.008),
        surface: '#ffffff',
        raised: tint(0.945, 0.018),
        line: tint(0.875, 0.025),
        heroFrom: tint(0.925, 0.04),
        heroTo: tint(0.97, 0.015),
      };
}

/** The brand's own colour if it stands out from the page, otherwise the nearest one that does. */
function primaryOf(brand: Oklch, grounds: Grounds, mode: Mode): string {
  return shiftedUntil(brand, mode, (color) =>
    [grounds.bg, grounds.surface, grounds.raised].every((ground) => contrast(color, ground) >= shapeContrast),
  );
}

/** The same hue, light or dark enough to be readable on each background. */
function toReadable(color: Oklch, grounds: readonly string[], mode: Mode): string {
  return shiftedUntil(color, mode, (hex) => grounds.every((ground) => contrast(hex, ground) >= textContrast));
}

function shiftedUntil(color: Oklch, mode: Mode, isEnough: (hex: string) => boolean): string {
  const step = mode === 'dark' ? 0.01 : -0.01;
  for (let l = color.l; l >= 0 && l <= 1; l += step) {
    const hex = toHex({ ...color, l });
    if (isEnough(hex)) return hex;
  }
  return mode === 'dark' ? '#ffffff' : '#000000';
}

/** The second colour if the logo has one of another hue, otherwise a hue a third of the circle away. */
function accentOf({ accent }: Seed, brand: Oklch): Oklch {
  if (accent !== undefined) return toOklch(accent);
  return { l: brand.l, c: Math.max(0.09, brand.c * 0.8), h: brand.h + 130 };
}

/** White or nearly black with a tint of the brand, whichever is more readable; pure black if neither is enough. */
function inkOn(ground: string, { c, h }: Oklch): string {
  const dark = toHex({ l: 0.16, c: Math.min(c, 0.03), h });
  const best = contrast(dark, ground) >= contrast('#ffffff', ground) ? dark : '#ffffff';
  return contrast(best, ground) >= textContrast ? best : blackOrWhite(ground);
}

function blackOrWhite(ground: string): string {
  return contrast('#000000', ground) >= contrast('#ffffff', ground) ? '#000000' : '#ffffff';
}

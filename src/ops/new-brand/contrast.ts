import { type Colour, contrastOf, isSameColour, mixedColour, readColour } from '@/engine';
import { type Rgb, toLinear } from './oklch';

/** Contrast of two colours, 1 to 21, computed as in `merchant check`. Both are `#rrggbb`. */
export function contrast(one: string, other: string): number {
  return contrastOf(colour(one), colour(other));
}

/** Whether two colours look the same, by the rule of `merchant check`. */
export function isSame(one: string, other: string): boolean {
  return isSameColour(colour(one), colour(other));
}

/** The colour of `share` (0 to 1) of one over another, as `color-mix(in srgb, …)` computes it. */
export function mix(one: string, share: number, other: string): string {
  const [red, green, blue] = mixedColour(colour(one), share, colour(other));
  return `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance of a colour, 0 to 1. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

function colour(hex: string): Colour {
  const parsed = readColour(hex);
  return parsed === undefined || parsed === 'unmeasured' ? [0, 0, 0, 1] : parsed;
}

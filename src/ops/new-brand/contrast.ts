import { type Rgb, toLinear, toRgb } from './oklch';

/** How far two colours stand apart, 1 to 21, as WCAG 2 reckons it. Both are `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(toRgb(one)), luminance(toRgb(other))].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The colour that `share` (0 to 1) of one gives over another, as `color-mix(in srgb, …)` mixes them. */
export function mix(one: string, share: number, other: string): string {
  const [over, under] = [toRgb(one), toRgb(other)];
  const part = (index: 0 | 1 | 2) => Math.round((over[index] * share + under[index] * (1 - share)) * 255);
  return `#${[part(0), part(1), part(2)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** How much light a colour gives off, 0 to 1. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

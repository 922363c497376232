import { own } from '../../json';
import { namedColours } from './named-colours';

/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** `unmeasured`: a colour that browsers read, but whose value is not computed here. */
export type ReadColour = Colour | 'unmeasured' | undefined;

const nestedColour =
  /^(?:color-mix|light-dark|(?:oklch|oklab|lch|lab|hwb|color)(?=\(from\s))\(\s*[^()]+(?:\([^()]*\)[^()]*)*\)$/;
/** Functions with three numbers and an opacity behind a slash, separated by spaces. */
const spacedColour =
  /^(?:(?:ok)?lch|(?:ok)?lab|hwb|color(?=\([a-z]))\(\s*(?:[a-z][\w-]*\s+)?(?:[+-]?[\d.]+(?:%|deg|turn|rad|grad)?|none)(?:\s+(?:[+-]?[\d.]+%?|none)){2}(?:\s*\/\s*[\d.]+%?)?\s*\)$/;
const channelColourPattern = /^(rgb|hsl)a?\(\s*([^()]+?)\s*\)$/;

/** Reads a CSS colour; undefined if no browser reads it. */
export function readColour(text: string): ReadColour {
  const value = text.trim().toLowerCase();
  if (value.startsWith('#')) return hexColour(value.slice(1));
  const hexOfName = own(namedColours, value);
  if (hexOfName !== undefined) return hexColour(hexOfName);
  if (value === 'transparent') return [0, 0, 0, 0];
  const [, kind, inner = ''] = channelColourPattern.exec(value) ?? [];
  const channelArguments = argumentsOf(inner);
  if (kind !== undefined) return channelArguments && channelColour(kind, channelArguments);
  return nestedColour.test(value) || spacedColour.test(value) ? 'unmeasured' : undefined;
}

/** The arguments of `rgb(…)` and `hsl(…)`: separated by commas, or by spaces with a slash before the opacity. */
function argumentsOf(inner: string): readonly string[] | undefined {
  if (inner.includes(',')) return /[\s/]/.test(inner.replaceAll(/\s*,\s*/g, ',')) ? undefined : inner.split(/\s*,\s*/);
  const [channelText = '', share, ...more] = inner.split(/\s*\/\s*/);
  const parts = channelText.split(/\s+/);
  return more.length > 0 || parts.length !== 3 ? undefined : [...parts, ...(share === undefined ? [] : [share])];
}

/** The correct form of a faulty `rgb(…)` or `hsl(…)`: one kind of separator, and percent signs in `hsl`. */
export function meantColour(text: string): string | undefined {
  const [, kind, inner = ''] = channelColourPattern.exec(text.trim().toLowerCase()) ?? [];
  const [first = '', second = '', third = '', share] = inner.split(/[\s,/]+/);
  const isFraction = [second, third].every((part) => /^(?:0?\.\d+|[01](?:\.0+)?)$/.test(part));
  const percent = (part: string) =>
    kind !== 'hsl' || part.endsWith('%') ? part : `${isFraction ? Number((Number(part) * 100).toFixed(2)) : part}%`;
  const corrected = `${kind}(${first} ${percent(second)} ${percent(third)}${share === undefined ? '' : ` / ${share}`})`;
  return kind !== undefined && readColour(corrected) !== undefined ? corrected : undefined;
}

function hexColour(digits: string): Colour | undefined {
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(digits)) return undefined;
  const fullDigits = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channelAt = (index: number) => Number.parseInt(fullDigits.slice(index, index + 2), 16);
  return [channelAt(0), channelAt(2), channelAt(4), fullDigits.length === 8 ? channelAt(6) / 255 : 1];
}

function channelColour(kind: string, parts: readonly string[]): Colour | undefined {
  const [first, second, third, alpha = '1', ...more] = parts;
  if (more.length > 0) return undefined;
  const share = amountOf(alpha, 1);
  if (kind === 'hsl') return hslColour([first, second, third], share);
  const isMixed = [first, second, third].some((part) => part?.endsWith('%') !== first?.endsWith('%'));
  const [red, green, blue] = isMixed ? [] : [first, second, third].map((part) => amountOf(part, 255));
  if (red === undefined || green === undefined || blue === undefined || share === undefined) return undefined;
  return [red, green, blue, share];
}

/** A number, or a percentage of `full`, within 0 and `full`. */
function amountOf(text: string | undefined, full: number): number | undefined {
  const [, digits, unit] = /^([+-]?(?:\d+\.?\d*|\.\d+))(%?)$/.exec(text ?? '') ?? [];
  if (digits === undefined) return undefined;
  const number = unit === '%' ? (Number(digits) / 100) * full : Number(digits);
  return Math.min(full, Math.max(0, number));
}

function hslColour(parts: readonly (string | undefined)[], alpha: number | undefined): Colour | undefined {
  const [, angle, unit = 'deg'] = /^([+-]?\d*\.?\d+)(deg|turn|rad|grad)?$/.exec(parts[0] ?? '') ?? [];
  const hue = Number(angle) * (own(degrees, unit) ?? 1);
  const [saturation, lightness] = parts.slice(1).map((part) => (part?.endsWith('%') ? amountOf(part, 1) : undefined));
  if (angle === undefined || saturation === undefined || lightness === undefined || alpha === undefined)
    return undefined;
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  };
  return [channel(0), channel(8), channel(4), alpha];
}

const degrees: { readonly [unit: string]: number } = { deg: 1, turn: 360, rad: 180 / Math.PI, grad: 0.9 };

/** The colour that shows when a transparent colour lies over an opaque one. */
export function overlaid([red, green, blue, alpha]: Colour, below: Colour): Colour {
  const join = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [join(red, below[0]), join(green, below[1]), join(blue, below[2]), 1];
}

/** One colour mixed into another, as CSS does in `color-mix(in srgb, …)`. */
export function mixedColour([red, green, blue]: Colour, share: number, below: Colour): Colour {
  return overlaid([red, green, blue, share], below);
}

/** WCAG's contrast of two opaque colours: from 1 to 21. */
export function contrastOf(one: Colour, other: Colour): number {
  const [low, high] = [luminanceOf(one), luminanceOf(other)].sort((left, right) => left - right);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

function luminanceOf([red, green, blue]: Colour): number {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Whether two opaque colours look the same side by side. */
export function isSameColour(one: Colour, other: Colour): boolean {
  return [0, 1, 2].every((channel) => Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)) <= invisibleSteps);
}

/** A difference of this many steps of 256 is not visible. */
const invisibleSteps = 10;

/** `#rrggbb` */
export function toHex([red, green, blue]: Colour): string {
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

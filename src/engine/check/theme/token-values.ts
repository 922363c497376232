import type { Catalogue } from '../../catalogue';
import { own } from '../../json';
import * as messages from '../../messages';
import { onlyNear } from '../../nearest-name';
import { schemaMeaningAt } from '../../parse/meaning';
import type { SiteCheck } from '../site-check';
import { meantColour, readColour } from './colour';
import { fontsIn, isFontList, lacksFallback, meantFallback, meantFonts } from './fonts';
import { namedColours } from './named-colours';
import { isPlainValue } from './plain-value';
import { isSeeThrough } from './see-through';

const calculation = /^(?:calc|clamp|min|max)\(.+\)$/;
const lengthPattern = /^(0|\d*\.?\d+(?:px|rem|em|vw|vh|vmin|vmax|ch))$/;
const percentage = /^\d*\.?\d+%$/;

/** A kind of value: its name, an example, and a test whether browsers can read it. */
type ValueKind = {
  readonly isValid: (value: string) => boolean;
  readonly name: string;
  readonly example: string;
  /** The value that is probably meant by a faulty one. */
  readonly meant?: (value: string) => string | undefined;
};

const colour: ValueKind = {
  isValid: (value) => readColour(value) !== undefined,
  name: 'colour',
  example: '#f6b93b',
  meant: (value) =>
    /^(?:[\da-f]{6}|[\da-f]{8})$/i.test(value)
      ? `#${value}`
      : (meantColour(value) ?? onlyNear(value.toLowerCase(), Object.keys(namedColours))),
};
const length: ValueKind = { isValid: isLength, name: 'length with a unit', example: '0.75rem' };
const radius: ValueKind = {
  isValid: (value) =>
    value
      .split(/[\s/]+/)
      .filter((part) => part !== '')
      .every((part) => isLength(part) || percentage.test(part)),
  name: 'size with a unit',
  example: '0.5rem',
};
const weight: ValueKind = {
  isValid: (value) => /^(?:[1-9]\d{0,2}|1000|normal|bold)$/.test(value),
  name: 'weight from 1 to 1000',
  example: '600',
};
const time: ValueKind = {
  isValid: (value) => /^\d*\.?\d+(?:ms|s)$/.test(value),
  name: 'time with a unit',
  example: '300ms',
};
const ratio: ValueKind = {
  isValid: (value) => /^\d*\.?\d+(?:\s*\/\s*\d*\.?\d+)?$/.test(value) && !/(?:^|\/\s*)0+(?:\.0+)?(?:\s|$)/.test(value),
  name: 'ratio of width to height',
  example: '3 / 4',
};
const shadow: ValueKind = {
  isValid: (value) => value === 'none' || value.split(/,(?![^(]*\))/).every(isShadow),
  name: 'shadow',
  example: '0 4px 12px rgb(0 0 0 / 0.25)',
};
const font: ValueKind = {
  isValid: isFontList,
  name: 'list of fonts',
  example: 'system-ui, sans-serif',
  meant: meantFonts,
};

/** Kinds of theme tokens by the first part of their name. */
const kinds: { readonly [family: string]: ValueKind } = {
  color: colour,
  font,
  type: length,
  weight,
  space: length,
  radius,
  depth: shadow,
  motion: time,
  size: length,
  ratio,
};

/** Theme values that browsers ignore, so that a part of the page loses its colour, size or shape. */
export const tokenValues: SiteCheck = {
  finds: 'values of the theme that no browser reads',
  reads: ({ merchant }) => [merchant],
  run({ composed, catalogue, reportSetting }) {
    for (const part of ['tokens', 'otherMode'] as const) {
      for (const [token, value] of Object.entries(composed.merchant.theme?.[part] ?? {})) {
        const family = token.split('.')[0] ?? '';
        const kind = own(kinds, family);
        const about = () => aboutOf(token, catalogue);
        const finding =
          kind === undefined || isReadable(value, kind)
            ? unusualValue({ name: token, family, about }, value)
            : messages.unreadToken({ token, about: about(), meant: meantValue(value, kind) }, value, kind);
        if (finding) reportSetting(finding, ['theme', part, token]);
      }
    }
  },
};

/** Whether browsers can read the value and the server sends it. */
function isReadable(value: string, { isValid }: ValueKind): boolean {
  return isValid(value) && isPlainValue(value);
}

/**
 * The value without extra spaces and semicolons, or with the missing parenthesis added, if that is its only fault; else
 * the value that its kind takes it for.
 */
function meantValue(value: string, kind: ValueKind): string | undefined {
  // Spaces are no fault in a list of fonts: names have them.
  if (kind === font) return kind.meant?.(value);
  const trimmed = value.replace(/\s+|;$/g, '');
  if (trimmed !== '' && trimmed !== value && isReadable(trimmed, kind)) return trimmed;
  const withParenthesis = /\([^(),]*$/.test(value) ? `${value})` : value;
  return withParenthesis !== value && isReadable(withParenthesis, kind) ? withParenthesis : kind.meant?.(value);
}

type NamedToken = { readonly name: string; readonly family: string; readonly about: () => string };

function unusualValue(token: NamedToken, value: string) {
  const { name, family, about } = token;
  if (family === 'font' && lacksFallback(value)) {
    const fonts = fontsIn(value);
    return messages.noFallback({ token: name, about: about() }, fonts, meantFallback(fonts));
  }
  return isSeeThrough(name, value)
    ? messages.seeThrough({ token: name, about: about() }, value)
    : oddMeasure(token, value);
}

/** What a token is used for, in plain words. */
function aboutOf(token: string, { schemas }: Catalogue): string {
  const about = schemaMeaningAt(schemas, 'merchant', ['theme', 'tokens', token])?.about ?? '';
  // The schema says only "Rounding of corners, s".
  return token.startsWith('radius.') ? 'how round corners are' : about;
}

/** The range that pages are designed for: pixels, with 16 to a rem, or milliseconds. */
const rangeByFamily: { readonly [family: string]: readonly [least: number, most: number] } = {
  type: [9, 96],
  space: [0, 96],
  size: [40, 128],
  motion: [0, 2_000],
};
const factorByUnit: { readonly [unit: string]: number } = { px: 1, rem: 16, em: 16, ms: 1, s: 1_000 };

function oddMeasure({ name, family, about }: NamedToken, value: string) {
  const [, digits, unit = ''] = /^(\d*\.?\d+)(px|rem|em|ms|s)$/.exec(value) ?? [];
  const [min, max] = own(rangeByFamily, family) ?? [0, Number.POSITIVE_INFINITY];
  const factor = own(factorByUnit, unit) ?? 1;
  const measure = Number(digits) * factor;
  if (digits === undefined || (measure >= min && measure <= max)) return undefined;
  const isLow = measure < min;
  const bound = `${Number(((isLow ? min : max) / factor).toFixed(4))}${unit}`;
  return messages.oddMeasure({ token: name, about: about(), family, isLow }, value, bound);
}

function isLength(value: string): boolean {
  return lengthPattern.test(value) || calculation.test(value);
}

const isColour = (part: string) => part.toLowerCase() === 'currentcolor' || readColour(part) !== undefined;

function isShadow(text: string): boolean {
  const parts = text.match(/[\w-]+\((?:[^()]|\([^()]*\))*\)|\S+/g) ?? [];
  const isMeasure = (part: string) => /^-?(?:0|\d*\.?\d+(?:px|rem|em))$/.test(part) || calculation.test(part);
  const others = parts.filter((part) => !isMeasure(part) && part !== 'inset');
  return parts.filter(isMeasure).length >= 2 && others.length < 2 && others.every(isColour);
}

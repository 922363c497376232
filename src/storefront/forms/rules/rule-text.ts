import type { Translate } from '@/storefront/platform/languages/use-text';
import { digitRange } from './lacked-ranges';
import type { Failure } from './rule';

/**
 * The words of a failure beside a field. They name what is wrong with the value. Where that is not known, `message`
 * explains the whole rule: the merchant's text for the field, else the server's.
 */
export function ruleText(failure: Failure, label: string, message: string | undefined, t: Translate): string {
  if (failure.kind === 'required') return t('error.field.required', { label });
  if (failure.kind !== 'pattern') {
    const { kind, ...lengths } = failure;
    return t(`error.field.${kind}`, { label, ...lengths });
  }
  if (failure.signs !== undefined) return signsText(failure.signs, label, t);
  if (failure.lacks !== undefined) return lacksText(failure.lacks, label, t);
  return message || t('error.field.pattern', { label });
}

function lacksText(ranges: readonly string[], label: string, t: Translate): string {
  return ranges
    .map((range) => t(`error.field.${range === digitRange ? 'digit' : 'letter'}`, { label, range }))
    .join(' · ');
}

const mostNamed = 5;

/**
 * Names the first five refused characters, with … for the rest; an invisible one or a combining mark by its number.
 * Spaces are told only where nothing else is refused, combining marks only where no other sign is.
 */
export function signsText(signs: readonly string[], label: string, t: Translate): string {
  const signsButSpaces = signs.filter((sign) => !/\s/.test(sign));
  if (signsButSpaces.length === 0) return t('error.field.spaces', { label });
  const standaloneSigns = signsButSpaces.filter((sign) => !/\p{M}/u.test(sign));
  const namedSigns = standaloneSigns.length > 0 ? standaloneSigns : signsButSpaces;
  const signNames = namedSigns.map((sign) => (/[\p{C}\p{M}]/u.test(sign) ? numberOf(sign) : sign));
  const shownNames = signNames.slice(0, mostNamed).join(' ');
  return t('error.field.signs', { label, signs: signNames.length > mostNamed ? `${shownNames} …` : shownNames });
}

function numberOf(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

import type { Translate } from '@/storefront/platform/languages/use-text';
import type { Failure } from './rule';

/**
 * The words of a failure beside a field. Refused characters are named. `message` is the merchant's text for the field,
 * else the server's, which explains the whole rule. Without one it is the general text of the failure.
 */
export function ruleText(failure: Failure, label: string, message: string | undefined, t: Translate): string {
  if (failure.kind === 'required') return t('error.field.required', { label });
  if (failure.kind === 'pattern' && failure.signs !== undefined) return signsText(failure.signs, label, t);
  if (message !== undefined && message !== '') return message;
  switch (failure.kind) {
    case 'pattern':
      return t('error.field.pattern', { label });
    case 'short':
    case 'long':
    case 'length':
      return t(`error.field.${failure.kind}`, { label, min: failure.min, max: failure.max });
  }
}

const mostNamed = 5;

/** Names the first refused characters: a space by its name, an invisible one by its number. */
export function signsText(signs: readonly string[], label: string, t: Translate): string {
  const visibleSigns = signs.filter((sign) => !/\s/.test(sign));
  if (visibleSigns.length === 0) return t('error.field.spaces', { label });
  const standaloneSigns = visibleSigns.filter((sign) => !/\p{M}/u.test(sign));
  const shownSigns = (standaloneSigns.length > 0 ? standaloneSigns : visibleSigns).slice(0, mostNamed);
  const signNames = shownSigns.map((sign) => (/[\p{C}\p{M}]/u.test(sign) ? numberOf(sign) : sign));
  return t('error.field.signs', { label, signs: signNames.join(' ') });
}

function numberOf(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

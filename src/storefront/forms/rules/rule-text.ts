import type { Translate } from '@/storefront/platform/languages/use-text';
import type { Failure } from './rule';

/**
 * What a player reads beside a field. `message` is what the merchant says of that field, else the server's own words, which explain the
 * whole rule; without either it is the general text of what failed.
 */
export function ruleText(failure: Failure, label: string, message: string | undefined, t: Translate): string {
  if (failure.kind === 'required') return t('error.field.required', { label });
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

import type { Translate } from '@/storefront/i18n/use-text';
import type { Failure } from './rule';

/** What a player reads beside a field. The server's own words explain its pattern better than ours. */
export function ruleText(failure: Failure, label: string, message: string | undefined, t: Translate): string {
  switch (failure.kind) {
    case 'required':
      return t('error.field.required', { label });
    case 'pattern':
      return message === undefined || message === '' ? t('error.field.pattern', { label }) : message;
    case 'short':
    case 'long':
    case 'length':
      return t(`error.field.${failure.kind}`, { label, min: failure.min, max: failure.max });
  }
}

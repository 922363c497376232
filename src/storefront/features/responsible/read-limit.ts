import { latinDigits } from '@/storefront/platform/languages/latin-digits';
import type { LimitKind } from './use-safer-play';

const mostMinutes = 43_200;

/** What was typed as the wire takes it: units of the currency with at most two decimals, or whole minutes. Undefined where it is neither, or nothing. */
export function readLimit(kind: LimitKind, typed: string): string | undefined {
  const text = latinDigits(typed.trim()).replace(/[,٫](?=\d{1,2}$)/, '.');
  if (!/[1-9]/.test(text)) return undefined;
  if (kind === 'time') return /^\d{1,5}$/.test(text) && Number(text) <= mostMinutes ? String(Number(text)) : undefined;
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? text : undefined;
}

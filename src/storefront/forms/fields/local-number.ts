import { tryThrice } from '@/storefront/platform/browser/try-thrice';
import { GatewayError } from '@/storefront/platform/gateway/gateway-error';
import type { NumberForm, NumberReading } from '@/storefront/platform/gateway/phone-number';
import { latinDigits } from '@/storefront/platform/languages/latin-digits';

/** What phone books and messengers put between digits, seen or unseen: white space, marks of direction, brackets, dashes, dots. */
const between = /[\s\p{Cf}()./\p{Pd}]/gu;

type Numbering = {
  /** Digits of the dialling code that is chosen. */
  readonly dialling: string;
  readonly form: NumberForm;
};

/**
 * A mobile number as it is sent, best reading first: one phone has one number, however it was typed, pasted or filled in. What is no number
 * stays as it is, for the rule to refuse. Throws `network` where the numbering plans or the dialling codes have not come: without its country
 * it would be the number of somebody else.
 */
export async function readMobile(typed: string, { dialling, form }: Numbering): Promise<readonly NumberReading[]> {
  const text = plainNumber(typed);
  if (text === undefined) return [{ text: typed, other: false }];
  if (dialling === '') throw new GatewayError({ code: 'network' });
  const { readNumber } = await plans();
  return readNumber(text, { dialling, form });
}

/** Latin digits, perhaps after a plus, without what stands between them; undefined for what is no number. */
export function plainNumber(typed: string): string | undefined {
  const text = latinDigits(typed).replaceAll(between, '');
  return /^\+?\d+$/.test(text) ? text : undefined;
}

/** The dialling code, among those known, that a number brings along where another one is chosen. */
export function otherCodeIn(typed: string, chosen: string, known: readonly string[]): string | undefined {
  const [, digits] = /^(?:\+|00)(\d+)$/.exec(plainNumber(typed) ?? '') ?? [];
  if (digits === undefined || digits.startsWith(chosen)) return undefined;
  return known.filter((code) => digits.startsWith(code)).sort((one, other) => other.length - one.length)[0];
}

/** The numbering plans of all countries, loaded for the first number that is typed. */
export async function plans() {
  try {
    return await tryThrice(() => import('@/storefront/platform/gateway/phone-number'));
  } catch {
    throw new GatewayError({ code: 'network' });
  }
}

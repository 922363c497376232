import { tryThrice } from '@/storefront/platform/browser/try-thrice';
import { GatewayError } from '@/storefront/platform/gateway/gateway-error';
import type { NumberForm, NumberReading } from '@/storefront/platform/gateway/phone-number';
import { plainNumber } from '../rules/read-typed';
import { type Countries, type Country, countryOf } from './dialling/country';

type Numbering = {
  /** Digits of the chosen dialling code. */
  readonly dialling: string;
  readonly form: NumberForm;
};

/**
 * A typed mobile number as it is sent, the best reading first: one phone has one number, however it was typed. A text
 * that is no number stays, for the rule to refuse. Throws `network` if numbering plans or dialling codes did not load:
 * without its country the number would be somebody else's.
 */
export async function readMobile(typed: string, { dialling, form }: Numbering): Promise<readonly NumberReading[]> {
  const text = plainNumber(typed);
  if (text === undefined) return [{ text: typed, other: false }];
  if (dialling === '') throw new GatewayError({ code: 'network' });
  const { readNumber } = await loadPlans();
  return readNumber(text, { dialling, form });
}

/** A known dialling code at the start of a number, if it is not the chosen one. */
export function otherCodeIn(typed: string, chosen: string, knownCodes: readonly string[]): string | undefined {
  const [, digits] = /^(?:\+|00)(\d+)$/.exec(plainNumber(typed) ?? '') ?? [];
  if (digits === undefined || digits.startsWith(chosen)) return undefined;
  return knownCodes.filter((code) => digits.startsWith(code)).sort((one, other) => other.length - one.length)[0];
}

/** The known country of a full international number, if it is not the chosen one. */
export async function countryNamedIn(
  typed: string,
  chosen: string,
  { list, home }: Countries,
): Promise<Country | undefined> {
  const dialling = otherCodeIn(
    typed,
    chosen,
    list.map((country) => country.dialling),
  );
  if (dialling === undefined) return undefined;
  const { countryOfNumber } = await loadPlans();
  const numberCountry = countryOfNumber(plainNumber(typed) ?? '');
  return numberCountry && countryOf({ list, home }, dialling, numberCountry.code ?? '');
}

/** The numbering plans of all countries, loaded for the first typed number. */
export async function loadPlans() {
  try {
    return await tryThrice(() => import('@/storefront/platform/gateway/phone-number'));
  } catch {
    throw new GatewayError({ code: 'network' });
  }
}

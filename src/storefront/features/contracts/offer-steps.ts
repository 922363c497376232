import { amountText, minorOf, readAmount } from '@/storefront/forms/rules/read-amount';
import type { ContractTerm } from '@/storefront/platform/gateway/queries/agents/contracts';
import { latinDigits } from '@/storefront/platform/languages/latin-digits';

/** At most this many steps in an offer. */
export const mostSteps = 5;

type Values = { readonly [name: string]: string };

/** The steps as the wire takes them, from checked fields. */
export function stepsOf(values: Values, count: number) {
  const rateType = values.rateType === 'F' ? ('F' as const) : ('P' as const);
  return Array.from({ length: count }, (_, index) => ({
    betVolume: amountText(readAmount(values[`turnover${index}`] ?? '') ?? 0),
    activeMember: latinDigits(values[`active${index}`]?.trim() ?? ''),
    rate: wireRate(values[`rate${index}`] ?? '0'),
    rateType,
  }));
}

/** Two decimals can be typed. A rate that the contract has with more stays as it is. */
function wireRate(text: string): string {
  const minor = readAmount(text);
  return minor === undefined ? text.trim() : amountText(minor);
}

/** Whether the new steps equal the current ones. */
export function areSame(steps: ReturnType<typeof stepsOf>, terms: readonly ContractTerm[]): boolean {
  return JSON.stringify(steps) === JSON.stringify(stepsOf(fieldValuesOf(terms), terms.length));
}

/** Terms as values of the fields. */
export function fieldValuesOf(terms: readonly ContractTerm[]): Values {
  const plainAmount = (wire: number | string | null | undefined) => plain(amountText(minorOf(wire) ?? 0));
  return Object.fromEntries([
    ['rateType', terms[0]?.rateType === 'F' ? 'F' : 'P'],
    ...terms.slice(0, mostSteps).flatMap(({ betVolume, activeMember, rate }, index) => [
      [`turnover${index}`, plainAmount(betVolume)],
      [`active${index}`, String(activeMember ?? 0)],
      [`rate${index}`, plain(String(rate))],
    ]),
  ]);
}

/** Without the zeros that end its fraction. */
function plain(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}

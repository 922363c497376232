import { isObject } from '../json';
import { toMinor, toWire } from '../store/money';
import { WireError } from '../wire/wire-error';

/** One step of a contract's terms: money and fixed rates in minor units, percents in hundredths. */
export type Term = {
  readonly turnover: number;
  readonly active: number;
  readonly rate: number;
  /** F fixed, P percent. */
  readonly rateType: 'F' | 'P';
};

const maxSteps = 10;
const maxPercent = 100_00;

/** The steps that a request asks for: from 1 to 10, each with a higher turnover than the one before. */
export function readTerms(details: unknown): readonly Term[] {
  if (!Array.isArray(details) || details.length === 0 || details.length > maxSteps)
    throw new WireError('contract.terms');
  const terms = details.map(readTerm);
  const isRising = terms.every((term, index) => index === 0 || term.turnover > (terms[index - 1]?.turnover ?? 0));
  if (!isRising) throw new WireError('contract.terms');
  return terms;
}

function readTerm(step: unknown): Term {
  if (!isObject(step)) throw new WireError('contract.terms');
  const { rateType } = step;
  const turnover = toMinor(step.betVolume);
  const rate = toMinor(step.rate);
  const active = /^\d{1,5}$/.test(String(step.activeMember)) ? Number(step.activeMember) : undefined;
  if (rateType !== 'F' && rateType !== 'P') throw new WireError('contract.terms');
  if (turnover === undefined || active === undefined || rate === undefined || rate === 0)
    throw new WireError('contract.terms');
  if (rateType === 'P' && rate > maxPercent) throw new WireError('contract.terms');
  return { turnover, active, rate, rateType };
}

/** The steps as the wire has them. */
export function toDetails(contractId: number, terms: readonly Term[]) {
  return terms.map(({ turnover, active, rate, rateType }) => ({
    contractId,
    betVolume: toWire(turnover),
    activeMember: active,
    rate: rate / 100,
    rateType,
  }));
}

/** Reads stored terms. They need no check: `readTerms` or the seed made them. */
export function storedTerms(text: string | null): readonly Term[] {
  const terms: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(terms) ? terms : [];
}

import { useSearchParams } from '@/storefront/contract/hooks';
import { type Range, useRange } from '../days/use-range';
import type { ListCall } from '../sheets/sheets';
import { filters, namedReports } from './filters';

/** What of a report is asked for. */
export type Asked = {
  readonly range: Range;
  /** The option of the filter, and what the platform is asked by. */
  readonly chosen: string | undefined;
  readonly only: string | undefined;
  /** A part of a member's name. */
  readonly who: string;
  /** Id of the downline whose team it is about. */
  readonly agent: string;
  /** From 1. */
  readonly page: number;
  readonly size: number;
};

/** A row a day, and as many days as a range may have. */
const rowsOf: { readonly [Name in ListCall]?: number } = { agentIncome: 100 };
const rowsOfPage = 20;

/** Reads it from the address: `?days=30&only=play&who=ra&agent=17&page=2`. */
export function useAsked(call: ListCall): Asked {
  const [params] = useSearchParams();
  const range = useRange();
  const options = filters[call]?.options ?? {};
  const chosen = Object.keys(options).find((key) => key === params.get('only'));
  return {
    range,
    chosen,
    only: chosen === undefined ? undefined : options[chosen],
    who: namedReports.has(call) ? (params.get('who') ?? '').trim().normalize('NFC') : '',
    agent: /^\d{1,18}$/.exec(params.get('agent') ?? '')?.[0] ?? '',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    size: rowsOf[call] ?? rowsOfPage,
  };
}

import { useSearchParams } from '@/storefront/contract/hooks';
import { searchText } from '@/storefront/platform/languages/search-text';
import { type InvalidParam, invalidParamsIn, readId, readPage } from '@/storefront/ui/states/refused-note';
import { type Range, useRange } from '../days/use-range';
import type { ListCall } from '../sheets/sheets';
import { filters, namedReports } from './filters';

/** The parameters of a report. */
export type ReportParams = {
  readonly range: Range;
  /** The chosen option of the filter, as in the address. */
  readonly chosen: string | undefined;
  /** Value of the chosen option in the request. */
  readonly only: string | undefined;
  /** Part of a member's name. */
  readonly who: string;
  /** Id of the downline whose team is shown. */
  readonly agent: string;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** Parameters of the address that cannot be shown. */
  readonly invalidParams: readonly InvalidParam[];
};

/** Reports with a page of their own size: a row for each day, enough for the longest range. */
const pageSizes: { readonly [Name in ListCall]?: number } = { agentIncome: 100 };
const defaultPageSize = 20;

/** Reads the parameters from the address: `?days=30&only=play&who=ra&agent=17&page=2`. */
export function useReportParams(call: ListCall): ReportParams {
  const [searchParams] = useSearchParams();
  const range = useRange();
  const options = filters[call]?.options ?? {};
  const chosen = Object.keys(options).find((key) => key === searchParams.get('only'));
  const agent = readId(searchParams.get('agent'));
  const page = readPage(searchParams.get('page'));
  return {
    range,
    chosen,
    only: chosen === undefined ? undefined : options[chosen],
    who: namedReports.has(call)
      ? searchText(searchParams.get('who') ?? '')
          .normalize('NFKC')
          .trim()
      : '',
    agent: agent ?? '',
    page: page ?? 1,
    size: pageSizes[call] ?? defaultPageSize,
    invalidParams: [...range.invalidParams, ...invalidParamsIn(searchParams, { only: chosen, agent, page })],
  };
}

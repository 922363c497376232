import { useSearchParams } from '@/storefront/contract/hooks';
import type { DayRange, SpanOf } from '@/storefront/platform/gateway/queries/money/records';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { dayAt } from './day-at';

/** Spans that one tap chooses, in days with today as the last. */
export const quickSpans = ['1', '7', '30'] as const;
export type QuickSpan = (typeof quickSpans)[number];

/** Days that a report answers at most. */
export const mostDays = 92;
const day = 86_400_000;

export type Range = {
  readonly range: DayRange;
  /** Undefined while days are chosen by the calendar. */
  readonly quick: QuickSpan | undefined;
  /** The address names days that cannot be shown. */
  readonly isUnread: boolean;
  readonly choose: (next: QuickSpan | { readonly from: string; readonly to: string }) => void;
  readonly spanOf: SpanOf;
};

/** The days that a report is about, in the address: `?days=30`, or `?from=2026-11-01&to=2026-11-10`, in either order. A week where it says nothing that can be read. */
export function useRange(): Range {
  const [params, setParams] = useSearchParams();
  const dates = useDates();
  const named = [params.get('from') ?? '', params.get('to') ?? ''];
  // Days as the gateway writes them stand in the order of letters.
  const [from = '', to = ''] = [...named].sort();
  const isCalendar = rangeFault(from, to) === undefined;
  const isUnread = !isCalendar && named.join('') !== '';
  const quick = quickSpans.find((span) => span === params.get('days') && !isUnread) ?? '7';
  return {
    isUnread,
    range: isCalendar ? { from, to } : { days: Number(quick) },
    quick: isCalendar ? undefined : quick,
    choose: (next) => {
      const calendar = typeof next === 'string' ? { from: undefined, to: undefined, days: next } : next;
      setParams({ days: undefined, page: undefined, ...calendar });
    },
    spanOf: (range) => {
      if ('from' in range) return range;
      const now = Date.now();
      return { from: dates.day(now - (range.days - 1) * day), to: dates.day(now) };
    },
  };
}

/** Why two days are no range. */
export function rangeFault(from: string, to: string): 'missing' | 'order' | 'long' | undefined {
  const [start, end] = [dayAt(from), dayAt(to)];
  if (Number.isNaN(start) || Number.isNaN(end)) return 'missing';
  if (end < start) return 'order';
  return (end - start) / day >= mostDays ? 'long' : undefined;
}

import { useSearchParams } from '@/storefront/contract/hooks';
import type { DayRange, SpanOf } from '@/storefront/platform/gateway/queries/money/records';
import { daysIn } from '@/storefront/platform/languages/days';
import { useTime, useToday } from '@/storefront/platform/languages/use-time';
import { type InvalidParam, invalidParamsIn } from '@/storefront/ui/states/refused-note';

/** Numbers of days up to today, for the buttons. */
export const quickSpans = ['1', '7', '30'] as const;
export type QuickSpan = (typeof quickSpans)[number];

/** A report answers at most this many days. */
export const mostDays = 92;

export type Range = {
  readonly days: DayRange;
  /** Undefined if the days come from the calendar. */
  readonly quick: QuickSpan | undefined;
  /** Parameters of the address that are not valid days. */
  readonly invalidParams: readonly InvalidParam[];
  /** False while it is not known whether the days of a calendar range are in the future. */
  readonly isReady: boolean;
  readonly choose: (next: QuickSpan | { readonly from: string; readonly to: string }) => void;
  /** Gives the first and the last day of a range. */
  readonly spanOf: SpanOf;
};

/**
 * The days of a report, in the address: `?days=30`, or `?from=2026-11-01&to=2026-11-10` in either order. A week by
 * default.
 */
export function useRange(): Range {
  const [params, setParams] = useSearchParams();
  const { day } = useTime();
  const { today, isSure } = useToday();
  const dayParams = [params.get('from') ?? '', params.get('to') ?? ''];
  // As text: days in this form sort alphabetically.
  const [from = '', to = ''] = [...dayParams].sort();
  const hasDayParams = dayParams.join('') !== '';
  const fault = hasDayParams ? rangeFault(from, to, isSure ? today : undefined) : undefined;
  const isCalendar = hasDayParams && fault === undefined;
  const spanParam = quickSpans.find((span) => span === params.get('days'));
  const quick = (fault === undefined ? spanParam : undefined) ?? '7';
  const reason = fault === 'future' ? fault : 'range';
  return {
    invalidParams: [
      ...(fault === undefined ? [] : (['from', 'to', 'days'] as const).map((name) => ({ name, why: reason }) as const)),
      ...invalidParamsIn(params, { days: spanParam }),
    ],
    isReady: !isCalendar || (today !== undefined && (isSure || to <= today)),
    days: isCalendar ? { from, to } : { days: Number(quick) },
    quick: isCalendar ? undefined : quick,
    choose: (next) => {
      const calendar = typeof next === 'string' ? { from: undefined, to: undefined, days: next } : next;
      setParams({ days: undefined, page: undefined, ...calendar });
    },
    spanOf: (range) => ('from' in range ? range : { from: day(range.days - 1), to: day(0) }),
  };
}

/** Why two days are not a valid range. "In the future" only if today is known. */
export function rangeFault(
  from: string,
  to: string,
  today: string | undefined,
): 'missing' | 'order' | 'future' | 'long' | undefined {
  const days = daysIn(from, to);
  if (Number.isNaN(days)) return 'missing';
  if (days < 1) return 'order';
  if (today !== undefined && to > today) return 'future';
  return days > mostDays ? 'long' : undefined;
}

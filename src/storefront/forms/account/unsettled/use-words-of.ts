import type { UnsettledIntent } from '@/storefront/platform/gateway/intents';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import type { Told } from './find-order';

/**
 * Time of sending, and the amount if this tab knows it. Red envelopes may have been sent by the amount for each, which
 * is not what the order takes.
 */
export function useName(): (one: UnsettledIntent) => string {
  const dates = useDates();
  const format = useFormat();
  return ({ call, at, amount }) =>
    [dates.dateTime(at), ...(amount === undefined || call === 'transferMultiple' ? [] : [format.money(amount)])].join(
      ' · ',
    );
}

/** Says what became of a request. */
export function useWordsOf(unknownText: string): (told: Told) => string {
  const t = useText();
  const dates = useDates();
  const format = useFormat();
  const name = useName();
  return (told) => {
    if (told.kind !== 'found')
      return `${name(told.of)} · ${told.kind === 'none' ? t('widget.unsettled.none') : unknownText}`;
    return t('widget.unsettled.found', { time: dates.dateTime(told.of.at), amount: format.money(told.amount) });
  };
}

import type { UnsettledIntent } from '@/storefront/platform/gateway/intents';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import type { Receivers, RequestOutcome } from './find-order';

/**
 * Gives a function that names a request: by the time of sending, and the amount if this tab knows it. Red envelopes may
 * have been sent by the amount for each, which is not the amount of the order.
 */
export function useRequestName(): (request: UnsettledIntent) => string {
  const dates = useDates();
  const format = useFormat();
  return ({ call, at, amount }) =>
    [dates.dateTime(at), ...(amount === undefined || call === 'transferMultiple' ? [] : [format.money(amount)])].join(
      ' · ',
    );
}

/** Gives a function that says what became of a request. */
export function useOutcomeText(unknownText: string): (outcome: RequestOutcome) => string {
  const t = useText();
  const dates = useDates();
  const format = useFormat();
  const nameOf = useRequestName();
  const receiversText = ({ reached, missed }: Receivers) =>
    missed === 0
      ? t('widget.rain.done', { count: format.number(reached) })
      : t('widget.rain.partly', { count: format.number(reached), failed: format.number(missed) });
  return (outcome) => {
    if (outcome.kind === 'found') {
      const { at, amount, receivers } = outcome;
      const text = t('widget.unsettled.found', { time: dates.dateTime(at), amount: format.money(amount) });
      return receivers === undefined ? text : `${text} ${receiversText(receivers)}`;
    }
    const text = outcome.kind === 'untold' ? unknownText : t(`widget.unsettled.${outcome.kind}`);
    return `${nameOf(outcome.of)} · ${text}`;
  };
}

import { useAction } from '@/storefront/contract/hooks';
import { ConfirmMoneyDialog } from '@/storefront/forms/account/confirm-money-dialog';
import { amountText } from '@/storefront/forms/rules/read-amount';
import { giveRain, type Rain } from '@/storefront/platform/gateway/queries/agents/red-rain';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import type { RainFormState, rainCalls } from './use-rain-form';

type Props = {
  readonly calls: typeof rainCalls;
  /** What each gets or all share, and what leaves the balance. Minor units. */
  readonly minor: number;
  readonly totalMinor: number;
  readonly state: RainFormState;
  readonly onMade: (rain: Rain, earlier: number | undefined) => void;
};

/** The question before the money is given, with its total. */
export function RainConfirmation({ calls, minor, totalMinor, state, onMade }: Props) {
  const t = useText();
  const run = useAction();
  const format = useFormat();
  const gateway = useGateway();
  const { draft, mode, chosenIds, count, question } = state;
  const { close, hold } = question;
  const total = format.money(amountText(totalMinor));
  const amount = amountText(minor);
  const give = (paymentPassword: string) =>
    hold(giveRain(gateway, { customerIds: [...chosenIds].sort(), amount, mode, paymentPassword }));
  return (
    <ConfirmMoneyDialog
      title={t('widget.rain.confirm')}
      amount={total}
      lines={[
        { name: t('widget.rain.receivers'), amount: format.number(count) },
        ...(mode === 'equal' ? [{ name: t('widget.rain.amount.equal'), amount: format.money(amount) }] : []),
      ]}
      sum={{ name: t('widget.rain.total'), amount: total }}
      submitLabel={t('widget.rain.send')}
      unknownText={t('widget.rain.unknown')}
      calls={calls}
      send={give}
      onClose={close}
      onFailed={draft.keep}
      onDone={(rain, earlier) => {
        draft.drop();
        run({ do: 'refreshBalance' });
        close();
        onMade(rain, earlier);
      }}
    />
  );
}

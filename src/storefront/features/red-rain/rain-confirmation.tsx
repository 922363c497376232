import { useAction } from '@/storefront/contract/hooks';
import { amountText } from '@/storefront/forms/rules/read-amount';
import { giveRain, type Rain } from '@/storefront/platform/gateway/queries/agents/red-rain';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { totalOf } from './rain-limits';
import { type RainFormState, rainCalls } from './use-rain-form';

/** The confirmation, whose code loads while the form is filled in. */
export const loadConfirm = async () => {
  const { ConfirmMoneyDialog } = await import('@/storefront/forms/account/confirm-money-dialog');
  return { default: ConfirmMoneyDialog<Rain> };
};
const confirmDialog = createLazy(loadConfirm);

type Props = {
  readonly state: RainFormState;
  readonly onMade: (rain: Rain, earlier: number | undefined) => void;
};

/** The question before the money is given, with its total. */
export function RainConfirmation({ state, onMade }: Props) {
  const t = useText();
  const run = useAction();
  const format = useFormat();
  const gateway = useGateway();
  const { draft, mode, chosenIds, count, question } = state;
  const { asked: minor, close, hold } = question;
  if (minor === undefined) return null;
  const total = format.money(amountText(totalOf(mode, minor, count)));
  const amount = amountText(minor);
  const give = (paymentPassword: string) =>
    hold(giveRain(gateway, { customerIds: [...chosenIds].sort(), amount, mode, paymentPassword }));
  return (
    <LazyComponent of={confirmDialog} fallback={null}>
      {(ConfirmDialog) => (
        <ConfirmDialog
          title={t('widget.rain.confirm')}
          amount={total}
          lines={[
            { name: t('widget.rain.receivers'), amount: format.number(count) },
            ...(mode === 'equal' ? [{ name: t('widget.rain.amount.equal'), amount: format.money(amount) }] : []),
          ]}
          sum={{ name: t('widget.rain.total'), amount: total }}
          submitLabel={t('widget.rain.send')}
          unknownText={t('widget.rain.unknown')}
          calls={rainCalls}
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
      )}
    </LazyComponent>
  );
}

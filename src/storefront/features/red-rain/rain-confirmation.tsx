import { useEffect } from 'react';
import { useAction } from '@/storefront/contract/hooks';
import { amountText } from '@/storefront/forms/rules/read-amount';
import { whenIdle } from '@/storefront/platform/browser/when-idle';
import { giveRain, type Rain } from '@/storefront/platform/gateway/queries/agents/red-rain';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { totalOf } from './rain-limits';
import { type RainFormState, rainCalls } from './use-rain-form';

type Props = {
  readonly state: RainFormState;
  /** `earlier`: when the rain was first sent, if that try got no answer. */
  readonly onMade: (rain: Rain, earlier: number | undefined) => void;
};

/** The dialog's code loads while the form is filled in. */
const loadDialog = async () => {
  const { ConfirmMoneyDialog } = await import('@/storefront/forms/account/confirm-money-dialog');
  return { default: ConfirmMoneyDialog<Rain> };
};
const confirmDialog = createLazy(loadDialog);

/** Shows the total once more, and sends it with the fund password. */
export function RainConfirmation({ state, onMade }: Props) {
  const t = useText();
  const run = useAction();
  const format = useFormat();
  const gateway = useGateway();
  useEffect(() => whenIdle(() => void loadDialog().catch(() => undefined)), []);
  const { mode, receiverIds, draft, confirmation } = state;
  const { asked: minor, close, keepOpenDuring } = confirmation;
  if (minor === undefined) return null;
  const total = format.money(amountText(totalOf(mode, minor, receiverIds.size)));
  const count = { name: t('widget.rain.receivers'), amount: format.number(receiverIds.size) };
  const each = { name: t('widget.rain.amount.equal'), amount: format.money(amountText(minor)) };
  const send = (paymentPassword: string) =>
    giveRain(gateway, { customerIds: [...receiverIds].sort(), amount: amountText(minor), mode, paymentPassword });
  const handleDone = (rain: Rain, earlier: number | undefined) => {
    draft.drop();
    run({ do: 'refreshBalance' });
    close();
    onMade(rain, earlier);
  };
  return (
    <LazyComponent of={confirmDialog} fallback={null}>
      {(ConfirmDialog) => (
        <ConfirmDialog
          title={t('widget.rain.confirm')}
          amount={total}
          lines={mode === 'equal' ? [count, each] : [count]}
          sum={{ name: t('widget.rain.total'), amount: total }}
          submitLabel={t('widget.rain.send')}
          unknownText={t('widget.rain.unknown')}
          calls={rainCalls}
          send={(paymentPassword) => keepOpenDuring(send(paymentPassword))}
          onClose={close}
          onFailed={draft.keep}
          onDone={handleDone}
        />
      )}
    </LazyComponent>
  );
}

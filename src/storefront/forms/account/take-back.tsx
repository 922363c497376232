import { useState } from 'react';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { outcomeOf } from '@/storefront/platform/gateway/outcome';
import { cancelWithdraw } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { AskButton } from '@/storefront/ui/ask-button';
import type { MoneyStateName } from '@/storefront/ui/money/money-state';
import { FormAlert } from '../form-alert';
import { useSubmitChange } from './use-submit-change';

type Props = {
  readonly refId: string;
  /** The last known state. */
  readonly state: MoneyStateName;
  /** Reads the record again and gives the state there; undefined if it is not found. */
  readonly reread: () => Promise<MoneyStateName | undefined>;
  /** Called when the platform says that it is too late; its record may say so only later. */
  readonly onTooLate: () => void;
};

const calls = ['cancelWithdraw'] as const;

/** Takes back a withdrawal, or says that it is too late. The record decides, whatever the call answered. */
export function TakeBack({ refId, state, reread, onTooLate }: Props) {
  const t = useText();
  const gateway = useGateway();
  const { busy, problem, change } = useSubmitChange('free', calls);
  const [isUnknown, setUnknown] = useState(false);
  const cancel = async () => {
    setUnknown(false);
    try {
      await cancelWithdraw(gateway, refId);
    } catch (error) {
      const isTooLate = isGatewayError(error, 'withdraw.order.closed');
      if (isTooLate) onTooLate();
      const newState = await reread();
      // Settled: the record shows it, so nothing is refused.
      const isSettled = newState !== undefined && newState !== 'pending';
      if (isTooLate || isSettled) return;
      setUnknown(outcomeOf(error) === 'open');
      throw error;
    }
    await reread();
  };
  if (state === 'processing') return <p role="status">{t('widget.withdraw.tooLate')}</p>;
  if (state !== 'pending' || refId === '') return null;
  const message = problem !== undefined && isUnknown ? t('widget.withdraw.cancelUnknown') : problem;
  return (
    <>
      <FormAlert problems={[message]} />
      <AskButton
        tone="secondary"
        label={t('widget.withdraw.cancel')}
        question={t('widget.withdraw.cancelAsk')}
        no={t('widget.deposit.keep')}
        yes={t('widget.withdraw.cancel')}
        busy={busy}
        onYes={() => change(cancel)}
      />
    </>
  );
}

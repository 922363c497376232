import type { ReactNode } from 'react';
import { useIsUnsettled } from '@/storefront/forms/account/unsettled/use-unsettled';
import { useConfirmStep } from '@/storefront/forms/account/use-confirm-step';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { BringBackDialog } from './bring-back-dialog';
import { walletCalls } from './move-form';
import type { Wallet } from './use-wallets';

type Props = {
  readonly wallets: readonly Wallet[];
  readonly record: ReactNode;
};

/** Moves all unlocked money to the main wallet. Shown if there is any. */
export function BringBack({ wallets, record }: Props) {
  const t = useText();
  // A question without an amount: `true` while it is open.
  const { asked: isAsking, ask, close, keepOpenDuring } = useConfirmStep<true>();
  const isUnsettled = useIsUnsettled(walletCalls);
  const canLeave = wallets.some(({ isMain, isLocked, minor }) => !isMain && !isLocked && minor > 0);
  return (
    <>
      {canLeave && (
        <Button tone="secondary" icon="wallet" wide disabled={isUnsettled} onClick={() => ask(true)}>
          {t('widget.wallets.back')}
        </Button>
      )}
      {isAsking && (
        <BringBackDialog wallets={wallets} record={record} keepOpenDuring={keepOpenDuring} onClose={close} />
      )}
    </>
  );
}

import { type ReactNode, useEffect, useState } from 'react';
import { useIsUnsettled } from '@/storefront/forms/account/unsettled/use-unsettled';
import { FormAlert } from '@/storefront/forms/form-alert';
import { amountText } from '@/storefront/forms/rules/read-amount';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { MoneyState } from '@/storefront/ui/money/money-state';
import { Receipt } from '@/storefront/ui/money/receipt';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { walletCalls } from './move-form';
import { useBringBack } from './use-bring-back';
import type { Wallet } from './use-wallets';
import styles from './wallets.module.css';

type Props = {
  readonly wallets: readonly Wallet[];
  readonly record: ReactNode;
  /** Keeps the dialog open until the answer, whatever the player does. */
  readonly keepOpenDuring: <Outcome>(sent: Promise<Outcome>) => Promise<Outcome>;
  readonly onClose: () => void;
};

/** The amounts and their wallets before sending, then the outcome. */
export function BringBackDialog({ wallets, record, keepOpenDuring, onClose }: Props) {
  const t = useText();
  const format = useFormat();
  // The balances that the player has read. Newer ones show what has been moved meanwhile.
  const [filledWallets] = useState(() => wallets.filter(({ isMain, minor }) => !isMain && minor > 0));
  const { busy, brought: broughtMinor, failures, bring } = useBringBack(wallets.find(({ isMain }) => isMain));
  const unlockedWallets = filledWallets.filter(({ isLocked }) => !isLocked);
  const lockedWallets = filledWallets.filter(({ isLocked }) => isLocked);
  const formatMinor = (minor: number) => format.money(amountText(minor));
  const hasUnknown = failures.some(({ isRefusal }) => !isRefusal);
  const isUnsettled = useIsUnsettled(walletCalls);
  // The page below says what became of the movement without an answer.
  useEffect(() => {
    if (hasUnknown && !isUnsettled && !busy) onClose();
  }, [hasUnknown, isUnsettled, busy, onClose]);
  const sum = unlockedWallets.reduce((total, { minor }) => total + minor, 0);
  return (
    <Dialog title={t('widget.wallets.back')} closeLabel={t('widget.close')} onClose={busy ? undefined : onClose}>
      <div className={styles.stack}>
        {broughtMinor === undefined ? (
          <>
            <Receipt
              lines={unlockedWallets.map(({ name, minor }) => ({ name, amount: formatMinor(minor) }))}
              sum={{ name: t('widget.wallets.main'), amount: `+${formatMinor(sum)}` }}
            />
            {lockedWallets.length > 0 && (
              <p>{t('widget.wallets.stays', { names: lockedWallets.map(({ name }) => name).join(' · ') })}</p>
            )}
          </>
        ) : (
          broughtMinor > 0 && (
            <MoneyState
              state="success"
              words={t('widget.wallets.brought')}
              amount={formatMinor(broughtMinor)}
              note=""
            />
          )
        )}
        <FormAlert problems={failures.map(({ text }) => text)} />
        {hasUnknown && record}
        {broughtMinor === undefined ? (
          <Button size="l" wide busy={busy} onClick={() => void keepOpenDuring(bring(unlockedWallets))}>
            {t('widget.wallets.move')}
          </Button>
        ) : (
          <Button tone="secondary" wide onClick={onClose}>
            {t('widget.close')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

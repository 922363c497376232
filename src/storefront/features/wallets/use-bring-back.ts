import { useState } from 'react';
import { amountText } from '@/storefront/forms/rules/read-amount';
import { useSend } from '@/storefront/forms/send/use-send';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { outcomeOf } from '@/storefront/platform/gateway/outcome';
import { moveBetweenWallets } from '@/storefront/platform/gateway/queries/money/wallets';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { type LiveText, useText } from '@/storefront/platform/languages/use-text';
import type { Wallet } from './use-wallets';

/** `isRefusal`: false if no answer came. */
type Failure = { readonly liveText: LiveText; readonly isRefusal: boolean };

/**
 * Empties wallets into another one, one after the other, each with a key of its own, since the platform has no call for
 * all. A refusal is reported by wallet, and the others go on; after a missing answer it stops. `brought` is the sum
 * that has arrived, in minor units, at the end.
 */
export function useBringBack(target: Wallet | undefined) {
  const t = useText();
  const gateway = useGateway();
  const { busy, send } = useSend({ afterSuccess: 'locked', calls: ['walletTransfer'] });
  const [broughtMinor, setBroughtMinor] = useState<number>();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const move = async ({ id, name, minor }: Wallet, to: number): Promise<Failure | undefined> => {
    try {
      await moveBetweenWallets(gateway, {
        fromAccountTypeId: id,
        toAccountTypeId: to,
        amount: amountText(minor),
      });
      return undefined;
    } catch (error) {
      const isRefusal = outcomeOf(error) !== 'open';
      return {
        isRefusal,
        liveText: (t) => `${name}: ${isRefusal ? errorText(error, t) : t('widget.wallets.unknown')}`,
      };
    }
  };
  const bring = async (wallets: readonly Wallet[]) => {
    if (target === undefined) return;
    await send(async () => {
      let arrivedMinor = 0;
      for (const wallet of wallets) {
        const failure = await move(wallet, target.id);
        if (failure === undefined) arrivedMinor += wallet.minor;
        else setFailures((failuresBefore) => [...failuresBefore, failure]);
        if (failure?.isRefusal === false) break;
      }
      setBroughtMinor(arrivedMinor);
    });
  };
  return {
    busy: busy && broughtMinor === undefined,
    brought: broughtMinor,
    failures: failures.map(({ liveText, isRefusal }) => ({ text: liveText(t), isRefusal })),
    bring,
  };
}

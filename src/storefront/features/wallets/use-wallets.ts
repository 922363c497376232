import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { minorOf } from '@/storefront/forms/rules/read-amount';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { balanceQuery, mainAccount } from '@/storefront/platform/gateway/queries/money/wallet';
import { walletLockQuery } from '@/storefront/platform/gateway/queries/money/wallets';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';

/** One of the member's wallets. Amounts in minor units. */
export type Wallet = {
  readonly id: number;
  readonly name: string;
  readonly isMain: boolean;
  readonly minor: number;
  /** Money cannot leave it. If unknown it counts as unlocked, and the platform decides. */
  readonly isLocked: boolean;
  /** Turnover that is needed before money can leave. */
  readonly required: number;
  /** Turnover for money that is moved in, as a multiple of it, if the platform tells. */
  readonly turnover: number;
};

/** The member's wallets with their locks, the main one first. */
export function useWallets() {
  const t = useText();
  const gateway = useGateway();
  const query = useQuery(balanceQuery(gateway));
  const rows = (query.data?.balance ?? []).map((row) => ({ ...row, id: Number(row.accountTypeId) }));
  const locks = useQueries({
    queries: rows.map(({ id }) => ({
      ...walletLockQuery(gateway, id, query.dataUpdatedAt),
      placeholderData: keepPreviousData,
    })),
  });
  const wallets = rows.map(({ id, accountName, availBalance }, index): Wallet => {
    const lock = locks[index]?.data;
    const isMain = id === mainAccount;
    return {
      id,
      name: isMain ? t('widget.wallets.main') : accountName || String(id),
      isMain,
      minor: minorOf(availBalance) ?? 0,
      isLocked: isOn(lock?.status),
      required: requiredBy(lock),
      turnover: Math.max(0, Number(lock?.turnover ?? 0) || 0),
    };
  });
  return { query, wallets: wallets.sort((one, other) => Number(other.isMain) - Number(one.isMain)) };
}

/** The highest turnover of its locks, since one stake counts for all of them. */
function requiredBy(lock: CallValue<'walletLock'> | undefined): number {
  const activeLocks = (lock?.locks ?? []).filter(({ lock_status }) => isOn(lock_status));
  return Math.max(0, ...activeLocks.map(({ current_to_required }) => minorOf(current_to_required) ?? 0));
}

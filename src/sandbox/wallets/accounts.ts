import { isObject, type Json } from '../json';
import { findVendor } from '../seed/vendors';
import { mainAccount } from '../store/ledger';
import type { Member } from '../store/members';

/** A wallet that one vendor's games are played from. */
export type VendorWallet = {
  /** Account type on the wire. */
  readonly accountType: number;
  readonly vendor: string;
  /** How often transferred money must be staked before it can leave. */
  readonly turnover: number;
};

export const vendorWallets: readonly VendorWallet[] = [
  { accountType: 11, vendor: 'EVT', turnover: 0 },
  { accountType: 12, vendor: 'STO', turnover: 1 },
  { accountType: 13, vendor: 'KPR', turnover: 0 },
];

/** Whether new accounts of a merchant get a wallet for each of those vendors. */
export function hasSeveralWallets(console: Json): boolean {
  return isObject(console) && console.wallets === 'several';
}

/** The wallet that a member plays a vendor's games from. */
export function walletFor({ isSingle }: Pick<Member, 'isSingle'>, vendor: string): number {
  const vendorWallet = isSingle ? undefined : vendorWallets.find((wallet) => wallet.vendor === vendor);
  return vendorWallet?.accountType ?? mainAccount;
}

/** Account types of a member's wallets, each with its name: the main one first. */
export function walletsOf({ isSingle }: Pick<Member, 'isSingle'>): ReadonlyMap<number, string> {
  const ownWallets = isSingle ? [] : vendorWallets;
  return new Map([
    [mainAccount, 'MAIN'],
    ...ownWallets.map(({ accountType, vendor }): [number, string] => [accountType, findVendor(vendor)?.name ?? vendor]),
  ]);
}

import type { CallValue } from '@/storefront/platform/gateway/gateway';

export type Bank = CallValue<'withdrawBanks'>['withdraw_banks'][number];

export function nameOf({ bank_code, bank_eng_name }: Bank): string {
  return bank_eng_name ?? bank_code;
}

export function isWallet({ bank_type }: Bank): boolean {
  return bank_type === 'EWALLET';
}

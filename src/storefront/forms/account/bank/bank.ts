import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { htmlLanguage } from '@/storefront/platform/languages/texts';

export type Bank = CallValue<'withdrawBanks'>['withdraw_banks'][number];

/** The name of a bank: as sent for the language of the request, else in Chinese or English, else its code. */
export function nameOf({ bank_code, bank_name, bank_ch_name, bank_eng_name }: Bank, language: string): string {
  const isChinese = htmlLanguage(language).startsWith('zh');
  return bank_name || (isChinese && bank_ch_name) || bank_eng_name || bank_code;
}

export function isWallet({ bank_type }: Bank): boolean {
  return bank_type === 'EWALLET';
}

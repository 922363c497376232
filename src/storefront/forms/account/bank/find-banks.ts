import { fold } from '@/storefront/platform/languages/fold';
import type { Bank } from './bank';

/** Banks that match by a name or their code. Those that begin with the text come first. */
export function findBanks(banks: readonly Bank[], typed: string): readonly Bank[] {
  const searchText = fold(typed.trim());
  if (searchText === '') return banks;
  const ranked = banks.map((bank) => ({ bank, rank: rankOf(bank, searchText) }));
  return ranked
    .filter(({ rank }) => rank < 2)
    .sort((a, b) => a.rank - b.rank)
    .map(({ bank }) => bank);
}

/** 0 if a name begins with the text, 1 if one contains it, 2 if none does. */
function rankOf({ bank_code, bank_name, bank_eng_name, bank_ch_name }: Bank, searchText: string): number {
  const names = [bank_name, bank_eng_name, bank_ch_name, bank_code].map((name) => fold(name ?? ''));
  if (names.some((name) => name.startsWith(searchText))) return 0;
  return names.some((name) => name.includes(searchText)) ? 1 : 2;
}

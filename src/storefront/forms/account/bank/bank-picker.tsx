import { useLanguage } from '@/storefront/platform/languages/use-language';
import { useText } from '@/storefront/platform/languages/use-text';
import { SearchList } from '@/storefront/ui/fields/search-list';
import { type Bank, nameOf } from './bank';
import { findBanks } from './find-banks';

type Props = {
  readonly banks: readonly Bank[];
  readonly current: string | undefined;
  readonly label: string;
  readonly onChoose: (bank: Bank) => void;
};

/** A search among many banks by name. */
export default function BankPicker({ banks, current, label, onChoose }: Props) {
  const t = useText();
  const language = useLanguage();
  return (
    <SearchList
      items={banks}
      keyOf={({ bank_code }) => bank_code}
      current={current}
      find={findBanks}
      label={label}
      searchLabel={t('widget.withdraw.bankSearch')}
      noneText={t('widget.withdraw.bankNone')}
      countText={(count) => t('widget.withdraw.bankCount', { count })}
      onChoose={onChoose}
    >
      {(bank) => <span dir="auto">{nameOf(bank, language)}</span>}
    </SearchList>
  );
}

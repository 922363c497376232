import { useSearchParams } from '@/storefront/contract/hooks';
import { useText } from '@/storefront/platform/languages/use-text';
import { SearchLine } from '@/storefront/ui/fields/search-line';

/** Filters a team's report by part of a member's name; an empty text shows all. */
export function MemberSearch({ who }: { readonly who: string }) {
  const t = useText();
  const [, setParams] = useSearchParams();
  return (
    <SearchLine
      label={t('widget.records.fact.member')}
      action={t('widget.records.find')}
      value={who}
      onSearch={(text) => setParams({ who: text, page: undefined, record: undefined })}
    />
  );
}

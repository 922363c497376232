import { useSearchParams } from '@/storefront/contract/hooks';
import { useText } from '@/storefront/platform/languages/use-text';
import { SearchLine } from '@/storefront/ui/fields/search-line';

/** Narrows a report of a team to members by a part of their name; an empty one shows all again. */
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

import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { moneyStateOf } from '@/storefront/ui/money/money-state';
import { OpenOrder, OpenOrderList } from '@/storefront/ui/money/open-order';
import { QueryFailure } from '@/storefront/ui/states/query-state';
import { isOpen, type useRequests } from './use-requests';

type Props = {
  readonly query: ReturnType<typeof useRequests>;
  readonly onOpen: (refId: string) => void;
};

/** Open withdrawals. A tap shows one, which can be cancelled while it is pending. If reading them fails, says so. */
export function OpenRequests({ query, onOpen }: Props) {
  const t = useText();
  const format = useFormat();
  const openRows = (query.data?.records ?? []).flatMap((row) => {
    const refId = String(row.refId ?? '');
    return refId === '' || !isOpen(row) ? [] : [{ ...row, refId }];
  });
  if (openRows.length === 0) return <QueryFailure query={query} />;
  return (
    <OpenOrderList label={t('widget.withdraw.open')} query={query}>
      {openRows.map(({ refId, amount, bankName, status }) => (
        <OpenOrder
          key={refId}
          amount={format.money(amount ?? '')}
          note={[bankName, t(`widget.withdraw.state.${moneyStateOf(status)}`)].filter(Boolean).join(' · ')}
          onOpen={() => onOpen(refId)}
        />
      ))}
    </OpenOrderList>
  );
}

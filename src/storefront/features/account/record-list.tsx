import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  accountRecordQuery,
  betRecordQuery,
  depositRecordQuery,
  withdrawRecordQuery,
} from '@/storefront/platform/gateway/queries/wallet';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { Card } from '@/storefront/ui/card';
import { LongList } from '@/storefront/ui/long-list/long-list';
import { QueryState } from '@/storefront/ui/states/query-state';
import { accountRows, betRows, depositRows, type RecordLine, withdrawRows } from './record-lines';
import { RecordRow } from './record-row';

type Call = 'depositRecord' | 'withdrawRecord' | 'accountRecord' | 'betRecord';
type Props = { readonly call: Call; readonly label: string; readonly nothing: ReactNode };

const firstPage = { pageNo: 1, pageSize: 20 } as const;

/** The newest records of one kind. */
export function RecordList({ call, label, nothing }: Props) {
  const query = useRecords(call);
  const gateway = useGateway();
  if (gateway.scope.session === '') return nothing;
  return (
    <QueryState query={query} skeleton="form" empty={nothing}>
      {(lines) => (
        <Card pad="none">
          <LongList rows={lines} label={label}>
            {(line, place) => <RecordRow key={line.key} line={line} place={place} />}
          </LongList>
        </Card>
      )}
    </QueryState>
  );
}

function useRecords(call: Call) {
  const gateway = useGateway();
  const t = useText();
  const word = (kind: 'deposit' | 'withdraw', state: unknown) => t(`widget.records.${kind}.${String(state ?? '')}`);
  const deposit = { ...depositRecordQuery(gateway, firstPage), select: depositRows(word) };
  const withdraw = { ...withdrawRecordQuery(gateway, firstPage), select: withdrawRows(word) };
  const account = { ...accountRecordQuery(gateway, firstPage), select: accountRows };
  const bet = { ...betRecordQuery(gateway, firstPage), select: betRows };
  const isAsked = (name: Call) => name === call && gateway.scope.session !== '';
  const queries = {
    depositRecord: useQuery<Parameters<typeof deposit.select>[0], Error, readonly RecordLine[]>({
      ...deposit,
      enabled: isAsked('depositRecord'),
    }),
    withdrawRecord: useQuery<Parameters<typeof withdraw.select>[0], Error, readonly RecordLine[]>({
      ...withdraw,
      enabled: isAsked('withdrawRecord'),
    }),
    accountRecord: useQuery<Parameters<typeof account.select>[0], Error, readonly RecordLine[]>({
      ...account,
      enabled: isAsked('accountRecord'),
    }),
    betRecord: useQuery<Parameters<typeof bet.select>[0], Error, readonly RecordLine[]>({
      ...bet,
      enabled: isAsked('betRecord'),
    }),
  };
  return queries[call];
}

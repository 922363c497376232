import { useSearchParams } from '@/storefront/contract/hooks';
import type { Wallet } from './use-wallets';

/** The ends of a transfer, its source and its target, as ids of wallets. Without an id, that end stays as it is. */
export type Ends = { readonly from?: number; readonly to?: number };

/**
 * Source and target in the address (?from=, ?to=), never the same. The default source is the main wallet, unless it is
 * the target.
 */
export function useEnds(wallets: readonly Wallet[]) {
  const [params, setParams] = useSearchParams();
  const walletInParam = (end: string) => wallets.find(({ id }) => String(id) === params.get(end));
  const other = (than: Wallet | undefined) => wallets.find((wallet) => wallet !== than);
  const targetParam = walletInParam('to');
  const from = walletInParam('from') ?? other(targetParam);
  const to = targetParam === undefined || targetParam === from ? other(from) : targetParam;
  const choose = (ends: Ends) => {
    const next = endsAfter({ from: from?.id, to: to?.id }, ends);
    setParams({ from: String(next.from), to: String(next.to) });
  };
  return { from, to, choose };
}

type CurrentEnds = { readonly from: number | undefined; readonly to: number | undefined };

/** If the chosen wallet already is the other end, the two swap. */
export function endsAfter(before: CurrentEnds, { from = before.from, to = before.to }: Ends): CurrentEnds {
  if (from !== to) return { from, to };
  return from === before.from ? { from: before.to, to } : { from, to: before.from };
}

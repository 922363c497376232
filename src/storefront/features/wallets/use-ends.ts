import { useSearchParams } from '@/storefront/contract/hooks';
import type { Wallet } from './use-wallets';

/** Ids of wallets; undefined stays as it is. */
export type Ends = { readonly from?: number; readonly to?: number };

/** The two wallets that money goes between, as the address names them (?from=, ?to=): never the same. Out of the main one, where nothing is said. */
export function useEnds(wallets: readonly Wallet[]) {
  const [params, setParams] = useSearchParams();
  const named = (end: string) => wallets.find(({ id }) => String(id) === params.get(end));
  const other = (than: Wallet | undefined) => wallets.find((wallet) => wallet !== than);
  const asked = named('to');
  const from = named('from') ?? other(asked);
  const to = asked === undefined || asked === from ? other(from) : asked;
  const choose = (ends: Ends) => {
    const next = endsAfter({ from: from?.id, to: to?.id }, ends);
    setParams({ from: String(next.from), to: String(next.to) });
  };
  return { from, to, choose };
}

type Chosen = { readonly from: number | undefined; readonly to: number | undefined };

/** Where both ends would be one wallet, the other end takes the one that was left. */
export function endsAfter(before: Chosen, { from = before.from, to = before.to }: Ends): Chosen {
  if (from !== to) return { from, to };
  return from === before.from ? { from: before.to, to } : { from, to: before.from };
}

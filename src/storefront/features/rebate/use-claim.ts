import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAction } from '@/storefront/contract/hooks';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { isKnownOutcome } from '@/storefront/platform/gateway/outcome';
import { claimRebate } from '@/storefront/platform/gateway/queries/money/rebate';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { type Said, useText } from '@/storefront/platform/languages/use-text';
import { toast } from '@/storefront/ui/overlays/toast';

type Refusal = { readonly said: Said; readonly isKnown: boolean };

/** Claims one category, or all with an empty name, one request at a time. Rebates are read again after each. */
export function useClaim() {
  const t = useText();
  const run = useAction();
  const format = useFormat();
  const gateway = useGateway();
  const queries = useQueryClient();
  const sending = useRef(false);
  const [busy, setBusy] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const claim = async (category: string) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(category);
    setRefusal(undefined);
    try {
      const value = await claimRebate(gateway, category);
      toast({ kind: 'success', text: t('widget.rebate.done', { amount: format.money(value?.amount ?? 0) }) });
    } catch (error) {
      const isKnown = isKnownOutcome(error);
      setRefusal({ isKnown, said: (text) => (isKnown ? errorText(error, text) : text('widget.rebate.unknown')) });
    } finally {
      // What can be claimed no more is gone before another tap.
      await queries.invalidateQueries({ predicate: ({ queryKey }) => touched.has(String(queryKey[2])) });
      run({ do: 'refreshBalance' });
      sending.current = false;
      setBusy(undefined);
    }
  };
  return { busy, refusal: refusal && { ...refusal, text: refusal.said(t) }, claim };
}

const touched: ReadonlySet<string> = new Set(['manualRebates', 'rebateReport', 'accountRecord']);

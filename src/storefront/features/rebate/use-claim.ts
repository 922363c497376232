import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { touchedBy } from '@/storefront/platform/gateway/find-call';
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
      await queries.invalidateQueries(touchedBy(['claimManualRebate']));
      sending.current = false;
      setBusy(undefined);
    }
  };
  return { busy, refusal: refusal && { ...refusal, text: refusal.said(t) }, claim };
}

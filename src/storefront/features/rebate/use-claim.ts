import { useState } from 'react';
import { useAction } from '@/storefront/contract/hooks';
import { useSend } from '@/storefront/forms/send/use-send';
import { claimRebate } from '@/storefront/platform/gateway/queries/money/rebate';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { toast } from '@/storefront/ui/overlays/toast';

/** Claims one category, or all with an empty name, one request at a time. Rebates are read again after each. */
export function useClaim() {
  const t = useText();
  const run = useAction();
  const format = useFormat();
  const gateway = useGateway();
  const { busy, failure, send } = useSend({ afterSuccess: 'free', touches, unknown: 'widget.rebate.unknown' });
  const [claimed, setClaimed] = useState<string>();
  const claim = async (category: string) => {
    const sent = await send(async () => {
      setClaimed(category);
      const value = await claimRebate(gateway, category);
      toast({ kind: 'success', text: t('widget.rebate.done', { amount: format.money(value?.amount ?? 0) }) });
    });
    if (sent !== undefined) run({ do: 'refreshBalance' });
  };
  return { busy: busy ? claimed : undefined, failure, claim };
}

const touches = ['manualRebates', 'rebateReport', 'accountRecord'] as const;

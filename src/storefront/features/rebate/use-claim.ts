import { useState } from 'react';
import { useSend } from '@/storefront/forms/send/use-send';
import { claimRebate } from '@/storefront/platform/gateway/queries/money/rebate';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { toast } from '@/storefront/ui/overlays/toast';

/** The name that claims the rebates of all categories at once. */
export const allCategories = '';

/** Claims one category, or `allCategories`, one request at a time. Rebates are read again after each. */
export function useClaim() {
  const t = useText();
  const format = useFormat();
  const gateway = useGateway();
  const { busy, failure, send } = useSend({
    afterSuccess: 'free',
    calls: ['claimManualRebate'],
    unknown: 'widget.rebate.unknown',
  });
  const [claimedCategory, setClaimedCategory] = useState<string>();
  const claim = async (category: string) => {
    await send(async () => {
      setClaimedCategory(category);
      const value = await claimRebate(gateway, category);
      toast({ kind: 'success', text: t('widget.rebate.done', { amount: format.money(value?.amount ?? 0) }) });
    });
  };
  return { busy: busy ? claimedCategory : undefined, failure, claim };
}

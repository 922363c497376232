import { useState } from 'react';
import { useReadFresh } from '@/storefront/forms/account/use-read-fresh';
import { useSend } from '@/storefront/forms/send/use-send';
import { outcomeOf } from '@/storefront/platform/gateway/outcome';
import { claimRebate, manualRebatesQuery } from '@/storefront/platform/gateway/queries/money/rebate';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { toast } from '@/storefront/ui/overlays/toast';

/** The name that claims the rebates of all categories at once. */
export const allCategories = '';

/**
 * Claims one category, or `allCategories`, one request at a time. Rebates are read again after each. If no answer came,
 * their list tells the outcome, since a rebate that was claimed is not listed any more.
 */
export function useClaim() {
  const t = useText();
  const format = useFormat();
  const gateway = useGateway();
  const readFresh = useReadFresh(5);
  const { busy, failure, send } = useSend({
    afterSuccess: 'free',
    calls: ['claimManualRebate'],
    unknown: 'widget.rebate.unknown',
  });
  const [claimedCategory, setClaimedCategory] = useState<string>();
  const [isListed, setListed] = useState<boolean>();
  const readListed = async (category: string) => {
    const { list } = await readFresh(manualRebatesQuery(gateway));
    return list.some(({ gameCategory }) => category === allCategories || gameCategory === category);
  };
  /** `amount`: what is listed to claim. */
  const claim = async (category: string, amount: number | string) => {
    await send(async () => {
      setClaimedCategory(category);
      setListed(undefined);
      let paid = amount;
      try {
        paid = (await claimRebate(gateway, category))?.amount ?? amount;
      } catch (error) {
        if (outcomeOf(error) !== 'open') throw error;
        const isStillListed = await readListed(category).catch(() => undefined);
        setListed(isStillListed);
        if (isStillListed !== false) throw error;
      }
      toast({ kind: 'success', text: t('widget.rebate.done', { amount: format.money(paid) }) });
    });
  };
  return {
    busy: busy ? claimedCategory : undefined,
    problem: failure && (isListed === true ? t('widget.security.lostNot') : failure.text),
    isUnknown: failure?.outcome === 'open',
    claim,
  };
}

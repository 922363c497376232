import { useState } from 'react';
import { useSend } from '@/storefront/forms/send/use-send';
import { deleteLink, type Link, setLinkOpen } from '@/storefront/platform/gateway/queries/agents/open-account';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { toast } from '@/storefront/ui/overlays/toast';

type Change = 'pause' | 'delete';

/** Pauses, opens or deletes a link, one request at a time. The list is read again after each. */
export function useLinkChange({ id }: Link, onGone: () => void) {
  const t = useText();
  const gateway = useGateway();
  const { busy, failure, send } = useSend({
    afterSuccess: 'free',
    calls: ['updateAffiliateUrl', 'deleteAffiliateUrl'],
  });
  const [lastChange, setLastChange] = useState<Change>();
  const sendChange = async (name: Change, call: () => Promise<void>) => {
    const result = await send(() => {
      setLastChange(name);
      return call();
    });
    return result?.outcome === 'done';
  };
  return {
    busy: busy ? lastChange : undefined,
    problem: failure?.text,
    setOpen: (isOpen: boolean) => sendChange('pause', () => setLinkOpen(gateway, id, isOpen)),
    remove: async () => {
      if (!(await sendChange('delete', () => deleteLink(gateway, id)))) return;
      toast({ kind: 'success', text: t('widget.open.deleted') });
      onGone();
    },
  };
}

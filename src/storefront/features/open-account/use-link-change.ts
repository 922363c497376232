import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { touchedBy } from '@/storefront/platform/gateway/find-call';
import { deleteLink, type Link, setLinkOpen } from '@/storefront/platform/gateway/queries/agents/open-account';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useSaid } from '@/storefront/platform/languages/use-said';
import { useText } from '@/storefront/platform/languages/use-text';
import { toast } from '@/storefront/ui/overlays/toast';

type Change = 'pause' | 'delete';

/** Pauses, opens or deletes a link, one request at a time. The list is read again after each. */
export function useLinkChange({ id }: Link, onGone: () => void) {
  const t = useText();
  const gateway = useGateway();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<Change>();
  const [problem, setProblem] = useSaid();
  const change = async (name: Change, send: () => Promise<void>) => {
    if (busy !== undefined) return false;
    setBusy(name);
    setProblem(undefined);
    try {
      await send();
      return true;
    } catch (error) {
      setProblem((text) => errorText(error, text));
      return false;
    } finally {
      await queries.invalidateQueries(touchedBy(['updateAffiliateUrl', 'deleteAffiliateUrl']));
      setBusy(undefined);
    }
  };
  return {
    busy,
    problem,
    pause: (isOpen: boolean) => change('pause', () => setLinkOpen(gateway, id, isOpen)),
    remove: async () => {
      if (!(await change('delete', () => deleteLink(gateway, id)))) return;
      toast({ kind: 'success', text: t('widget.open.deleted') });
      onGone();
    },
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormAlert } from '@/storefront/forms/form-alert';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { touchedBy } from '@/storefront/platform/gateway/find-call';
import { type Downline, promoteDownline } from '@/storefront/platform/gateway/queries/agents/team';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { AskButton } from '@/storefront/ui/ask-button';
import { toast } from '@/storefront/ui/overlays/toast';

/** Makes a member an agent, after a confirmation. */
export function Promote({ member: { customerId, customerName } }: { readonly member: Downline }) {
  const t = useText();
  const gateway = useGateway();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const promote = async () => {
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      await promoteDownline(gateway, customerId);
      toast({ kind: 'success', text: t('widget.team.promoted', { name: customerName }) });
    } catch (error) {
      setRefusal(error);
    } finally {
      await queries.invalidateQueries(touchedBy(['promoteDownline']));
      setBusy(false);
    }
  };
  return (
    <>
      <FormAlert problems={refusal === undefined ? [] : [errorText(refusal, t)]} />
      <AskButton
        label={t('widget.team.promote')}
        icon="agency"
        tone="secondary"
        question={t('widget.team.promoteNote', { name: customerName })}
        no={t('widget.contract.cancel')}
        yes={t('widget.team.promoteYes')}
        busy={busy}
        onYes={promote}
      />
    </>
  );
}

import { FormAlert } from '@/storefront/forms/form-alert';
import { useSend } from '@/storefront/forms/send/use-send';
import { type Downline, promoteDownline } from '@/storefront/platform/gateway/queries/agents/team';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { AskButton } from '@/storefront/ui/ask-button';
import { toast } from '@/storefront/ui/overlays/toast';

/** Makes a member an agent, after a confirmation. */
export function Promote({ member: { customerId, customerName } }: { readonly member: Downline }) {
  const t = useText();
  const gateway = useGateway();
  const { busy, failure, send } = useSend({ afterSuccess: 'free', calls: ['promoteDownline'] });
  const promote = () =>
    send(async () => {
      await promoteDownline(gateway, customerId);
      toast({ kind: 'success', text: t('widget.team.promoted', { name: customerName }) });
    });
  return (
    <>
      <FormAlert problems={[failure?.text]} />
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

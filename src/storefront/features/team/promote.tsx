import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormAlert } from '@/storefront/forms/form-alert';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { type Downline, promoteDownline } from '@/storefront/platform/gateway/queries/team';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { toast } from '@/storefront/ui/overlays/toast';

type State = 'idle' | 'asked' | 'busy';

/** Makes a member an agent, asked once more before. */
export function Promote({ member: { customerId, customerName } }: { readonly member: Downline }) {
  const t = useText();
  const gateway = useGateway();
  const queries = useQueryClient();
  const [state, setState] = useState<State>('idle');
  const [problem, setProblem] = useState<string>();
  const promote = async () => {
    setState('busy');
    setProblem(undefined);
    try {
      await promoteDownline(gateway, customerId);
      toast({ kind: 'success', text: t('widget.team.promoted', { name: customerName }) });
    } catch (error) {
      setProblem(errorText(error, t));
    } finally {
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === 'downlines' });
      setState('idle');
    }
  };
  return (
    <>
      {state !== 'idle' && <p role="alert">{t('widget.team.promoteNote', { name: customerName })}</p>}
      <FormAlert problems={problem === undefined ? [] : [problem]} />
      <Button
        wide
        tone="secondary"
        icon="agency"
        busy={state === 'busy'}
        onClick={() => (state === 'asked' ? void promote() : setState('asked'))}
      >
        {t(state === 'idle' ? 'widget.team.promote' : 'widget.team.promoteYes')}
      </Button>
    </>
  );
}

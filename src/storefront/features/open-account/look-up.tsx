import { type ReactNode, useEffect, useRef } from 'react';
import { FormAlert } from '@/storefront/forms/form-alert';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import type { OpenedAccount } from './opened';
import { type Doubt, isUndecided, useLookUp } from './use-look-up';

type Props = {
  readonly doubt: Doubt;
  /** Link to the team. */
  readonly team: ReactNode;
  /** Called when the team has given the answer. */
  readonly onTold: () => void;
  readonly onOpened: (account: OpenedAccount) => void;
};

/** Looks for an account in the agent's team and shows the result. For a refused name: only whether it exists. */
export function LookUp({ doubt, team, onTold, onOpened }: Props) {
  const t = useText();
  const { state, isReading, look } = useLookUp(doubt);
  const { name, password, isRefused } = doubt;
  const latest = useRef({ onTold, onOpened });
  latest.current = { onTold, onOpened };
  useEffect(() => {
    if (isUndecided(state)) return;
    latest.current.onTold();
    if (state === 'opened' && password !== undefined) latest.current.onOpened({ name, password });
  }, [state, name, password]);
  if (state === 'there' || state === 'opened') {
    return (
      <>
        <FormAlert stays problems={[t('widget.open.inTeam', { name })]} />
        {team}
      </>
    );
  }
  if (isRefused) return null;
  if (state === 'looking') return <p role="status">{t('widget.open.looking')}</p>;
  if (state === 'none') return <FormAlert stays problems={[t('widget.open.notOpened', { name })]} />;
  return (
    <>
      <FormAlert stays problems={[t('widget.open.unknown')]} />
      {state === 'unread' && (
        <Button tone="secondary" icon="refresh" wide busy={isReading} onClick={look}>
          {t('widget.retry')}
        </Button>
      )}
      {team}
    </>
  );
}

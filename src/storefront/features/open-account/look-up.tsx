import { type ReactNode, useEffect, useRef } from 'react';
import { FormAlert } from '@/storefront/forms/form-alert';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import type { OpenedAccount } from './opened';
import { isUndecided, type UnsureAccount, useLookUp } from './use-look-up';

type Props = {
  readonly unsureAccount: UnsureAccount;
  /** Link to the team. */
  readonly team: ReactNode;
  /** Called when the team has given the answer. */
  readonly onAnswered: () => void;
  readonly onOpened: (account: OpenedAccount) => void;
};

/** Looks for an account in the agent's team and shows the result. For a refused name: only whether it exists. */
export function LookUp({ unsureAccount, team, onAnswered, onOpened }: Props) {
  const t = useText();
  const { state, isReading, look } = useLookUp(unsureAccount);
  const { name, password, isRefused } = unsureAccount;
  const latest = useRef({ onAnswered, onOpened });
  latest.current = { onAnswered, onOpened };
  useEffect(() => {
    if (isUndecided(state)) return;
    latest.current.onAnswered();
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

import { useEffect, useRef } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { ForGuests } from '@/storefront/ui/states/for-guests';
import { useAskLogin } from './use-ask-login';

/**
 * Shown to a guest who opens a members' game. The login opens at once and replaces this history entry, so that the back
 * button leaves it. If the guest closes the login, or has just signed out, this offers it again.
 */
export function NeedsLogin({ asks }: { readonly asks: boolean }) {
  const t = useText();
  const askLogin = useAskLogin();
  const hasAsked = useRef(!asks);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    askLogin({}, 'replace');
  }, [askLogin]);
  return (
    <ForGuests>
      <EmptyState icon="lock" title={t('error.session')}>
        <Button onClick={() => askLogin()}>{t('widget.game.login')}</Button>
      </EmptyState>
    </ForGuests>
  );
}

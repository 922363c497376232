import { useEffect, useRef } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { ForGuests } from '@/storefront/ui/states/for-guests';
import { useAskLogin } from './use-ask-login';

/**
 * Shown to a guest in place of what only members see. With `opensLogin`, the login opens at once and replaces this
 * history entry, so that the back button leaves the page. A button opens the login again after the guest has closed it.
 */
export function NeedsLogin({ opensLogin }: { readonly opensLogin: boolean }) {
  const t = useText();
  const askLogin = useAskLogin();
  const hasAsked = useRef(!opensLogin);
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

import { useEffect, useRef } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { useAskLogin } from './use-ask-login';

/**
 * What a guest meets at an address of games that only a member has: the login is asked for at once, in this entry's place, so that the way back
 * leads out. Who closes it, or has just signed out, finds the way to it here.
 */
export function NeedsLogin({ asks }: { readonly asks: boolean }) {
  const t = useText();
  const ask = useAskLogin();
  const asked = useRef(!asks);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    ask({}, 'replace');
  }, [ask]);
  return (
    <EmptyState icon="lock" title={t('error.session')}>
      <Button onClick={() => ask()}>{t('widget.game.login')}</Button>
    </EmptyState>
  );
}

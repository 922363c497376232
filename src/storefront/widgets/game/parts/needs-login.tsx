import { useText } from '@/storefront/i18n/use-text';
import { Button } from '@/storefront/ui/button';
import { EmptyState } from '@/storefront/ui/empty-state';

/** What a guest sees of games that only a member has: the way to the login, and back here from it (GAM-12). */
export function NeedsLogin({ onLogin }: { readonly onLogin: (back: string) => void }) {
  const t = useText();
  return (
    <EmptyState icon="lock" title={t('error.session')}>
      <Button onClick={() => onLogin(window.location.pathname + window.location.search)}>
        {t('widget.game.login')}
      </Button>
    </EmptyState>
  );
}

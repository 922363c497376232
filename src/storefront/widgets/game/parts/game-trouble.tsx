import type { ReactNode } from 'react';
import { errorText } from '@/storefront/gateway/error-text';
import { useFormat } from '@/storefront/i18n/use-format';
import { type Translate, useText } from '@/storefront/i18n/use-text';
import { Button } from '@/storefront/ui/button';
import { EmptyState } from '@/storefront/ui/empty-state';
import type { LaunchFailure } from './launch-failure';

type Props = {
  readonly failure: LaunchFailure;
  readonly onRetry: () => void;
  readonly onLogin: () => void;
  readonly children: ReactNode;
};

/** Says why the game does not open and what can be done about it. */
export function GameTrouble({ failure, onRetry, onLogin, children }: Props) {
  const t = useText();
  const { dateTime } = useFormat();
  const { icon, title, text } = wordsOf(failure, t, dateTime);
  const canRetry = failure.kind === 'other' || failure.kind === 'unfinished' || failure.kind === 'maintenance';
  return (
    <div role="alert">
      <EmptyState icon={icon} title={title} text={text}>
        {canRetry && (
          <Button icon="refresh" onClick={onRetry}>
            {t('widget.retry')}
          </Button>
        )}
        {failure.kind === 'session' && <Button onClick={onLogin}>{t('widget.game.login')}</Button>}
        {children}
      </EmptyState>
    </div>
  );
}

type Words = { readonly icon: string; readonly title: string; readonly text?: string };

function wordsOf(failure: LaunchFailure, t: Translate, dateTime: (time: number) => string): Words {
  switch (failure.kind) {
    case 'funds':
      return { icon: 'wallet', title: t('error.game.funds'), text: t('error.game.fundsNote') };
    case 'unfinished':
      return { icon: 'clock', title: t('error.game.unfinished'), text: t('error.game.unfinishedNote') };
    case 'session':
      return { icon: 'lock', title: t('error.session') };
    case 'missing':
      return { icon: 'search', title: t('error.game.missing') };
    case 'maintenance': {
      const { from, until } = failure;
      if (until === undefined) return { icon: 'wrench', title: t('error.game.maintenance') };
      const text =
        from === undefined
          ? t('error.game.maintenanceUntil', { time: dateTime(until) })
          : t('error.game.maintenanceTimes', { from: dateTime(from), until: dateTime(until) });
      return { icon: 'wrench', title: t('error.game.maintenance'), text };
    }
    case 'other':
      return { icon: 'warning', title: t('error.game.failed'), text: errorText(failure.error, t) };
  }
}

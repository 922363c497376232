import { useState } from 'react';
import { useSearchParam } from '@/storefront/contract/hooks';
import { fundPasswordDialog } from '@/storefront/forms/account/fund/late-fund-password';
import { EarlierNote } from '@/storefront/forms/account/unsettled/unsettled-note';
import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import type { Rain } from '@/storefront/platform/gateway/queries/agents/red-rain';
import { rainLimitsQuery, receiversQuery } from '@/storefront/platform/gateway/queries/agents/red-rain';
import { securityConfigQuery } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { useSheet } from '@/storefront/ui/overlays/use-sheet';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { QueryState } from '@/storefront/ui/states/query-state';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import { RainForm } from './rain-form';
import { rainLimits } from './rain-limits';
import { failedOf, RainResult } from './rain-result';
import styles from './red-rain.module.css';

const lazyRains = createLazy(() => import('./rains').then(({ Rains }) => ({ default: Rains })));

const views = ['give', 'given'] as const;

/** Gives money to several downlines at once, and shows earlier gifts. */
export default function RedRain({ box, props, slots }: WidgetComponentProps<'agent.red-rain'>) {
  const t = useText();
  const gateway = useGateway();
  const [tabParam, setTabParam] = useSearchParam('tab');
  const [madeRain, setMadeRain] = useState<{ readonly rain: Rain; readonly earlier: number | undefined }>();
  /** A rain that missed some: they are chosen again, with their amount. */
  const [retryRain, setRetryRain] = useState<Rain>();
  const fundSheet = useSheet('fund');
  const security = useQuery(securityConfigQuery(gateway));
  const limits = useQuery(rainLimitsQuery(gateway));
  const people = useQuery(receiversQuery(gateway));
  const view = views.find((one) => one === tabParam) ?? 'give';
  if (gateway.scope.session === '') return <EmptyState {...box} icon="lock" title={t('error.session')} />;
  if (isSwitchedOff(limits)) {
    return (
      <EmptyState {...box} icon="envelope" title={t('widget.rain.closed')} text={t('widget.rain.closedNote')}>
        {slots.help}
      </EmptyState>
    );
  }
  const giveView = (
    <QueryState query={security} skeleton="form">
      {({ hasPaymentPassword }) =>
        isOn(hasPaymentPassword) ? (
          <QueryState query={limits} skeleton="form">
            {(settings) => (
              <QueryState query={people} skeleton="form">
                {({ downlines }) =>
                  downlines === null || downlines === undefined || downlines.length === 0 ? (
                    <EmptyState icon="team" title={t('widget.rain.nobody')} text={t('widget.rain.nobodyNote')}>
                      {slots.open}
                    </EmptyState>
                  ) : (
                    <RainForm
                      people={downlines}
                      limits={rainLimits(settings)}
                      record={slots.record}
                      retryRain={retryRain}
                      onMade={(rain, earlier) => setMadeRain({ rain, earlier })}
                    />
                  )
                }
              </QueryState>
            )}
          </QueryState>
        ) : (
          <EmptyState icon="lock" title={t('widget.transfer.needsFund')}>
            <Button onClick={() => fundSheet.open()}>{t('widget.withdraw.step.password')}</Button>
          </EmptyState>
        )
      }
    </QueryState>
  );
  return (
    <section {...box} className={styles.rain} aria-label={props.title}>
      <Tabs
        label={props.title}
        tabs={views.map((key) => ({ key, label: t(`widget.rain.tab.${key}`) }))}
        chosen={view}
        onChoose={(next) => setTabParam(next === 'give' ? undefined : next)}
      />
      {view === 'given' && (
        <LazyComponent of={lazyRains} fallback={null}>
          {(Rains) => <Rains />}
        </LazyComponent>
      )}
      {view === 'give' && madeRain === undefined && giveView}
      {view === 'give' && madeRain !== undefined && (
        <Card pad="l">
          <div className={styles.part}>
            <RainResult rain={madeRain.rain} />
            <EarlierNote at={madeRain.earlier} />
            {slots.record}
            <Button
              tone="secondary"
              wide
              onClick={() => {
                setRetryRain(failedOf(madeRain.rain).length > 0 ? madeRain.rain : undefined);
                setMadeRain(undefined);
              }}
            >
              {t('widget.rain.again')}
            </Button>
          </div>
        </Card>
      )}
      {fundSheet.shown !== undefined && (
        <LazyComponent of={fundPasswordDialog} fallback={null}>
          {(FundPasswordDialog) => <FundPasswordDialog onClose={() => fundSheet.close()} />}
        </LazyComponent>
      )}
    </section>
  );
}

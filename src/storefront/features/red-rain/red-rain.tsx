import { type ReactNode, useCallback, useState } from 'react';
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
import { PendingQueries } from '@/storefront/ui/states/pending-queries';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import { RainForm } from './rain-form';
import { rainLimits } from './rain-limits';
import { failedOf, RainResult } from './rain-result';
import styles from './red-rain.module.css';

const lazyRains = createLazy(() => import('./rains').then(({ Rains }) => ({ default: Rains })));

const views = ['give', 'given'] as const;

/** `earlier`: when the rain was first sent (epoch ms), if that try got no answer. */
type SentRain = { readonly rain: Rain; readonly earlier: number | undefined };

/** Gives money to several downlines at once, and shows earlier gifts. */
export default function RedRain({ box, props, slots }: WidgetComponentProps<'agent.red-rain'>) {
  const t = useText();
  const gateway = useGateway();
  const [tabParam, setTabParam] = useSearchParam('tab');
  const [sentRain, setSentRain] = useState<SentRain>();
  const [retryRain, setRetryRain] = useState<Rain>();
  const forgetRetry = useCallback(() => setRetryRain(undefined), []);
  const fundSheet = useSheet('fund');
  const limits = useQuery(rainLimitsQuery(gateway));
  if (gateway.scope.session === '') return <EmptyState {...box} icon="lock" title={t('error.session')} />;
  if (isSwitchedOff(limits)) {
    return (
      <EmptyState {...box} icon="envelope" title={t('widget.rain.closed')} text={t('widget.rain.closedNote')}>
        {slots.help}
      </EmptyState>
    );
  }
  const startAgain = () => {
    setRetryRain(sentRain !== undefined && failedOf(sentRain.rain).length > 0 ? sentRain.rain : undefined);
    setSentRain(undefined);
  };
  const giveView =
    sentRain === undefined ? (
      <GiveRain
        slots={slots}
        retryRain={retryRain}
        onRetryTaken={forgetRetry}
        onSetFund={() => fundSheet.open()}
        onMade={setSentRain}
      />
    ) : (
      <RainDone {...sentRain} record={slots.record} onAgain={startAgain} />
    );
  const view = views.find((one) => one === tabParam) ?? 'give';
  return (
    <section {...box} className={styles.rain} aria-label={props.title}>
      <Tabs
        label={props.title}
        tabs={views.map((key) => ({ key, label: t(`widget.rain.tab.${key}`) }))}
        chosen={view}
        onChoose={(next) => setTabParam(next === 'give' ? undefined : next)}
      />
      {view === 'give' ? giveView : <LazyRains />}
      {fundSheet.shown !== undefined && (
        <LazyComponent of={fundPasswordDialog} fallback={null}>
          {(FundPasswordDialog) => <FundPasswordDialog onClose={() => fundSheet.close()} />}
        </LazyComponent>
      )}
    </section>
  );
}

function LazyRains() {
  return (
    <LazyComponent of={lazyRains} fallback={null}>
      {(Rains) => <Rains />}
    </LazyComponent>
  );
}

type GiveProps = Pick<WidgetComponentProps<'agent.red-rain'>, 'slots'> & {
  /** A gift that did not reach everybody. The form starts with those people and their amount. */
  readonly retryRain: Rain | undefined;
  readonly onRetryTaken: () => void;
  readonly onSetFund: () => void;
  readonly onMade: (made: SentRain) => void;
};

/** First the fund password, then the form. */
function GiveRain({ slots, retryRain, onRetryTaken, onSetFund, onMade }: GiveProps) {
  const t = useText();
  const gateway = useGateway();
  const security = useQuery(securityConfigQuery(gateway));
  const limits = useQuery(rainLimitsQuery(gateway));
  const people = useQuery(receiversQuery(gateway));
  if (security.data !== undefined && !isOn(security.data.hasPaymentPassword)) {
    return (
      <EmptyState icon="lock" title={t('widget.transfer.needsFund')}>
        <Button onClick={onSetFund}>{t('widget.withdraw.step.password')}</Button>
      </EmptyState>
    );
  }
  if (security.data === undefined || limits.data === undefined || people.data === undefined)
    return <PendingQueries queries={[security, limits, people]} skeleton="form" />;
  const downlines = people.data.downlines ?? [];
  if (downlines.length === 0) {
    return (
      <EmptyState icon="team" title={t('widget.rain.nobody')} text={t('widget.rain.nobodyNote')}>
        {slots.open}
      </EmptyState>
    );
  }
  return (
    <RainForm
      people={downlines}
      limits={rainLimits(limits.data)}
      record={slots.record}
      retryRain={retryRain}
      onRetryTaken={onRetryTaken}
      onMade={(rain, earlier) => onMade({ rain, earlier })}
    />
  );
}

type RainDoneProps = SentRain & { readonly record: ReactNode; readonly onAgain: () => void };

/** The result, and a button for the next rain. */
function RainDone({ rain, earlier, record, onAgain }: RainDoneProps) {
  const t = useText();
  return (
    <Card pad="l">
      <div className={styles.part}>
        <RainResult rain={rain} />
        <EarlierNote at={earlier} />
        {record}
        <Button tone="secondary" wide onClick={onAgain}>
          {t('widget.rain.again')}
        </Button>
      </div>
    </Card>
  );
}

import { useEffect } from 'react';
import { useSearchParam } from '@/storefront/contract/hooks';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { useSheet } from '@/storefront/ui/overlays/use-sheet';
import { QueryState } from '@/storefront/ui/states/query-state';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import { LimitDialog } from './limit-dialog';
import { LimitRow } from './limit-row';
import styles from './limits.module.css';
import { OwnSection } from './own-section';
import { useSaferPlay } from './use-safer-play';

const periods = ['1', '7', '30'] as const;

export default function Limits({ box, props, nodeId }: WidgetComponentProps<'safer.limits'>) {
  const t = useText();
  const [periodParam, setPeriodParam] = useSearchParam('period');
  const period = periods.find((one) => one === periodParam) ?? '1';
  const { shown: openKind, open: openSheet, close } = useSheet('limit');
  const { query, busy, refusal, change, forget } = useSaferPlay();
  const { title, note, kinds = ['deposit', 'loss', 'stake', 'time'] } = props;
  useEffect(() => {
    if (openKind === undefined) forget();
  }, [openKind, forget]);
  return (
    <OwnSection {...box} id={nodeId} title={title} note={note}>
      <Tabs
        label={t('widget.safer.period')}
        tabs={periods.map((key) => ({ key, label: t(`widget.safer.period.${key}`) }))}
        chosen={period}
        onChoose={(next) => setPeriodParam(next === '1' ? undefined : next)}
      />
      <QueryState query={query} skeleton="form">
        {({ limits }) => {
          const shownLimits = limits.filter((limit) => String(limit.period) === period && kinds.includes(limit.kind));
          const openLimit = shownLimits.find(({ kind }) => kind === openKind);
          return (
            <>
              <ul className={styles.list}>
                {shownLimits.map((limit) => (
                  <li key={limit.kind}>
                    <LimitRow limit={limit} onOpen={() => openSheet(limit.kind)} />
                  </li>
                ))}
              </ul>
              {openLimit && (
                <LimitDialog limit={openLimit} busy={busy} refusal={refusal} change={change} onClose={() => close()} />
              )}
            </>
          );
        }}
      </QueryState>
    </OwnSection>
  );
}

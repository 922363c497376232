import { useState } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { QueryState } from '@/storefront/ui/states/query-state';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import { LimitDialog } from './limit-dialog';
import { LimitRow } from './limit-row';
import styles from './limits.module.css';
import { OwnSection } from './own-section';
import { type LimitKind, useSaferPlay } from './use-safer-play';

const periods = ['1', '7', '30'] as const;

export default function Limits({ props, nodeId }: WidgetComponentProps<'safer.limits'>) {
  const t = useText();
  const [period, setPeriod] = useState<(typeof periods)[number]>('1');
  const [open, setOpen] = useState<LimitKind>();
  const { query, busy, refusal, change, forget } = useSaferPlay();
  const { title, note, kinds = ['deposit', 'loss', 'stake', 'time'] } = props;
  const close = () => {
    forget();
    setOpen(undefined);
  };
  return (
    <OwnSection id={nodeId} title={title} note={note}>
      <Tabs
        label={t('widget.safer.period')}
        tabs={periods.map((key) => ({ key, label: t(`widget.safer.period.${key}`) }))}
        chosen={period}
        onChoose={setPeriod}
      />
      <QueryState query={query} skeleton="form">
        {({ limits }) => {
          const shown = limits.filter((limit) => String(limit.period) === period && kinds.includes(limit.kind));
          const chosen = shown.find(({ kind }) => kind === open);
          return (
            <>
              <ul className={styles.list}>
                {shown.map((limit) => (
                  <li key={limit.kind}>
                    <LimitRow limit={limit} onOpen={() => setOpen(limit.kind)} />
                  </li>
                ))}
              </ul>
              {chosen && <LimitDialog limit={chosen} busy={busy} refusal={refusal} change={change} onClose={close} />}
            </>
          );
        }}
      </QueryState>
    </OwnSection>
  );
}

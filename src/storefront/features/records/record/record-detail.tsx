import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { takeBack } from '@/storefront/forms/account/late-dialogs';
import { newestWithdrawalsQuery } from '@/storefront/platform/gateway/queries/money/newest-orders';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { CopyButton } from '@/storefront/ui/copy-button';
import { type MoneyStateName, moneyStateOf } from '@/storefront/ui/money/money-state';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { toast } from '@/storefront/ui/overlays/toast';
import { LazyComponent } from '@/storefront/ui/states/lazy-component';
import { stateOf } from '../sheets/sheet-parts';
import styles from './record-detail.module.css';
import type { Fact, RecordLine } from './record-line';
import { useRecordText } from './use-record-text';

type Props = {
  readonly line: RecordLine;
  readonly onClose: () => void;
  /** Shows the team of the downline with this id. */
  readonly onInto: (agent: string) => void;
  /** Reads the record's page again from the platform. */
  readonly onReload: () => Promise<readonly RecordLine[]>;
};

/** Milliseconds between two reads of a record that is behind. */
const rereadMs = 4000;

/** All values of one record. Those that customer service asks for can be copied. */
export function RecordDetail({ line, onClose, onInto, onReload }: Props) {
  const t = useText();
  const format = useFormat();
  const dates = useDates();
  const textOf = useRecordText();
  const gateway = useGateway();
  const queries = useQueryClient();
  const { title, time, amount, isGain, facts, into, withdrawal } = line;
  const [isTooLate, setTooLate] = useState(false);
  // The withdrawal is already being processed, but its record does not show that yet.
  const isBehind = isTooLate && withdrawal?.state === 'pending';
  const state = isBehind ? stateOf('withdraw', 1) : line.state;
  const onReloadRef = useRef(onReload);
  onReloadRef.current = onReload;
  useEffect(() => {
    if (!isBehind) return;
    const timer = setInterval(() => void onReloadRef.current(), rereadMs);
    return () => clearInterval(timer);
  }, [isBehind]);
  const factsRef = useRef<HTMLDListElement>(null);
  const withdrawalState = isBehind ? 'processing' : withdrawal?.state;
  // The button that cancelled the withdrawal is gone, so the focus moves to the new state.
  useEffect(() => {
    const hasLostFocus = withdrawalState !== 'pending' && document.activeElement === document.body;
    if (hasLostFocus) factsRef.current?.focus({ preventScroll: true });
  }, [withdrawalState]);
  const reread = async (): Promise<MoneyStateName | undefined> => {
    const listedWithdrawal = (await onReload()).find(({ key }) => key === line.key)?.withdrawal;
    if (listedWithdrawal !== undefined) return listedWithdrawal.state;
    // The row left this page, mostly since its new state does not match the filter, so this dialog closes.
    const newest = await queries
      .fetchQuery({ ...newestWithdrawalsQuery(gateway), staleTime: 0 })
      .catch(() => undefined);
    const row = newest?.records.find(({ refId }) => String(refId) === withdrawal?.refId);
    if (row === undefined) return undefined;
    const newState = moneyStateOf(row.status);
    toast({ kind: 'info', text: `${format.money(amount)} · ${t(`widget.withdraw.state.${newState}`)}` });
    return newState;
  };
  return (
    <Dialog title={textOf(title)} closeLabel={t('widget.close')} onClose={onClose}>
      <p className={styles.amount}>
        <bdi>{isGain ? format.gain(amount) : format.money(amount)}</bdi>
      </p>
      <dl ref={factsRef} tabIndex={-1} className={styles.facts}>
        {state !== undefined && <Row fact={{ name: 'state', as: 'words', value: state.words }} />}
        {time !== undefined && (
          <div>
            <dt>{t('widget.records.fact.time')}</dt>
            <dd>{dates.text(time)}</dd>
          </div>
        )}
        {facts.map((fact) => (
          <Row key={fact.name} fact={fact} />
        ))}
      </dl>
      {withdrawal !== undefined && withdrawalState !== undefined && (
        <LazyComponent of={takeBack} fallback={null}>
          {(TakeBack) => (
            <TakeBack
              refId={withdrawal.refId}
              state={withdrawalState}
              reread={reread}
              onTooLate={() => setTooLate(true)}
            />
          )}
        </LazyComponent>
      )}
      {into !== undefined && (
        <Button wide icon="team" onClick={() => onInto(into.id)}>
          {t('widget.records.into', { name: into.name })}
        </Button>
      )}
    </Dialog>
  );
}

function Row({ fact: { name, as, value } }: { readonly fact: Fact }) {
  const t = useText();
  const format = useFormat();
  const dates = useDates();
  const textOf = useRecordText();
  const valueRef = useRef<HTMLElement>(null);
  const label = t(`widget.records.fact.${name}`);
  const text = typeof value === 'object' ? textOf(value) : String(value);
  const formats = {
    money: () => format.money(text),
    number: () => format.number(text),
    time: () => dates.text(Number.isNaN(Number(text)) ? text : Number(text)),
    words: () => text,
    reference: () => text,
  };
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi ref={valueRef}>{formats[as]()}</bdi>
        {as === 'reference' && <CopyButton text={text} name={label} textRef={valueRef} />}
      </dd>
    </div>
  );
}

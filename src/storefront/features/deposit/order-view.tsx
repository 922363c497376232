import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStorefront } from '@/storefront/contract/hooks';
import { FormAlert } from '@/storefront/forms/form-alert';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { confirmDeposit } from '@/storefront/platform/gateway/queries/deposit';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { Icon } from '@/storefront/ui/icons/icon';
import { safeLink, safePath } from '@/storefront/ui/safe/safe-address';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import { CopyLine } from './copy-line';
import styles from './order-view.module.css';
import { isOpen, type Order, stateOf } from './use-orders';
import { clockText, useSecondsLeft } from './use-seconds-left';

type Props = {
  readonly order: Order | undefined;
  readonly query: UseQueryResult<readonly Order[] | null>;
  readonly record: ReactNode;
  readonly onNew: () => void;
};

/** One deposit, followed until it is settled. */
export function OrderView({ order, query, record, onNew }: Props) {
  const t = useText();
  const ways = (
    <>
      <Button wide onClick={onNew}>
        {t('widget.deposit.new')}
      </Button>
      {record}
    </>
  );
  if (order === undefined) {
    return (
      <QueryState query={query} skeleton="form">
        {() => (
          <EmptyState icon="list" title={t('widget.deposit.gone')}>
            {ways}
          </EmptyState>
        )}
      </QueryState>
    );
  }
  return <Known order={order} onDone={() => void query.refetch()} ways={ways} />;
}

const icons = {
  pending: 'clock',
  processing: 'clock',
  success: 'check',
  failed: 'warning',
  cancelled: 'close',
} as const;

type KnownProps = { readonly order: Order; readonly onDone: () => void; readonly ways: ReactNode };

function Known({ order, onDone, ways }: KnownProps) {
  const t = useText();
  const format = useFormat();
  const left = useSecondsLeft(order.expiresAt);
  const state = stateOf(order);
  const place = useRef<HTMLElement>(null);
  // The form was longer: what has come in its place is read from its beginning.
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  return (
    <Card pad="l">
      <section
        ref={place}
        tabIndex={-1}
        className={styles.order}
        aria-label={t('widget.deposit.order', { number: order.orderNo })}
      >
        <p className={styles.state} data-state={state} role="status">
          <Icon name={icons[state]} />
          {t(`widget.deposit.state.${state}`)}
        </p>
        <bdi className={styles.amount}>{format.money(order.amount)}</bdi>
        <p className={styles.note}>
          {order.channelName} · {t('widget.deposit.order', { number: order.orderNo })}
        </p>
        {state === 'pending' && left !== undefined && (
          <p className={styles.note}>
            {t('widget.deposit.left')} <bdi className={styles.left}>{format.digits(clockText(left))}</bdi>
          </p>
        )}
        {state === 'pending' ? <Payment order={order} onDone={onDone} /> : <p>{t(`widget.deposit.told.${state}`)}</p>}
        {!isOpen(order) && ways}
      </section>
    </Card>
  );
}

/** What it takes to pay, and the way out. */
function Payment({ order, onDone }: { readonly order: Order; readonly onDone: () => void }) {
  const t = useText();
  const gateway = useGateway();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const say = async (action: 'PAID' | 'CANCEL') => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await confirmDeposit(gateway, order.orderNo, action);
    } catch (error) {
      setProblem(errorText(error, t));
    } finally {
      onDone();
      sending.current = false;
      setBusy(false);
    }
  };
  return (
    <>
      <Means order={order} />
      <FormAlert problems={problem === undefined ? [] : [problem]} />
      {order.submitKind === 'manual' && (
        <Button size="l" wide busy={busy} onClick={() => void say('PAID')}>
          {t('widget.deposit.paid')}
        </Button>
      )}
      <Button tone="ghost" wide disabled={busy} onClick={() => void say('CANCEL')}>
        {t('widget.deposit.cancel')}
      </Button>
    </>
  );
}

function Means({ order: { submitKind, redirectUrl, qrImage, transfer, orderNo, amount } }: { readonly order: Order }) {
  const t = useText();
  const format = useFormat();
  const { merchant } = useStorefront();
  if (submitKind === 'qr' && qrImage) {
    return (
      <figure className={styles.code}>
        <img src={qrImage} alt={t('widget.deposit.code')} width={240} height={240} />
        <figcaption>{t('widget.deposit.scan')}</figcaption>
        <a className={styles.save} href={qrImage} download={`${orderNo}.svg`}>
          <Icon name="download" size="s" />
          {t('widget.deposit.save')}
        </a>
      </figure>
    );
  }
  if (submitKind === 'manual' && transfer) {
    return (
      <dl className={styles.lines}>
        <CopyLine name={t('widget.deposit.bank')} value={transfer.bankName ?? ''} />
        <CopyLine name={t('widget.deposit.holder')} value={transfer.accountName ?? ''} />
        <CopyLine name={t('widget.deposit.account')} value={transfer.accountNumber ?? ''} />
        <CopyLine name={t('widget.deposit.amount')} value={String(amount)} shown={format.money(amount)} />
        <CopyLine name={t('widget.deposit.reference')} value={orderNo} />
      </dl>
    );
  }
  const address = safePath(redirectUrl) ?? safeLink(redirectUrl, merchant.links.hosts);
  if (address === undefined) return <p role="alert">{t('widget.deposit.noAddress')}</p>;
  return (
    <Button size="l" wide icon="external" href={address} newTab>
      {t('widget.deposit.pay')}
    </Button>
  );
}

import { useState } from 'react';
import { EarlierNote } from '@/storefront/forms/account/unsettled/unsettled-note';
import { amountText } from '@/storefront/forms/rules/read-amount';
import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { MoneyOutcome } from '@/storefront/ui/money/money-outcome';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { OldFigure } from '@/storefront/ui/states/old-figure';
import { QueryState } from '@/storefront/ui/states/query-state';
import { BringBack } from './bring-back';
import { type Move, MoveForm } from './move-form';
import { useWallets } from './use-wallets';
import { WalletList } from './wallet-list';
import styles from './wallets.module.css';

/** The member's wallets: balances, locks, and movements between them. */
export default function Wallets({ box, props, slots }: WidgetComponentProps<'money.wallets'>) {
  const t = useText();
  const format = useFormat();
  const gateway = useGateway();
  const { query, wallets } = useWallets();
  const [lastMove, setLastMove] = useState<Move>();
  if (gateway.scope.session === '') return <EmptyState {...box} icon="lock" title={t('error.session')} />;
  if (isSwitchedOff(query)) {
    return (
      <EmptyState {...box} icon="wallet" title={t('widget.wallets.closed')}>
        {slots.help}
      </EmptyState>
    );
  }
  return (
    <section {...box} className={styles.wallets} aria-label={props.title}>
      <QueryState query={query} skeleton="form">
        {() =>
          wallets.length < 2 ? (
            <EmptyState icon="wallet" title={t('widget.wallets.one')} text={t('widget.wallets.oneNote')} />
          ) : (
            <>
              <WalletList wallets={wallets} busy={query.isFetching} />
              <OldFigure query={query} />
              <BringBack wallets={wallets} record={slots.record} />
              {lastMove === undefined ? (
                <MoveForm
                  wallets={wallets}
                  record={slots.record}
                  deposit={slots.deposit}
                  play={slots.play}
                  onMade={setLastMove}
                />
              ) : (
                <MoneyOutcome
                  label={t('widget.wallets.form')}
                  state="success"
                  words={t('widget.wallets.done', { from: lastMove.from.name, to: lastMove.to.name })}
                  amount={format.money(amountText(lastMove.minor))}
                  note=""
                  record={slots.record}
                  againLabel={t('widget.wallets.again')}
                  onAgain={() => setLastMove(undefined)}
                >
                  <EarlierNote at={lastMove.earlier} />
                </MoneyOutcome>
              )}
            </>
          )
        }
      </QueryState>
    </section>
  );
}

import { CardsLeft, isFull, mostOf } from '@/storefront/forms/account/bank/cards-left';
import { useSubmitChange } from '@/storefront/forms/account/use-submit-change';
import { FormAlert } from '@/storefront/forms/form-alert';
import { bankCardsQuery } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { QueryState } from '@/storefront/ui/states/query-state';
import { CardRow } from './card-row';
import styles from './security.module.css';

type Props = { readonly onAdd: () => void; readonly onClose: () => void };

/** The member's accounts for withdrawals, with masked numbers: one is the default, and another can be added. */
export function CardsDialog({ onAdd, onClose }: Props) {
  const t = useText();
  const gateway = useGateway();
  const cards = useQuery(bankCardsQuery(gateway));
  const { busy, problem, change } = useSubmitChange();
  const [count, most] = [cards.data?.bankCards.length ?? 0, mostOf(cards.data?.maximumCards)];
  return (
    <Dialog title={t('widget.security.cards')} closeLabel={t('widget.close')} onClose={onClose}>
      <div className={styles.stack}>
        <QueryState query={cards} skeleton="form">
          {({ bankCards }) =>
            bankCards.length === 0 ? (
              <p className={styles.note}>{t('widget.security.noCards')}</p>
            ) : (
              <ul className={styles.cards}>
                {bankCards.map((card) => (
                  <CardRow
                    key={card.bankCardId}
                    card={card}
                    busy={busy}
                    onDefault={() => void change(() => gateway.call('setDefaultCard', { bankCardId: card.bankCardId }))}
                  />
                ))}
              </ul>
            )
          }
        </QueryState>
        <FormAlert problems={[problem]} />
        <CardsLeft count={count} most={most} />
        {!isFull(count, most) && (
          <Button tone="secondary" icon="plus" wide onClick={onAdd}>
            {t('widget.withdraw.step.card')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import { bankCardsQuery } from '@/storefront/platform/gateway/queries/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Icon } from '@/storefront/ui/icons/icon';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { QueryState } from '@/storefront/ui/states/query-state';
import styles from './security.module.css';

type Props = { readonly onAdd: () => void; readonly onClose: () => void };

/** The member's bank accounts, their numbers masked by the platform; another can be added. */
export function CardsDialog({ onAdd, onClose }: Props) {
  const t = useText();
  const cards = useQuery(bankCardsQuery(useGateway()));
  return (
    <Dialog title={t('widget.security.cards')} closeLabel={t('widget.close')} onClose={onClose}>
      <div className={styles.stack}>
        <QueryState query={cards} skeleton="form">
          {({ bankCards }) =>
            bankCards.length === 0 ? (
              <p className={styles.note}>{t('widget.security.noCards')}</p>
            ) : (
              <ul className={styles.cards}>
                {bankCards.map(({ bankCardId, bankName, bankCode, cardNumber, cardHolder }) => (
                  <li key={bankCardId} className={styles.card}>
                    <Icon name="wallet" />
                    <span className={styles.bank}>
                      {bankName ?? bankCode}
                      <span className={styles.note}>{cardHolder}</span>
                    </span>
                    <bdi dir="ltr">{cardNumber}</bdi>
                  </li>
                ))}
              </ul>
            )
          }
        </QueryState>
        <Button tone="secondary" icon="plus" wide onClick={onAdd}>
          {t('widget.withdraw.step.card')}
        </Button>
      </div>
    </Dialog>
  );
}

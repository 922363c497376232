import { CardsLeft, isFull } from '@/storefront/forms/account/bank/cards-left';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import { Button } from '@/storefront/ui/button';
import { Icon } from '@/storefront/ui/icons/icon';
import styles from './card-choice.module.css';
import type { BankCard } from './withdrawal';

type Props = {
  readonly cards: readonly BankCard[];
  readonly chosen: string;
  /** Highest number of accounts, if the platform tells it. */
  readonly most: number | undefined;
  /** All that a new account needs is set up. */
  readonly canAdd: boolean;
  readonly onChoose: (id: string) => void;
  /** Opens the dialog for a new account. It has a form, which cannot be inside another, so the parent renders it. */
  readonly onAdd: () => void;
};

/** A choice of bank accounts for the money, with a way to add one. */
export function CardChoice({ cards, chosen, most, canAdd, onChoose, onAdd }: Props) {
  const t = useText();
  return (
    <fieldset className={styles.cards} aria-label={t('widget.withdraw.to')}>
      <p className={styles.label}>{t('widget.withdraw.to')}</p>
      {cards.map(({ bankCardId, bankName, bankCode, bankType, cardNumber, isDefault }) => (
        <label key={bankCardId} className={styles.card}>
          <input
            type="radio"
            name="withdraw-card"
            checked={String(bankCardId) === chosen}
            onChange={() => onChoose(String(bankCardId))}
          />
          <Icon name={bankType === 'EWALLET' ? 'wallet' : 'id'} />
          <span className={styles.name}>
            {bankName ?? bankCode}{' '}
            {isOn(isDefault) && <span className={styles.mark}>{t('widget.withdraw.default')}</span>}
          </span>
          <bdi dir="ltr">{cardNumber}</bdi>
        </label>
      ))}
      <CardsLeft count={cards.length} most={most} />
      {canAdd && !isFull(cards.length, most) && (
        <Button tone="ghost" icon="plus" onClick={onAdd}>
          {t('widget.withdraw.step.card')}
        </Button>
      )}
    </fieldset>
  );
}

import { CardsLeft, isFull } from '@/storefront/forms/account/bank/cards-left';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import { Button } from '@/storefront/ui/button';
import { Icon } from '@/storefront/ui/icons/icon';
import styles from './card-choice.module.css';
import type { BankCard } from './withdraw-form';

type Props = {
  readonly cards: readonly BankCard[];
  readonly chosen: string;
  /** How many there may be, where the platform says so. */
  readonly most: number | undefined;
  /** What a new one needs is there. */
  readonly canAdd: boolean;
  readonly onChoose: (id: string) => void;
  /** Its dialog has a form of its own, which no browser sends from within another: it stands beside the one that this is part of. */
  readonly onAdd: () => void;
};

/** Which of the member's bank accounts the money goes to; another can be added. */
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

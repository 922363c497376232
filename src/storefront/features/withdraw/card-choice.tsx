import { useState } from 'react';
import type { CardAsks } from '@/storefront/forms/account/card-dialog';
import { CardsLeft, isFull } from '@/storefront/forms/account/cards-left';
import { cardDialog } from '@/storefront/forms/account/late-dialogs';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import { Button } from '@/storefront/ui/button';
import { Icon } from '@/storefront/ui/icons/icon';
import { LazyComponent } from '@/storefront/ui/states/lazy-component';
import styles from './card-choice.module.css';
import type { BankCard } from './withdraw-form';

type Props = {
  readonly cards: readonly BankCard[];
  readonly chosen: string;
  readonly asks: CardAsks;
  /** How many there may be, where the platform says so. */
  readonly most: number | undefined;
  /** What a new one needs is there. */
  readonly canAdd: boolean;
  readonly onChoose: (id: string) => void;
};

/** Which of the member's bank accounts the money goes to; another can be added. */
export function CardChoice({ cards, chosen, asks, most, canAdd, onChoose }: Props) {
  const t = useText();
  const [adds, setAdds] = useState(false);
  return (
    <fieldset className={styles.cards}>
      <legend>{t('widget.withdraw.to')}</legend>
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
        <Button tone="ghost" icon="plus" onClick={() => setAdds(true)}>
          {t('widget.withdraw.step.card')}
        </Button>
      )}
      {adds && (
        <LazyComponent of={cardDialog} fallback={null}>
          {(CardDialog) => <CardDialog asks={asks} onClose={() => setAdds(false)} />}
        </LazyComponent>
      )}
    </fieldset>
  );
}

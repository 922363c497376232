import { useState } from 'react';
import { CardDialog } from '@/storefront/forms/account/card-dialog';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Icon } from '@/storefront/ui/icons/icon';
import styles from './card-choice.module.css';
import type { BankCard } from './withdraw-form';

type Props = {
  readonly cards: readonly BankCard[];
  readonly chosen: string;
  readonly asksPlace: boolean;
  readonly canAdd: boolean;
  readonly onChoose: (id: string) => void;
};

/** Which of the member's bank accounts the money goes to; another can be added. */
export function CardChoice({ cards, chosen, asksPlace, canAdd, onChoose }: Props) {
  const t = useText();
  const [adds, setAdds] = useState(false);
  return (
    <fieldset className={styles.cards}>
      <legend>{t('widget.withdraw.to')}</legend>
      {cards.map(({ bankCardId, bankName, bankCode, cardNumber }) => (
        <label key={bankCardId} className={styles.card}>
          <input
            type="radio"
            name="withdraw-card"
            checked={String(bankCardId) === chosen}
            onChange={() => onChoose(String(bankCardId))}
          />
          <Icon name="wallet" />
          <span className={styles.name}>{bankName ?? bankCode}</span>
          <bdi dir="ltr">{cardNumber}</bdi>
        </label>
      ))}
      {canAdd && (
        <Button tone="ghost" icon="plus" onClick={() => setAdds(true)}>
          {t('widget.withdraw.step.card')}
        </Button>
      )}
      {adds && <CardDialog asksPlace={asksPlace} onClose={() => setAdds(false)} />}
    </fieldset>
  );
}

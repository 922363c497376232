import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import { Button } from '@/storefront/ui/button';
import { Icon } from '@/storefront/ui/icons/icon';
import styles from './security.module.css';

type Props = {
  readonly card: CallValue<'bankCards'>['bankCards'][number];
  readonly busy: boolean;
  readonly onDefault: () => void;
};

/** One account for withdrawals. If the platform knows a default, that one is marked, and another can become it. */
export function CardRow({ card, busy, onDefault }: Props) {
  const t = useText();
  const { bankName, bankCode, bankType, cardNumber, cardHolder, isDefault } = card;
  const name = bankName ?? bankCode ?? '';
  return (
    <li className={styles.card}>
      <Icon name={bankType === 'EWALLET' ? 'wallet' : 'id'} />
      <span className={styles.bank}>
        {name}
        <span className={styles.note}>{cardHolder}</span>
      </span>
      <bdi dir="ltr">{cardNumber}</bdi>
      {isDefault !== undefined && isDefault !== null && (
        <span className={styles.default}>
          {isOn(isDefault) ? (
            <span className={styles.chosen}>{t('widget.withdraw.default')}</span>
          ) : (
            <Button
              tone="ghost"
              size="s"
              busy={busy}
              label={`${t('widget.withdraw.makeDefault')}: ${name} ${cardNumber ?? ''}`}
              onClick={onDefault}
            >
              {t('widget.withdraw.makeDefault')}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

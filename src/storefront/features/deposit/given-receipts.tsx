import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Picture } from '@/storefront/ui/picture';
import styles from './given-receipts.module.css';
import type { Order } from './use-orders';

/** The receipts that the platform has for an order; nothing if there are none. */
export function GivenReceipts({ order }: { readonly order: Order }) {
  const t = useText();
  const format = useFormat();
  const receipts = receiptsOf(order);
  if (receipts.length === 0) return null;
  const label = t('widget.deposit.receipts', { count: format.number(receipts.length) });
  return (
    <section className={styles.given} aria-label={label}>
      <p>{label}</p>
      <ul className={styles.pictures}>
        {receipts.map((address, index) => (
          <li key={address} className={styles.picture}>
            <Picture
              src={address}
              alt={t('widget.deposit.receiptOf', { number: format.number(index + 1) })}
              width={72}
              height={72}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Addresses of an order's receipts, each once. */
export function receiptsOf({ transfer }: Order): readonly string[] {
  return [...new Set(transfer?.receipts ?? [])];
}

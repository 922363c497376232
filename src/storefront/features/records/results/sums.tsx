import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Card } from '@/storefront/ui/card';
import type { Sheet } from '../record/record-line';
import styles from '../records.module.css';

/** Totals of all pages; nothing if the platform does not send them. */
export function Sums({ sums, total }: Pick<Sheet, 'sums'> & { readonly total?: number | undefined }) {
  const t = useText();
  const format = useFormat();
  if (sums.length === 0) return null;
  return (
    <Card>
      <dl className={styles.sums}>
        {sums.map(({ name, amount }) => (
          <div key={name} data-sign={name === 'result' ? Math.sign(Number(amount)) : undefined}>
            <dt>{t(`widget.records.sum.${name}`)}</dt>
            <dd>
              <bdi>{name === 'result' && Number(amount) > 0 ? format.gain(amount) : format.money(amount)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {total !== undefined && (
        <p className={styles.total}>{t('widget.records.total', { count: format.number(total) })}</p>
      )}
    </Card>
  );
}

import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Card } from '@/storefront/ui/card';
import styles from './dividend.module.css';

type Info = NonNullable<CallValue<'dividendInfo'>>;
type Props = { readonly terms: NonNullable<Info['terms']> };

/** The steps of the contract in words; nothing if the platform does not send them. */
export function DividendTerms({ terms }: Props) {
  const t = useText();
  const format = useFormat();
  if (terms.length === 0) return null;
  return (
    <Card>
      <h2 className={styles.name}>{t('widget.dividend.terms')}</h2>
      <p className={styles.note}>{t('widget.dividend.termsNote')}</p>
      <ul className={styles.steps}>
        {terms.map(({ betVolume, activeMember, rate, rateType }) => (
          <li key={`${betVolume}-${activeMember}`}>
            {t(`widget.dividend.step.${rateType === 'F' ? 'fixed' : 'part'}`, {
              rate: rateType === 'F' ? format.money(rate ?? 0) : `${format.number(rate ?? 0)}%`,
              turnover: format.money(betVolume ?? 0),
              active: format.number(activeMember ?? 0),
            })}
          </li>
        ))}
      </ul>
    </Card>
  );
}

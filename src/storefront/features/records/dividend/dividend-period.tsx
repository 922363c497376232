import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Card } from '@/storefront/ui/card';
import styles from './dividend.module.css';

type Amount = number | string | null | undefined;

type Props = {
  readonly name: string;
  readonly from: string | null | undefined;
  readonly to: string | null | undefined;
  readonly turnover: Amount;
  readonly profit: Amount;
  readonly active: Amount;
  /** Percent; undefined for a fixed amount. */
  readonly rate: Amount;
  readonly income: Amount;
  /** Words that say whether the share has been paid. */
  readonly state: string;
};

/** The result of a period, and the agent's share. */
export function DividendPeriod({ name, from, to, turnover, profit, active, rate, income, state }: Props) {
  const t = useText();
  const format = useFormat();
  const dates = useDates();
  const rows = [
    ['turnover', turnover, (value: number | string) => format.money(value)],
    ['profit', profit, (value: number | string) => format.money(value)],
    ['active', active, (value: number | string) => format.number(value)],
    ['rate', rate, (value: number | string) => `${format.number(value)}%`],
  ] as const;
  return (
    <Card>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.note}>
        <bdi>{`${dates.text((from ?? '').slice(0, 10))} – ${dates.text((to ?? '').slice(0, 10))}`}</bdi>
      </p>
      <p className={styles.income}>
        <bdi>{income == null ? '–' : format.money(income)}</bdi>
      </p>
      <p className={styles.note}>{Number(profit) < 0 ? t('widget.dividend.teamWon') : state}</p>
      <dl className={styles.facts}>
        {rows.map(([key, value, toText]) =>
          value === null || value === undefined || value === '' ? null : (
            <div key={key}>
              <dt>{t(`widget.dividend.${key}`)}</dt>
              <dd>
                <bdi>{toText(value)}</bdi>
              </dd>
            </div>
          ),
        )}
      </dl>
    </Card>
  );
}

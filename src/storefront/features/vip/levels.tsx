import { useEffect, useRef } from 'react';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { centre } from '@/storefront/ui/motion/bring-into-sight';
import styles from './vip.module.css';

type Level = CallValue<'clubBenefit'>['levels'][number];
type Props = {
  readonly levels: readonly Level[];
  readonly ownLevel: number | string | null | undefined;
  readonly label: string;
};

const benefits = ['requiredTurnover', 'upgradeBonus', 'monthlySalary', 'rebateRate', 'withdrawTimes'] as const;

/** The levels side by side, in a row that scrolls to the member's own. */
export function Levels({ levels, ownLevel, label }: Props) {
  const t = useText();
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    centre(row.current, row.current?.querySelector('[aria-current]') ?? null, 'auto');
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is scrolled by keys too
    <ul ref={row} className={styles.levels} aria-label={label} tabIndex={0}>
      {levels.map((level) => {
        const isOwn = Number(level.level) === Number(ownLevel ?? Number.NaN);
        return (
          <li key={level.level} className={styles.level} aria-current={isOwn || undefined}>
            <h3 className={styles.name}>
              {level.labelName}
              {isOwn && <span className={styles.own}>{t('widget.vip.own')}</span>}
            </h3>
            <dl className={styles.benefits}>
              {benefits.map((name) => (
                <Benefit key={name} name={name} value={level[name]} />
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

/** Values that the platform does not tell are left out. */
function Benefit({ name, value }: { readonly name: (typeof benefits)[number]; readonly value: Level['rebateRate'] }) {
  const t = useText();
  const format = useFormat();
  if (value === null || value === undefined) return null;
  const formats = {
    requiredTurnover: format.money,
    upgradeBonus: format.money,
    monthlySalary: format.money,
    rebateRate: (rate: number | string) => `${format.number(rate)}%`,
    withdrawTimes: (times: number | string) => format.number(times),
  };
  return (
    <div>
      <dt>{t(`widget.vip.${name}`)}</dt>
      <dd>
        <bdi>{formats[name](value)}</bdi>
      </dd>
    </div>
  );
}

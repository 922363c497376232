import { amountText } from '@/storefront/forms/rules/read-amount';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Icon } from '@/storefront/ui/icons/icon';
import { Picture } from '@/storefront/ui/picture';
import { type DepositLimit, isLimitBelow } from './deposit-limit';
import styles from './way-list.module.css';
import type { DepositWay } from './ways';

type Props = {
  readonly ways: readonly DepositWay[];
  readonly chosen: string;
  /** Ids of the ways that were closed at a try. */
  readonly closedWays: ReadonlySet<string>;
  readonly limit: DepositLimit;
  readonly onChoose: (id: string) => void;
};

/**
 * The ways to pay as one choice, grouped by kind and kept short, so that the amount field is on or near the first
 * screen. The kind of the chosen way is shown above.
 */
export function WayList({ ways, chosen, closedWays, limit, onChoose }: Props) {
  const t = useText();
  return (
    <fieldset className={styles.ways} aria-label={t('widget.deposit.way')} data-count={ways.length}>
      <p className={styles.label}>
        {t('widget.deposit.way')}
        <span className={styles.kind} aria-hidden="true">
          {ways.find(({ id }) => id === chosen)?.kind}
        </span>
      </p>
      {ways.map((way) => (
        <label key={way.id} className={styles.way}>
          <input
            type="radio"
            name="deposit-way"
            value={way.id}
            checked={way.id === chosen}
            onChange={() => onChoose(way.id)}
          />
          <span className={styles.face}>
            <span className={styles.icon}>
              <WayIcon icon={way.icon} name={way.name} />
            </span>
            <span className={styles.name}>{way.name}</span>
            <span className="sr-only">{way.kind}</span>
            {closedWays.has(way.id) && <span className={styles.closed}>{t('widget.deposit.wayClosed')}</span>}
            {isLimitBelow(limit, way.minimum) && (
              <span className={styles.closed}>{t('widget.deposit.wayOverOwn')}</span>
            )}
            {!closedWays.has(way.id) && <AmountRange way={way} />}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function WayIcon({ icon = 'wallet', name }: { readonly icon: string | undefined; readonly name: string }) {
  if (/^[a-z-]+$/.test(icon)) return <Icon name={icon} />;
  return <Picture src={icon} alt="" name={name} width={40} height={40} fit="contain" />;
}

/** The limits of a way. Whole amounts have no decimals. */
function AmountRange({ way: { minimum, maximum } }: { readonly way: DepositWay }) {
  const format = useFormat();
  if (maximum === undefined) return null;
  const formatMinor = (minor: number) => format.number(amountText(minor), minor % 100 === 0 ? 0 : 2);
  return (
    <span className={styles.span}>
      <bdi>{formatMinor(minimum)}</bdi> – <bdi>{formatMinor(maximum)}</bdi>
    </span>
  );
}

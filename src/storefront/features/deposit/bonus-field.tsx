import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { FieldGroup } from '@/storefront/ui/fields/field-group';
import styles from './bonus-field.module.css';
import type { Bonus } from './ways';

type Props = {
  readonly bonuses: readonly Bonus[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
};

/** A choice of bonuses, or none, each with its conditions. */
export function BonusField({ bonuses, chosen, onChoose }: Props) {
  const t = useText();
  const format = useFormat();
  if (bonuses.length === 0) return null;
  const choice = (id: string | undefined, name: string, note?: string) => (
    <label key={id ?? ''} className={styles.bonus}>
      <input type="radio" name="deposit-bonus" checked={chosen === id} onChange={() => onChoose(id)} />
      <span>
        {name}
        {note !== undefined && <small>{note}</small>}
      </span>
    </label>
  );
  return (
    <FieldGroup label={t('widget.deposit.bonus')}>
      <div className={styles.list}>
        {choice(undefined, t('widget.deposit.noBonus'))}
        {bonuses.map(({ promId, promName, minDeposit }) =>
          choice(
            String(promId),
            promName,
            minDeposit === null || minDeposit === undefined
              ? undefined
              : t('widget.deposit.from', { amount: format.money(minDeposit) }),
          ),
        )}
      </div>
    </FieldGroup>
  );
}

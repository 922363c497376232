import { TextField } from '@/storefront/forms/fields/text-field';
import type { FormScope } from '@/storefront/forms/form-scope';
import { readPercent } from '@/storefront/forms/rules/read-percent';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useGroupName } from '@/storefront/platform/languages/use-group-name';
import { useText } from '@/storefront/platform/languages/use-text';
import { FieldGroup } from '@/storefront/ui/fields/field-group';
import styles from './open-account.module.css';
import { type RebateLimit, rebateField } from './rebate-limits';

type Props = { readonly scope: FormScope; readonly limits: readonly RebateLimit[] };

/** A percentage for each group of games, no more of it than the agent may give. */
export function RebateFields({ scope, limits }: Props) {
  const t = useText();
  const format = useFormat();
  const nameOf = useGroupName();
  if (limits.length === 0) return null;
  const percent = (value: number) => `${format.number(value)}%`;
  return (
    <FieldGroup label={t('widget.open.rebates')}>
      <div className={styles.rebates}>
        {limits.map(({ group, least, most }) => (
          <TextField
            key={group}
            scope={scope}
            name={rebateField(group)}
            label={nameOf(group)}
            hint={t('widget.open.upTo', { percent: percent(most) })}
            inputMode="decimal"
            rule={{ maxLength: 6 }}
            also={(typed) => {
              const rebate = readPercent(typed);
              if (rebate === undefined) return t('widget.open.noPercent');
              if (rebate < least) return t('widget.open.atLeast', { percent: percent(least) });
              return rebate > most ? t('widget.open.upTo', { percent: percent(most) }) : undefined;
            }}
            end={
              <span className={styles.unit} aria-hidden="true">
                %
              </span>
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}

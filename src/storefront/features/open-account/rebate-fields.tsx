import { PercentField } from '@/storefront/forms/fields/percent-field';
import type { FormScope } from '@/storefront/forms/form-scope';
import { useGroupName } from '@/storefront/platform/languages/use-group-name';
import { useText } from '@/storefront/platform/languages/use-text';
import { FieldGroup } from '@/storefront/ui/fields/field-group';
import styles from './open-account.module.css';
import { type RebateLimit, rebateField } from './rebate-limits';

type Props = { readonly scope: FormScope; readonly limits: readonly RebateLimit[] };

/** A percentage for each group of games, at most what the agent may give. */
export function RebateFields({ scope, limits }: Props) {
  const t = useText();
  const nameOf = useGroupName();
  if (limits.length === 0) return null;
  return (
    <FieldGroup label={t('widget.open.rebates')}>
      <div className={styles.rebates}>
        {limits.map(({ group, least, most }) => (
          <PercentField
            key={group}
            scope={scope}
            name={rebateField(group)}
            label={nameOf(group)}
            hint={(_, percent) => t('widget.open.upTo', { percent })}
            least={least}
            most={most}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

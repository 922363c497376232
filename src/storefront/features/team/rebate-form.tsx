import { PercentField } from '@/storefront/forms/fields/percent-field';
import { Form } from '@/storefront/forms/form';
import { FormAlert } from '@/storefront/forms/form-alert';
import { useFirstValues } from '@/storefront/forms/use-first-values';
import { useNewForm } from '@/storefront/forms/use-new-form';
import type { Downline } from '@/storefront/platform/gateway/queries/agents/team';
import { useGroupName } from '@/storefront/platform/languages/use-group-name';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { RebateQuestion } from './rebate-question';
import styles from './team.module.css';
import { fieldOf, type MemberRebate, useRebateChange } from './use-rebate-change';

type Props = {
  readonly member: Pick<Downline, 'customerId' | 'customerName'>;
  readonly rebates: readonly MemberRebate[];
};

/** A percentage for each group of games: at least what the member passes on to downlines, at most the agent's own. */
export function RebateForm({ member, rebates }: Props) {
  const t = useText();
  const nameOf = useGroupName();
  const scope = useNewForm();
  useFirstValues(
    scope,
    Object.fromEntries(rebates.map(({ type, rebateValue }) => [fieldOf(type), String(rebateValue ?? 0)])),
  );
  const { busy, problem, submit, changesToConfirm, close, save } = useRebateChange({ scope, member, rebates });
  return (
    <>
      <Form label={t('widget.open.rebates')} onSubmit={submit}>
        <div className={styles.rebates}>
          {rebates.map(({ type, minRebate, maxRebate }) => (
            <PercentField
              key={type}
              scope={scope}
              name={fieldOf(type)}
              label={nameOf(type)}
              hint={(least, most) => t('widget.team.between', { least, most })}
              least={Number(minRebate ?? 0)}
              most={Number(maxRebate ?? 100)}
              required
            />
          ))}
        </div>
        <FormAlert problems={[problem]} />
        <Button type="submit" tone="secondary" wide busy={busy}>
          {t('widget.team.saveRebates')}
        </Button>
      </Form>
      {changesToConfirm !== undefined && (
        <RebateQuestion changes={changesToConfirm} busy={busy} onSave={save} onClose={close} />
      )}
    </>
  );
}

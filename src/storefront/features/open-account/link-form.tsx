import { useState } from 'react';
import { useStorefront } from '@/storefront/contract/hooks';
import { pathOfRole } from '@/storefront/contract/page-roles';
import { SelectField } from '@/storefront/forms/fields/select-field';
import { focusFirst } from '@/storefront/forms/focus-first';
import { Form } from '@/storefront/forms/form';
import { FormAlert } from '@/storefront/forms/form-alert';
import { useNewForm } from '@/storefront/forms/use-new-form';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { useTime } from '@/storefront/platform/languages/use-time';
import { Button } from '@/storefront/ui/button';
import { RebateFields } from './rebate-fields';
import { type RebateLimit, rebatesIn } from './rebate-limits';
import { type AccountType, TypeTabs } from './type-tabs';
import { useLinkMaking } from './use-link-making';

type Props = {
  readonly title: string;
  readonly limits: readonly RebateLimit[];
  readonly onMade: (code: string) => void;
};

/** Days for which a link is valid; 0 is for ever. */
const validDays = [0, 7, 30, 90] as const;

/** The kind of account, the validity of the link, and the rebates of those who register with it. */
export function LinkForm({ title, limits, onMade }: Props) {
  const t = useText();
  const { day } = useTime();
  const format = useFormat();
  const scope = useNewForm();
  const { busy, problem, make: makeLink } = useLinkMaking(onMade);
  const [type, setType] = useState<AccountType>('0');
  const registerPath = pathOfRole(useStorefront().routes, 'register');
  const send = async (values: { readonly [name: string]: string }) => {
    const days = Number(values.term ?? 0);
    const typed = await scope.valuesToSend(values);
    await makeLink({
      type: Number(type),
      startDate: `${day(0)} 00:00:00`,
      endDate: days === 0 ? null : `${day(-days)} 23:59:59`,
      pathType: 0,
      path: registerPath,
      configs: rebatesIn(limits, (name) => typed[name]).map(({ group, rebate }) => ({ gameCode: group, rebate })),
    });
  };
  const submit = scope.form.handleSubmit(
    ({ values }) => send(values),
    () => focusFirst(scope),
  );
  return (
    <Form label={title} onSubmit={() => void submit()}>
      <TypeTabs chosen={type} onChoose={setType} />
      <SelectField
        scope={scope}
        name="term"
        label={t('widget.open.term')}
        options={validDays.map((days) => ({
          value: String(days),
          words: days === 0 ? t('widget.open.forEver') : t('widget.open.days', { days: format.number(days) }),
        }))}
      />
      <RebateFields scope={scope} limits={limits} />
      <FormAlert problems={[problem]} />
      <Button type="submit" size="l" wide busy={busy}>
        {t('widget.open.makeLink')}
      </Button>
    </Form>
  );
}

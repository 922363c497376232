import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { SelectField } from '@/storefront/forms/fields/select-field';
import { focusFirst } from '@/storefront/forms/focus-first';
import { Form } from '@/storefront/forms/form';
import { FormAlert } from '@/storefront/forms/form-alert';
import { useNewForm } from '@/storefront/forms/use-form-scope';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { createLink } from '@/storefront/platform/gateway/queries/open-account';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { RebateFields } from './rebate-fields';
import { type RebateLimit, rebatesIn } from './rebate-limits';
import { type AccountType, TypeTabs } from './type-tabs';

type Props = {
  readonly title: string;
  readonly limits: readonly RebateLimit[];
  readonly onMade: (code: string) => void;
};

const day = 86_400_000;
/** Days that a link holds; 0 = for ever. */
const terms = [0, 7, 30, 90] as const;

/** For whom a link is, how long it holds, and what who comes by it is given. */
export function LinkForm({ title, limits, onMade }: Props) {
  const t = useText();
  const dates = useDates();
  const format = useFormat();
  const gateway = useGateway();
  const queries = useQueryClient();
  const scope = useNewForm();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [type, setType] = useState<AccountType>('0');
  const send = async (values: { readonly [name: string]: string }) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setProblem(undefined);
    const now = Date.now();
    const days = Number(values.term ?? 0);
    const typed = await scope.settle(values);
    try {
      const code = await createLink(gateway, {
        type: Number(type),
        startDate: `${dates.day(now)} 00:00:00`,
        endDate: days === 0 ? null : `${dates.day(now + days * day)} 23:59:59`,
        pathType: 0,
        path: '/m/register',
        configs: rebatesIn(limits, (name) => typed[name]).map(({ group, rebate }) => ({ gameCode: group, rebate })),
      });
      onMade(code);
    } catch (error) {
      if (!isGatewayError(error)) throw error;
      setProblem(errorText(error, t));
      setBusy(false);
    } finally {
      sending.current = false;
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === 'affiliateUrls' });
    }
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
        options={terms.map((days) => ({
          value: String(days),
          words: days === 0 ? t('widget.open.forEver') : t('widget.open.days', { days: format.number(days) }),
        }))}
      />
      <RebateFields scope={scope} limits={limits} />
      <FormAlert problems={problem === undefined ? [] : [problem]} />
      <Button type="submit" size="l" wide busy={busy}>
        {t('widget.open.makeLink')}
      </Button>
    </Form>
  );
}

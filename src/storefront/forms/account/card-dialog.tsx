import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@/storefront/forms/fields/select-field';
import { TextField } from '@/storefront/forms/fields/text-field';
import { focusFirst } from '@/storefront/forms/focus-first';
import { useNewForm } from '@/storefront/forms/use-form-scope';
import { withdrawBanksQuery } from '@/storefront/platform/gateway/queries/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { latinDigits } from '@/storefront/platform/languages/latin-digits';
import { useText } from '@/storefront/platform/languages/use-text';
import { QueryState } from '@/storefront/ui/states/query-state';
import { StepDialog } from './step-dialog';
import { useChange } from './use-change';

type Props = { readonly asksPlace: boolean; readonly onClose: () => void };

const places = ['province', 'city', 'branch'] as const;

/** A bank account of the member's own, for money that goes out. */
export function CardDialog({ asksPlace, onClose }: Props) {
  const t = useText();
  const gateway = useGateway();
  const banks = useQuery(withdrawBanksQuery(gateway));
  const scope = useNewForm();
  const { busy, problem, change } = useChange();
  const submit = scope.form.handleSubmit(
    async ({ values }) => {
      if (banks.data === undefined) return;
      const bankCode = values.bankCode || String(banks.data.withdraw_banks[0]?.bank_code ?? '');
      const place = asksPlace ? Object.fromEntries(places.map((name) => [name, values[name]?.trim() ?? ''])) : {};
      const cardNumber = numberOf(values.cardNumber ?? '');
      if (await change(() => gateway.call('addBankCard', { bankCode, cardNumber, ...place }))) onClose();
    },
    () => focusFirst(scope),
  );
  const title = t('widget.withdraw.step.card');
  const wrong = t('widget.withdraw.cardWrong');
  return (
    <StepDialog title={title} busy={busy} problem={problem} onSubmit={() => void submit()} onClose={onClose}>
      <QueryState query={banks} skeleton="form">
        {({ withdraw_banks: all }) => (
          <>
            <SelectField
              scope={scope}
              name="bankCode"
              label={t('widget.withdraw.bank')}
              options={all.map(({ bank_code: value, bank_eng_name: words }) => ({ value, words: words ?? value }))}
            />
            <TextField
              scope={scope}
              name="cardNumber"
              label={t('widget.withdraw.card')}
              hint={t('widget.withdraw.cardHint')}
              inputMode="numeric"
              rule={{ required: true, maxLength: 30 }}
              requiredText={wrong}
              also={(typed) => (/^\d{8,19}$/.test(numberOf(typed)) ? undefined : wrong)}
            />
            {asksPlace &&
              places.map((name) => (
                <TextField
                  key={name}
                  scope={scope}
                  name={name}
                  label={t(`widget.withdraw.${name}`)}
                  rule={{ required: true, maxLength: 60 }}
                  trims
                />
              ))}
          </>
        )}
      </QueryState>
    </StepDialog>
  );
}

/** Digits of any script, without the blanks and dashes that people group them with. */
function numberOf(typed: string): string {
  return latinDigits(typed).replaceAll(/[\s-]/g, '');
}

import { useId, useState } from 'react';
import { useLanguage } from '@/storefront/platform/languages/use-language';
import { useText } from '@/storefront/platform/languages/use-text';
import { FieldShell, fieldAria } from '@/storefront/ui/fields/field-shell';
import { Icon } from '@/storefront/ui/icons/icon';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { Skeleton } from '@/storefront/ui/states/skeleton';
import { RequiredSelectField } from '../../fields/select-field';
import { type FormScope, fieldName } from '../../form-scope';
import { useCheckedField } from '../../use-checked-field';
import { useValueOf } from '../../use-value-of';
import { type Bank, nameOf } from './bank';
import styles from './bank-field.module.css';

const bankPicker = createLazy(() => import('./bank-picker'));

/** With more banks than this there is a search. */
const mostListedBanks = 8;

type Props = { readonly scope: FormScope; readonly label: string; readonly banks: readonly Bank[] };

/**
 * A list of few banks, a search for many. None is preselected: money that goes to the wrong bank is hard to get back.
 */
export function BankField({ scope, label, banks }: Props) {
  const t = useText();
  const language = useLanguage();
  if (banks.length > mostListedBanks) return <BankSearchField scope={scope} label={label} banks={banks} />;
  const options = banks.map((bank) => ({ value: bank.bank_code, words: nameOf(bank, language) }));
  const emptyText = t('widget.withdraw.bankNeeded');
  return <RequiredSelectField scope={scope} name="bankCode" label={label} options={options} none={emptyText} />;
}

function BankSearchField({ scope, label, banks }: Props) {
  const t = useText();
  const language = useLanguage();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const emptyText = t('widget.withdraw.bankNeeded');
  const { control, error } = useCheckedField(scope, {
    name: 'bankCode',
    label,
    rule: { required: true },
    requiredText: emptyText,
  });
  const code = useValueOf(scope, 'values.bankCode') ?? '';
  const bank = banks.find(({ bank_code }) => bank_code === code);
  const chosenText = bank === undefined ? emptyText : nameOf(bank, language);
  const chooseBank = ({ bank_code }: Bank) => {
    scope.form.setValue(fieldName('bankCode'), bank_code, { shouldValidate: true });
    setIsOpen(false);
  };
  return (
    <>
      <FieldShell id={id} label={label} error={error}>
        <button
          type="button"
          {...fieldAria(id, error, undefined)}
          ref={control.ref}
          name={control.name}
          className={styles.pick}
          aria-haspopup="dialog"
          aria-label={`${label}: ${chosenText}`}
          data-empty={bank === undefined || undefined}
          onClick={() => setIsOpen(true)}
        >
          <span dir="auto">{chosenText}</span>
          <Icon name="chevron" size="s" turn="down" />
        </button>
      </FieldShell>
      {isOpen && (
        <Dialog title={label} closeLabel={t('widget.close')} variant="panel" onClose={() => setIsOpen(false)}>
          <LazyComponent of={bankPicker} fallback={<Skeleton kind="form" />}>
            {(BankPicker) => <BankPicker banks={banks} current={bank?.bank_code} label={label} onChoose={chooseBank} />}
          </LazyComponent>
        </Dialog>
      )}
    </>
  );
}

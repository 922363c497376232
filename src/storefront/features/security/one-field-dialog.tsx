import { StepDialog } from '@/storefront/forms/account/step-dialog';
import { useChangeForm } from '@/storefront/forms/account/use-change-form';
import { useCloseWithToast } from '@/storefront/forms/account/use-close-with-toast';
import { type FieldProps, TextField } from '@/storefront/forms/fields/text-field';
import type { FormScope } from '@/storefront/forms/form-scope';
import { useFirstValues } from '@/storefront/forms/use-first-values';

type Props = Omit<FieldProps, 'scope'> & {
  /** The current value; undefined while unknown. */
  readonly current: string | undefined;
  readonly send: (typed: string) => Promise<unknown>;
  /** Reads the current value if no answer came. */
  readonly read: () => Promise<string | null | undefined>;
  readonly onClose: () => void;
};

/** A dialog that sets one value. Refusals are shown in it, and the typed value stays. */
export function OneFieldDialog({ current, send, read, onClose, ...field }: Props) {
  const { name, label } = field;
  const typedIn = (form: FormScope['form']) => form.getValues('values')[name]?.trim() ?? '';
  const { scope, step } = useChangeForm(
    ({ form }) => send(typedIn(form)),
    useCloseWithToast(onClose),
    ({ form }) => ({ checkSaved: async () => (await read()) === typedIn(form) }),
  );
  useFirstValues(scope, { [name]: current });
  return (
    <StepDialog title={label} onClose={onClose} {...step}>
      <TextField {...field} scope={scope} last />
    </StepDialog>
  );
}

import { StepDialog } from '@/storefront/forms/account/step-dialog';
import { useChangeForm } from '@/storefront/forms/account/use-change-form';
import { useSaved } from '@/storefront/forms/account/use-saved';
import { type FieldProps, TextField } from '@/storefront/forms/fields/text-field';
import { useFirstValues } from '@/storefront/forms/use-first-values';

type Props = Omit<FieldProps, 'scope'> & {
  /** What stands in the field already; undefined while it is not known. */
  readonly first: string | undefined;
  readonly send: (typed: string) => Promise<unknown>;
  readonly onClose: () => void;
};

/** A dialog that sets one thing: what is refused is said in it, and what was typed stays. */
export function OneFieldDialog({ first, send, onClose, ...field }: Props) {
  const { name, label } = field;
  const { scope, step } = useChangeForm(
    ({ form }) => send(form.getValues('values')[name]?.trim() ?? ''),
    useSaved(onClose),
  );
  useFirstValues(scope, { [name]: first });
  return (
    <StepDialog title={label} onClose={onClose} {...step}>
      <TextField {...field} scope={scope} trims last />
    </StepDialog>
  );
}

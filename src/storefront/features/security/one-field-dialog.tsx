import { useEffect } from 'react';
import { StepDialog } from '@/storefront/forms/account/step-dialog';
import { useChange } from '@/storefront/forms/account/use-change';
import { useSaved } from '@/storefront/forms/account/use-saved';
import { type FieldProps, TextField } from '@/storefront/forms/fields/text-field';
import { focusFirst } from '@/storefront/forms/focus-first';
import { fieldName } from '@/storefront/forms/form-scope';
import { useNewForm } from '@/storefront/forms/use-form-scope';

type Props = Omit<FieldProps, 'scope'> & {
  /** What stands in the field already. */
  readonly first?: string;
  readonly send: (typed: string) => Promise<unknown>;
  readonly onClose: () => void;
};

/** A dialog that sets one thing: what is refused is said in it, and what was typed stays. */
export function OneFieldDialog({ first = '', send, onClose, ...field }: Props) {
  const scope = useNewForm();
  const saved = useSaved(onClose);
  const { busy, problem, change } = useChange();
  const { form } = scope;
  const { name, label } = field;
  useEffect(() => form.setValue(fieldName(name), first), [form, name, first]);
  const submit = form.handleSubmit(
    async ({ values }) => {
      if (await change(() => send(values[name]?.trim() ?? ''))) saved();
    },
    () => focusFirst(scope),
  );
  return (
    <StepDialog title={label} busy={busy} problem={problem} onSubmit={() => void submit()} onClose={onClose}>
      <TextField {...field} scope={scope} trims last />
    </StepDialog>
  );
}

import { useFormScope } from '@/storefront/forms/form-scope';
import { LooseForm } from '@/storefront/forms/loose-form';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { FormField } from './form-field';

export default function Field({ box, props }: WidgetComponentProps<'form.field'>) {
  const scope = useFormScope();
  const { name = '', label, input, autocomplete, inputMode, icon, hint, rule = {}, message, method } = props;
  const field = {
    box,
    name,
    input,
    autocomplete,
    inputMode,
    icon,
    hint,
    message,
    rule,
    label: label === '' ? name : label,
    only: method,
  };
  return scope === undefined ? (
    <LooseForm>{(ownScope) => <FormField scope={ownScope} {...field} />}</LooseForm>
  ) : (
    <FormField scope={scope} {...field} />
  );
}

import { FormField } from '@/storefront/forms/fields/form-field';
import { LooseForm } from '@/storefront/forms/loose-form';
import type { WidgetComponentProps } from '@/storefront/renderer/manifest';

export default function Field({ props }: WidgetComponentProps<'form.field'>) {
  const { name = '', label, input, autocomplete, inputMode, icon, hint, message, method, ...rule } = props;
  return (
    <LooseForm>
      {(scope) => (
        <FormField
          scope={scope}
          name={name}
          label={label === '' ? name : label}
          input={input}
          autocomplete={autocomplete}
          inputMode={inputMode}
          icon={icon}
          hint={hint}
          message={message}
          only={method}
          rule={rule}
        />
      )}
    </LooseForm>
  );
}

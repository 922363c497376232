import { CaptchaField } from '@/storefront/forms/fields/captcha-field';
import { LooseForm } from '@/storefront/forms/loose-form';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';

export default function Captcha({ box, props }: WidgetComponentProps<'form.captcha'>) {
  const { name = 'captcha', label, hint } = props;
  return (
    <LooseForm>{(scope) => <CaptchaField box={box} scope={scope} name={name} label={label} hint={hint} />}</LooseForm>
  );
}

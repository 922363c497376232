import { CaptchaField } from '@/storefront/forms/fields/captcha-field';
import { LooseForm } from '@/storefront/forms/loose-form';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';

export default function Captcha({ props }: WidgetComponentProps<'form.captcha'>) {
  const { name = 'captcha', label, hint } = props;
  return <LooseForm>{(scope) => <CaptchaField scope={scope} name={name} label={label} hint={hint} />}</LooseForm>;
}

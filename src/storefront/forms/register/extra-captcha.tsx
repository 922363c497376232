import { useText } from '@/storefront/i18n/use-text';
import { CaptchaField } from '../fields/captcha-field';
import type { FormScope } from '../form-scope';
import { useIsListed } from '../use-is-listed';

/** The captcha that the merchant's rules do not list and a refusal asks for all the same. */
export function ExtraCaptcha({ scope }: { readonly scope: FormScope }) {
  const t = useText();
  const isListed = useIsListed(scope, 'captcha');
  return isListed === false && <CaptchaField scope={scope} name="captcha" label={t('widget.captcha.label')} />;
}

import { CaptchaField } from '@/storefront/forms/fields/captcha-field';
import type { FormScope } from '@/storefront/forms/form-scope';
import { useIsListed } from '@/storefront/forms/use-is-listed';
import { useText } from '@/storefront/platform/languages/use-text';

/** A captcha that a refusal demands although the merchant's rules do not list it. */
export function ExtraCaptcha({ scope }: { readonly scope: FormScope }) {
  const t = useText();
  const isListed = useIsListed(scope, 'captcha');
  return isListed === false && <CaptchaField scope={scope} name="captcha" label={t('widget.captcha.label')} />;
}

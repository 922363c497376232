import { useEffect, useState } from 'react';
import { useText } from '@/storefront/i18n/use-text';
import { CaptchaField } from '../fields/captcha-field';
import { CodeField } from '../fields/code-field';
import { MobileField } from '../fields/mobile-field';
import type { FormScope } from '../form-scope';

type Props = { readonly scope: FormScope; readonly captcha: boolean; readonly method: 'username' | 'mobile' };

/** What the merchant's rules do not list and the server asks for all the same: a captcha, and the code of mobile registration. */
export function ExtraFields({ scope, captcha, method }: Props) {
  const t = useText();
  const listed = useListed(scope);
  if (listed === undefined) return null;
  return (
    <>
      {method === 'mobile' && !listed.includes('mobileNum') && (
        <MobileField
          scope={scope}
          name="mobileNum"
          label={t('widget.register.mobile')}
          icon="phone"
          rule={{ required: true, maxLength: 20 }}
        />
      )}
      {method === 'mobile' && !listed.includes('verificationCode') && (
        <CodeField
          scope={scope}
          name="verificationCode"
          label={t('widget.register.code')}
          icon="chat"
          rule={{ required: true, maxLength: 10 }}
        />
      )}
      {captcha && !listed.includes('captcha') && (
        <CaptchaField scope={scope} name="captcha" label={t('widget.captcha.label')} />
      )}
    </>
  );
}

/** Names of the fields that config put on the form, once they are there. */
function useListed({ names }: FormScope): readonly string[] | undefined {
  const [listed, setListed] = useState<readonly string[] | undefined>(undefined);
  useEffect(() => setListed([...names()]), [names]);
  return listed;
}

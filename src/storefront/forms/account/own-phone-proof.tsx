import { useText } from '@/storefront/platform/languages/use-text';
import type { FormScope } from '../form-scope';
import { MobileAndCode } from '../phone-proof/mobile-and-code';
import { fitsMask } from './fits-mask';

type Props = {
  readonly scope: FormScope;
  /** The bound number, masked; undefined while unknown. */
  readonly mobile: string | undefined;
  /** The last field of its form. */
  readonly last?: boolean;
};

/** A code to the account's own phone. Sent to somebody else's it would prove nothing. */
export default function OwnPhoneProof({ scope, mobile, last }: Props) {
  const t = useText();
  return (
    <MobileAndCode
      scope={scope}
      mobileLabel={t('widget.security.ownNumber')}
      codeLabel={t('widget.security.code')}
      send="smsNoLogin"
      hint={mobile === undefined ? undefined : t('widget.security.boundPhone', { mobile })}
      also={(number) =>
        mobile === undefined || fitsMask(mobile, number) ? undefined : t('widget.security.otherPhone', { mobile })
      }
      last={last}
    />
  );
}

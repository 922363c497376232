import styles from '@/storefront/forms/form.module.css';
import type { FormScope } from '@/storefront/forms/form-scope';
import { useIsListed } from '@/storefront/forms/use-is-listed';
import { useText } from '@/storefront/platform/languages/use-text';
import type { FormInvitation } from './use-invitation';

type Props = { readonly scope: FormScope; readonly invitation: FormInvitation };

const textKeys = {
  unchecked: 'widget.register.uncheckedCode',
  refused: 'widget.register.notInvited',
} as const;

/** Says why a code that the player brought does not count, if the merchant's rules show no field for it. */
export function InvitationNote({ scope, invitation: { kind, code, reason } }: Props) {
  const t = useText();
  const isListed = useIsListed(scope, 'affiliateCode', kind);
  const key = isListed === false && (kind === 'unchecked' || kind === 'refused') ? textKeys[kind] : undefined;
  return (
    <p className={styles.note} role="status" hidden={key === undefined}>
      {key !== undefined && (reason ?? t(key, { code }))}
    </p>
  );
}

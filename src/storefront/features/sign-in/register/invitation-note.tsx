import styles from '@/storefront/forms/form.module.css';
import type { FormScope } from '@/storefront/forms/form-scope';
import { useIsListed } from '@/storefront/forms/use-is-listed';
import { useText } from '@/storefront/platform/languages/use-text';
import type { FormInvitation } from './use-invitation';

type Props = { readonly scope: FormScope; readonly invitation: FormInvitation };

const words = {
  open: 'widget.register.invitedBy',
  applied: 'widget.register.invitedBy',
  unchecked: 'widget.register.uncheckedCode',
  refused: 'widget.register.notInvited',
} as const;

/** What became of the code that the player came with, where the merchant's rules show no field for it. */
export function InvitationNote({ scope, invitation: { kind, code, reason } }: Props) {
  const t = useText();
  const isListed = useIsListed(scope, 'affiliateCode', kind);
  const isSaid = isListed === false && kind !== 'none';
  return (
    <p className={styles.note} role="status" hidden={!isSaid}>
      {isSaid && (reason ?? t(words[kind], { code }))}
    </p>
  );
}

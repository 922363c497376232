import { useContext } from 'react';
import { type FieldProps, TextField } from '@/storefront/forms/fields/text-field';
import { useText } from '@/storefront/platform/languages/use-text';
import { IconButton } from '@/storefront/ui/button';
import { InvitationContext, isApplied } from './use-invitation';

/**
 * The invitation code. One that the player came with and the server does not refuse stands there as applied, until
 * the player takes it out; one that it does not know stays wrong as long as it stands there, and one that could not
 * be checked says so.
 */
export function InvitationField(props: FieldProps) {
  const t = useText();
  const invitation = useContext(InvitationContext);
  const { kind, code, reason } = invitation ?? {};
  if (invitation === undefined || !isApplied(invitation)) {
    const also = (value: string) =>
      kind === 'refused' && value === code ? (reason ?? t('error.invitation')) : undefined;
    const hint = kind === 'unchecked' ? t('widget.register.notChecked') : props.hint;
    return <TextField {...props} hint={hint} also={also} />;
  }
  return (
    <TextField
      {...props}
      icon="check"
      hint={t('widget.register.invited')}
      good
      readOnly
      end={<IconButton icon="close" label={t('widget.register.otherCode')} onClick={invitation.remove} />}
    />
  );
}

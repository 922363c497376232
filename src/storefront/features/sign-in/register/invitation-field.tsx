import { useContext } from 'react';
import { type FieldProps, TextField } from '@/storefront/forms/fields/text-field';
import { useText } from '@/storefront/platform/languages/use-text';
import { IconButton } from '@/storefront/ui/button';
import { InvitationContext, isApplied } from './use-invitation';

/**
 * The invitation code. A code that the player brought and the server accepts is called applied, with a button to
 * remove it. A code that nothing checks before the registration has the button, too, but is not called applied. An
 * unknown code is marked as wrong while it is in the field. A code that could not be checked says so.
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
  const state =
    kind === 'open'
      ? { hint: t('widget.register.sentCode', { code: invitation.code }) }
      : ({ hint: t('widget.register.invited'), icon: 'check', good: true } as const);
  return (
    <TextField
      {...props}
      {...state}
      readOnly
      end={<IconButton icon="close" label={t('widget.register.otherCode')} onClick={invitation.remove} />}
    />
  );
}

import { useContext } from 'react';
import { useText } from '@/storefront/i18n/use-text';
import { IconButton } from '@/storefront/ui/button';
import { type FieldProps, TextField } from '../fields/text-field';
import { InvitationContext } from './use-invitation';

/** The invitation code. One that the player came with and the server knows stands there as applied, until the player takes it out. */
export function InvitationField(props: FieldProps) {
  const t = useText();
  const invitation = useContext(InvitationContext);
  if (invitation?.kind !== 'applied') return <TextField {...props} trims />;
  return (
    <TextField
      {...props}
      trims
      icon="check"
      hint={t('widget.register.invited')}
      good
      readOnly
      end={<IconButton icon="close" label={t('widget.register.otherCode')} onClick={invitation.remove} />}
    />
  );
}

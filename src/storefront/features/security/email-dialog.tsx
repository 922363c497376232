import { useEmailRule } from '@/storefront/forms/rules/email';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { OneFieldDialog } from './one-field-dialog';

/** The address that a forgotten password is sent to. */
export function EmailDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const gateway = useGateway();
  return (
    <OneFieldDialog
      name="email"
      label={t('widget.security.email')}
      hint={t('widget.security.emailHint')}
      icon="mail"
      input="email"
      autocomplete="email"
      rule={useEmailRule(undefined)}
      refusedText={t('widget.security.emailWrong')}
      send={(email) => gateway.call('setEmail', { email })}
      onClose={onClose}
    />
  );
}

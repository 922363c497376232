import { StepDialog } from '@/storefront/forms/account/step-dialog';
import { useChangeForm } from '@/storefront/forms/account/use-change-form';
import { useCloseWithToast } from '@/storefront/forms/account/use-close-with-toast';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';

/** Asks before all other devices are logged out, and says what follows. */
export function OthersDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const gateway = useGateway();
  const handleSaved = useCloseWithToast(onClose, t('widget.security.othersDone'));
  const { step } = useChangeForm(() => gateway.call('endDevice', {}), handleSaved);
  const title = t('widget.security.endOthers');
  return (
    <StepDialog title={title} submitLabel={title} onClose={onClose} {...step}>
      <p>{t('widget.security.othersNote')}</p>
    </StepDialog>
  );
}

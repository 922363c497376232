import { useText } from '@/storefront/platform/languages/use-text';
import { toast } from '@/storefront/ui/overlays/toast';

/** Closes a dialog and shows `text` in a toast; without a text, that the change is saved. */
export function useCloseWithToast(close: () => void, text?: string): () => void {
  const t = useText();
  return () => {
    toast({ kind: 'success', text: text ?? t('widget.security.saved') });
    close();
  };
}

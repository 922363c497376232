import { useText } from '@/storefront/platform/languages/use-text';
import { toast } from '@/storefront/ui/overlays/toast';

/** Closes a dialog and says that the change is saved, or another text. */
export function useCloseWithToast(close: () => void, text?: string): () => void {
  const t = useText();
  return () => {
    toast({ kind: 'success', text: text ?? t('widget.security.saved') });
    close();
  };
}

import { useText } from '@/storefront/platform/languages/use-text';
import { toast } from '@/storefront/ui/overlays/toast';

/** Closes a dialog and says that what it asked for is kept. */
export function useSaved(close: () => void): () => void {
  const t = useText();
  return () => {
    toast({ kind: 'success', text: t('widget.security.saved') });
    close();
  };
}

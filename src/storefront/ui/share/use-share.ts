import type { RefObject } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { durations, toast } from '@/storefront/ui/overlays/toast';

type Shared = {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** Text to copy instead of the link. */
  readonly copied?: string;
};

/**
 * Shares a link with the phone's own dialog. Without one, or if it fails, the link is copied. If that is refused, it is
 * selected.
 */
export function useShare(shown: RefObject<HTMLElement | null>): (what: Shared) => Promise<void> {
  const t = useText();
  return async (what) => {
    if ((await shareBySystem(what)) !== 'failed') return;
    try {
      await navigator.clipboard.writeText(what.copied ?? what.url);
      toast({ kind: 'success', text: t('widget.share.copied'), duration: durations.short });
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      toast({ kind: 'info', text: t('widget.share.notCopied'), duration: durations.long });
    }
  };
}

async function shareBySystem({ title, text, url }: Shared): Promise<'shared' | 'given up' | 'failed'> {
  if (typeof navigator.share !== 'function') return 'failed';
  try {
    await navigator.share({ title, text, url });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'given up' : 'failed';
  }
}

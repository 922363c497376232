import type { RefObject } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { durations, toast } from '@/storefront/ui/overlays/toast';

type ShareContent = {
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
export function useShare(textRef: RefObject<HTMLElement | null>): (content: ShareContent) => Promise<void> {
  const t = useText();
  return async (content) => {
    if ((await shareBySystem(content)) !== 'failed') return;
    try {
      await navigator.clipboard.writeText(content.copied ?? content.url);
      toast({ kind: 'success', text: t('widget.share.copied'), duration: durations.short });
    } catch {
      if (textRef.current) getSelection()?.selectAllChildren(textRef.current);
      toast({ kind: 'info', text: t('widget.share.notCopied'), duration: durations.long });
    }
  };
}

async function shareBySystem({ title, text, url }: ShareContent): Promise<'shared' | 'given up' | 'failed'> {
  if (typeof navigator.share !== 'function') return 'failed';
  try {
    await navigator.share({ title, text, url });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'given up' : 'failed';
  }
}

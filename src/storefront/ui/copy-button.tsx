import { type RefObject, useEffect, useState } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from './button';
import { durations, toast } from './overlays/toast';

type Props = {
  readonly text: string;
  /** Name of the copied text, for screen readers. */
  readonly name: string;
  /** Element with the text. It is selected if the browser refuses to copy. */
  readonly textRef?: RefObject<HTMLElement | null> | undefined;
};

/** Copies a text and confirms it for a moment. */
export function CopyButton({ text, name, textRef }: Props) {
  const t = useText();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      if (!textRef?.current) return;
      getSelection()?.selectAllChildren(textRef.current);
      toast({ kind: 'info', text: t('widget.copyMarked'), duration: durations.long });
    }
  };
  const words = t(isCopied ? 'widget.copied' : 'widget.copy');
  return (
    <>
      <Button
        size="s"
        tone="secondary"
        icon={isCopied ? 'check' : undefined}
        label={`${words}: ${name}`}
        onClick={() => void copy()}
      >
        {words}
      </Button>
      <span className="sr-only" role="status">
        {isCopied ? t('widget.copied') : ''}
      </span>
    </>
  );
}

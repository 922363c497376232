import { useEffect, useRef, useState } from 'react';
import { useSend } from '@/storefront/forms/send/use-send';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { cancelSubOrders } from '@/storefront/platform/gateway/queries/games/lottery';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { type Translate, useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { toast } from '@/storefront/ui/overlays/toast';
import styles from './cancel-order.module.css';

const calls = ['cancelSubOrders'] as const;

/** Asks for confirmation, locks, sends once, and reads the order again: the server's state counts. */
export function CancelOrder({ id }: { readonly id: string }) {
  const t = useText();
  const gateway = useGateway();
  const { busy, send } = useSend({ afterSuccess: 'free', calls });
  const [isAsking, setAsking] = useState(false);
  const cancel = async () => {
    const result = await send(async () => {
      await cancelSubOrders(gateway, [id]);
      toast({ kind: 'success', text: t('widget.lottery.cancelled') });
    });
    if (result === undefined) return;
    setAsking(false);
    // That the session is over is told by itself. Without an answer nobody knows: the order, read anew, shows it.
    if (result.outcome === 'open') toast({ kind: 'fail', text: errorText(result.error, t) });
    if (result.outcome === 'refused') toast({ kind: 'fail', text: refusalText(result.error, t) });
  };
  if (!isAsking) {
    return (
      <Button tone="secondary" wide onClick={() => setAsking(true)}>
        {t('widget.lottery.cancel')}
      </Button>
    );
  }
  return <Question isSent={busy} onKeep={() => setAsking(false)} onCancel={() => void cancel()} />;
}

/** The lottery gateway refuses with a bare code without a message. */
function refusalText(error: unknown, t: Translate): string {
  const text = errorText(error, t);
  return text === t('error.unknown') ? t('widget.lottery.notCancelled') : text;
}

type QuestionProps = { readonly isSent: boolean; readonly onKeep: () => void; readonly onCancel: () => void };

/**
 * The question gets the focus. "Keep" stands where the first button was, so that a hurried second tap cancels nothing.
 */
function Question({ isSent, onKeep, onCancel }: QuestionProps) {
  const t = useText();
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div className={styles.question}>
      <p ref={question} tabIndex={-1}>
        {t('widget.lottery.cancelAsk')}
      </p>
      <Button tone="danger" wide busy={isSent} onClick={onCancel}>
        {t('widget.lottery.cancelSure')}
      </Button>
      <Button tone="secondary" wide disabled={isSent} onClick={onKeep}>
        {t('widget.lottery.keep')}
      </Button>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { FormAlert } from '@/storefront/forms/form-alert';
import { useSend } from '@/storefront/forms/send/use-send';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { outcomeOf } from '@/storefront/platform/gateway/outcome';
import { cancelSubOrders } from '@/storefront/platform/gateway/queries/games/lottery';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { type Translate, useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { toast } from '@/storefront/ui/overlays/toast';
import styles from './cancel-order.module.css';

const calls = ['cancelSubOrders'] as const;

type Props = {
  readonly id: string;
  /** When the order was last read. Epoch milliseconds. */
  readonly readAt: number;
};

/**
 * Asks for confirmation, locks, sends once, and reads the order again: the server's state counts. After a lost answer
 * nothing more is sent until the order was read.
 */
export function CancelOrder({ id, readAt }: Props) {
  const t = useText();
  const gateway = useGateway();
  const { busy, send } = useSend({ afterSuccess: 'free', calls });
  const [isAsking, setAsking] = useState(false);
  /** The value of `readAt` when an answer was lost. */
  const [lostAt, setLostAt] = useState<number>();
  const latestReadAt = useRef(readAt);
  latestReadAt.current = readAt;
  const box = useRef<HTMLDivElement>(null);
  // The answers to the question are gone, so the button has the focus again.
  useEffect(() => {
    if (!isAsking && document.activeElement === document.body) box.current?.querySelector('button')?.focus();
  }, [isAsking]);
  const cancel = async () => {
    setLostAt(undefined);
    const result = await send(async () => {
      try {
        await cancelSubOrders(gateway, [id]);
      } catch (error) {
        if (outcomeOf(error) === 'open') setLostAt(latestReadAt.current);
        throw error;
      }
      toast({ kind: 'success', text: t('widget.lottery.cancelled') });
    });
    if (result === undefined) return;
    setAsking(false);
    // If the session has ended, the application says so.
    if (result.outcome === 'refused') toast({ kind: 'fail', text: refusalText(result.error, t) });
  };
  const isUnread = lostAt === readAt;
  const lostText = lostAt !== undefined && t(isUnread ? 'widget.lottery.cancelUnknown' : 'widget.security.lostNot');
  return (
    <div ref={box} className={styles.box}>
      <FormAlert problems={[lostText || undefined]} />
      {isAsking ? (
        <Question isSent={busy} onKeep={() => setAsking(false)} onCancel={() => void cancel()} />
      ) : (
        <Button tone="secondary" wide disabled={isUnread} onClick={() => setAsking(true)}>
          {t('widget.lottery.cancel')}
        </Button>
      )}
    </div>
  );
}

/** Why the platform refused. The lottery gateway may send a bare code that has no text. */
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

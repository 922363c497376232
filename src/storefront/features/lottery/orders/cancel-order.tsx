import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { touchedBy } from '@/storefront/platform/gateway/find-call';
import { cancelSubOrders } from '@/storefront/platform/gateway/queries/games/lottery';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { type Translate, useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { toast } from '@/storefront/ui/overlays/toast';
import styles from './cancel-order.module.css';

/** Asks for confirmation, locks, sends once, and reads the order again: the server's state counts. */
export function CancelOrder({ id }: { readonly id: string }) {
  const t = useText();
  const gateway = useGateway();
  const queries = useQueryClient();
  const [state, setState] = useState<'idle' | 'sure' | 'sent'>('idle');
  const send = async () => {
    setState('sent');
    try {
      await cancelSubOrders(gateway, [id]);
      toast({ kind: 'success', text: t('widget.lottery.cancelled') });
    } catch (error) {
      toast({ kind: 'fail', text: refusalText(error, t) });
    }
    await queries.invalidateQueries(touchedBy(['cancelSubOrders']));
    setState('idle');
  };
  if (state === 'idle') {
    return (
      <Button tone="secondary" wide onClick={() => setState('sure')}>
        {t('widget.lottery.cancel')}
      </Button>
    );
  }
  return <Question isSent={state === 'sent'} onKeep={() => setState('idle')} onCancel={() => void send()} />;
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

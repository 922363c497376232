import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CallName } from '@/storefront/generated/wire/calls';
import type { UnsettledIntent } from '@/storefront/platform/gateway/intents';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import styles from '../../form.module.css';
import { FormAlert } from '../../form-alert';
import type { RequestOutcome } from './find-order';
import { recordOf } from './records';
import { useEarlierText } from './use-earlier-text';
import { useLookUp } from './use-look-up';
import { useUnsettled } from './use-unsettled';
import { useOutcomeText, useRequestName } from './use-words-of';

type Props = {
  readonly calls: readonly CallName[];
  readonly unsettled: readonly UnsettledIntent[];
  /** Requests that were unsettled before this card showed. */
  readonly earlier: readonly UnsettledIntent[];
  readonly unknownText: string;
  readonly record: ReactNode;
  readonly onFound: () => void;
};

export function UnsettledCard({ calls, unsettled, earlier, unknownText, record, onFound }: Props) {
  const t = useText();
  const nameOf = useRequestName();
  const outcomeText = useOutcomeText(unknownText);
  const [outcome, setOutcome] = useState<RequestOutcome>();
  const cardRef = useRef<HTMLDivElement>(null);
  const denied = useUnsettled(calls, 'denied');
  const recordQuery = useLookUp(recordOf(calls[0]), { unsettled, denied, earlier }, (newOutcome) => {
    setOutcome(newOutcome);
    if (newOutcome.kind === 'found' || newOutcome.kind === 'done') onFound();
  });
  const lostRequests = unsettled.filter(({ isOnTheWay, isLost }) => !isOnTheWay && isLost);
  const pendingRequests = unsettled.filter((request) => !lostRequests.includes(request));
  // Once another request is on its way, "the record has no such order" is out of date.
  const isSending = pendingRequests.length > 0;
  useEffect(() => {
    if (isSending) setOutcome((last) => (last?.kind === 'none' ? undefined : last));
  }, [isSending]);
  const hasNews = lostRequests.length > 0 || outcome !== undefined;
  // The player may be looking at the end of the form, and the question is closed, so scroll to the card.
  useEffect(() => {
    if (!hasNews) return;
    cardRef.current?.scrollIntoView?.({ block: 'center' });
    if (document.activeElement === document.body) cardRef.current?.focus({ preventScroll: true });
  }, [hasNews]);
  if (!hasNews && pendingRequests.length === 0) return null;
  return (
    <Card pad="l">
      <div ref={cardRef} tabIndex={-1} className={styles.form}>
        {outcome !== undefined && outcome.kind !== 'untold' && <p role="status">{outcomeText(outcome)}</p>}
        {pendingRequests.map((request) => (
          <p key={request.key} role="status">{`${nameOf(request)} · ${t('widget.unsettled.onTheWay')}`}</p>
        ))}
        <FormAlert
          problems={[...lostRequests, ...(outcome?.kind === 'untold' ? [outcome.of] : [])].map(
            (request) => `${nameOf(request)} · ${unknownText}`,
          )}
        />
        {lostRequests.length > 0 && (
          <p role="status">{t(recordQuery.isError ? 'widget.unsettled.unread' : 'widget.unsettled.reading')}</p>
        )}
        {lostRequests.length > 0 && recordQuery.isError && (
          <Button
            tone="secondary"
            icon="refresh"
            wide
            busy={recordQuery.isFetching}
            onClick={() => void recordQuery.refetch({ cancelRefetch: false })}
          >
            {t('widget.retry')}
          </Button>
        )}
        {record}
      </div>
    </Card>
  );
}

/** Says that an outcome belongs to an earlier try. */
export function EarlierText({ at }: { readonly at: number }) {
  return useEarlierText()(at);
}

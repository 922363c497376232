import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CallName } from '@/storefront/generated/wire/calls';
import type { UnsettledIntent } from '@/storefront/platform/gateway/intents';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import styles from '../../form.module.css';
import { FormAlert } from '../../form-alert';
import type { Told } from './find-order';
import { recordOf } from './records';
import { useEarlierText } from './use-earlier-text';
import { useLookUp } from './use-look-up';
import { useName, useWordsOf } from './use-words-of';

type Props = {
  readonly calls: readonly CallName[];
  readonly unsettled: readonly UnsettledIntent[];
  readonly unknownText: string;
  readonly record: ReactNode;
  readonly onFound: () => void;
};

export function UnsettledCard({ calls, unsettled, unknownText, record, onFound }: Props) {
  const t = useText();
  const name = useName();
  const wordsOf = useWordsOf(unknownText);
  const [outcome, setOutcome] = useState<Told>();
  const place = useRef<HTMLDivElement>(null);
  const answer = useLookUp(recordOf(calls[0]), unsettled, (told) => {
    setOutcome(told);
    if (told.kind === 'found') onFound();
  });
  const left = unsettled.filter(({ isOnTheWay, isLost }) => !isOnTheWay && isLost);
  const onTheWay = unsettled.filter((one) => !left.includes(one));
  const isTold = left.length > 0 || outcome !== undefined;
  // The player may be looking at the end of the form, and the question is closed, so scroll to the card.
  useEffect(() => {
    if (!isTold) return;
    place.current?.scrollIntoView?.({ block: 'center' });
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [isTold]);
  if (!isTold && onTheWay.length === 0) return null;
  return (
    <Card pad="l">
      <div ref={place} tabIndex={-1} className={styles.form}>
        {outcome !== undefined && outcome.kind !== 'untold' && <p role="status">{wordsOf(outcome)}</p>}
        {onTheWay.map((one) => (
          <p key={one.key} role="status">{`${name(one)} · ${t('widget.unsettled.onTheWay')}`}</p>
        ))}
        <FormAlert
          problems={[...left, ...(outcome?.kind === 'untold' ? [outcome.of] : [])].map(
            (one) => `${name(one)} · ${unknownText}`,
          )}
        />
        {left.length > 0 && (
          <p role="status">{t(answer.isError ? 'widget.unsettled.unread' : 'widget.unsettled.reading')}</p>
        )}
        {left.length > 0 && answer.isError && (
          <Button
            tone="secondary"
            icon="refresh"
            wide
            busy={answer.isFetching}
            onClick={() => void answer.refetch({ cancelRefetch: false })}
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

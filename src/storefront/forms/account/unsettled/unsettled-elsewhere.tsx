import { useEffect, useState } from 'react';
import { useAction, useAddressOf } from '@/storefront/contract/hooks';
import type { UnsettledIntent } from '@/storefront/platform/gateway/intents';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { durations, toast } from '@/storefront/ui/overlays/toast';
import { type MoneyRecord, records } from './records';
import { useLookUp } from './use-look-up';
import { useUnsettled } from './use-unsettled';
import { useOutcomeText, useRequestName } from './use-words-of';

/**
 * Says that the outcome of a money request is not known, and then what became of it, to a player who is on another page
 * by now. Where the page has a form for such requests, its `UnsettledNote` does.
 */
export function UnsettledElsewhere() {
  return records.map((record) => <RecordToasts key={record.calls.join()} record={record} />);
}

type Props = { readonly record: MoneyRecord };

function RecordToasts({ record }: Props) {
  const t = useText();
  const outcomeText = useOutcomeText(t(record.unknown));
  const unsettled = useUnsettled(record.calls).filter(({ isShown }) => !isShown);
  const denied = useUnsettled(record.calls, 'denied').filter(({ isShown }) => !isShown);
  useLookUp(record, { unsettled, denied }, (outcome) => {
    const isDone = outcome.kind === 'found' || outcome.kind === 'done';
    const text = outcomeText(outcome);
    whenTabVisible(() => toast({ kind: isDone ? 'info' : 'fail', text, duration: durations.long }));
  });
  return unsettled
    .filter(({ isLost, isOnTheWay }) => isLost && !isOnTheWay)
    .map((request) => <OpenToast key={request.key} record={record} request={request} />);
}

/** Runs the action once the player looks at this tab. */
function whenTabVisible(action: () => void): void {
  if (document.hidden) document.addEventListener('visibilitychange', action, { once: true });
  else action();
}

type OpenProps = Props & { readonly request: UnsettledIntent };

/** Stays until the outcome is known, a page shows that tells it, or the player closes it. */
function OpenToast(props: OpenProps) {
  const [text] = useState(() => <OpenText {...props} />);
  useEffect(() => toast({ kind: 'info', text, duration: durations.endless }), [text]);
  return null;
}

function OpenText({ record, request }: OpenProps) {
  const t = useText();
  const run = useAction();
  const nameOf = useRequestName();
  const toRecord = { do: 'navigate', to: record.page, need: 'session' } as const;
  const href = useAddressOf()(toRecord);
  return (
    <>
      {`${nameOf(request)} · ${t('widget.unsettled.open')} `}
      {href !== undefined && (
        <Button tone="secondary" href={href} onClick={() => run(toRecord)}>
          {t(`title.${record.page}`)}
        </Button>
      )}
    </>
  );
}

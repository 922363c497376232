import { useText } from '@/storefront/platform/languages/use-text';
import { durations, toast } from '@/storefront/ui/overlays/toast';
import { type MoneyRecord, records } from './records';
import { useLookUp } from './use-look-up';
import { useUnsettled } from './use-unsettled';
import { useOutcomeText } from './use-words-of';

/**
 * Says what became of money requests without an answer to a player who is on another page by now. Where the page has
 * a form for them, its `UnsettledNote` does.
 */
export function UnsettledElsewhere() {
  return records.map((record) => <RecordToasts key={record.calls.join()} record={record} />);
}

function RecordToasts({ record }: { readonly record: MoneyRecord }) {
  const t = useText();
  const outcomeText = useOutcomeText(t(record.unknown));
  const unsettled = useUnsettled(record.calls).filter(({ isShown }) => !isShown);
  useLookUp(record, unsettled, (outcome) =>
    toast({ kind: outcome.kind === 'found' ? 'info' : 'fail', text: outcomeText(outcome), duration: durations.long }),
  );
  return null;
}

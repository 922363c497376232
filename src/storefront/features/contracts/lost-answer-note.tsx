import { FormAlert } from '@/storefront/forms/form-alert';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import type { Moving } from './use-move';

type Props = {
  readonly moving: Moving;
  /** The contract has changed since the request was sent. */
  readonly hasChanged: boolean;
};

/** What is known after a missing answer and what can be done, or why a request was refused. */
export function LostAnswerNote({ moving, hasChanged }: Props) {
  const t = useText();
  const { lostAnswer, problem, busy, reread } = moving;
  const outcome = lostAnswer === 'unread' ? lostAnswer : hasChanged ? 'moved' : 'same';
  const message = lostAnswer === undefined ? problem : t(`widget.contract.lost.${outcome}`);
  // The contract has changed, by this request or by the other side, so nothing is left to do.
  const hasSettled = lostAnswer === 'read' && hasChanged;
  return (
    <>
      <FormAlert problems={[hasSettled ? undefined : message]} />
      {hasSettled && <p role="status">{message}</p>}
      {lostAnswer === 'unread' && (
        <Button tone="secondary" icon="refresh" busy={busy} onClick={() => void reread()}>
          {t('widget.contract.look')}
        </Button>
      )}
    </>
  );
}

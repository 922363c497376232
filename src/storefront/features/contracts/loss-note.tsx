import { FormAlert } from '@/storefront/forms/form-alert';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import type { Moving } from './use-move';

type Props = {
  readonly moving: Moving;
  /** The contract has changed since the request was sent. */
  readonly hasMoved: boolean;
};

/** What is known after a missing answer and what can be done, or why a request was refused. */
export function LossNote({ moving, hasMoved }: Props) {
  const t = useText();
  const { loss, problem, busy, reread } = moving;
  const outcome = loss === 'unread' ? loss : hasMoved ? 'moved' : 'same';
  const message = loss === undefined ? problem : t(`widget.contract.lost.${outcome}`);
  // The contract is what the player wanted, or what the other one did.
  const hasSettled = loss === 'read' && hasMoved;
  return (
    <>
      <FormAlert problems={[hasSettled ? undefined : message]} />
      {hasSettled && <p role="status">{message}</p>}
      {loss === 'unread' && (
        <Button tone="secondary" icon="refresh" busy={busy} onClick={() => void reread()}>
          {t('widget.contract.look')}
        </Button>
      )}
    </>
  );
}

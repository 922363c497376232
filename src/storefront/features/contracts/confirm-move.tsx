import { FormAlert } from '@/storefront/forms/form-alert';
import type { ContractMove } from '@/storefront/platform/gateway/queries/agents/contracts';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import styles from './contract.module.css';

type Props = {
  readonly move: ContractMove;
  /** State of the contract, which decides what an answer means. */
  readonly state: string;
  readonly name: string;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onSend: () => void;
  readonly onClose: () => void;
};

/** Says what follows and asks for confirmation before a contract changes. */
export function ConfirmMove({ move, state, name, busy, problem, onSend, onClose }: Props) {
  const t = useText();
  const isAnswer = move === 'A' || move === 'R';
  const textKey = isAnswer ? `${move}.${state}` : move;
  return (
    <Dialog
      title={t(`widget.contract.ask.${textKey}`)}
      closeLabel={t('widget.close')}
      onClose={busy ? undefined : onClose}
      footer={
        <div className={styles.answers}>
          <Button tone="ghost" disabled={busy} onClick={onClose}>
            {t('widget.contract.cancel')}
          </Button>
          <Button tone={endingMoves.has(textKey) ? 'danger' : 'primary'} busy={busy} onClick={onSend}>
            {t(`widget.contract.move.${move}`)}
          </Button>
        </div>
      }
    >
      <p>{t(`widget.contract.then.${textKey}`, { name })}</p>
      <FormAlert problems={[problem]} />
    </Dialog>
  );
}

/** Moves that warn by their tone: `V` asks for the end of a contract, `A.V` agrees to it, `R.P` refuses an offer. */
const endingMoves: ReadonlySet<string> = new Set(['V', 'A.V', 'R.P']);

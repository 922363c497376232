import { useState } from 'react';
import {
  type Contract,
  type ContractKind,
  type ContractMove,
  processContract,
} from '@/storefront/platform/gateway/queries/agents/contracts';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useText } from '@/storefront/platform/languages/use-text';
import { useSession } from '@/storefront/platform/session/use-session';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { toast } from '@/storefront/ui/overlays/toast';
import { ConfirmMove } from './confirm-move';
import styles from './contract.module.css';
import { ContractRecord } from './contract-record';
import { contractStateOf, type Side } from './contract-state';
import { LostAnswerNote } from './lost-answer-note';
import { OfferDialog } from './offer-dialog';
import { TermsTable } from './terms-table';
import { useMove } from './use-move';

type Props = { readonly kind: ContractKind; readonly contract: Contract; readonly side: Side };
type OpenPart = ContractMove | 'change' | 'record';

const tones = { A: 'primary', R: 'secondary', V: 'secondary', C: 'secondary' } as const;

/** One contract: with whom, its state, its steps, and the possible moves. */
export function ContractCard({ kind, contract, side }: Props) {
  const t = useText();
  const dates = useDates();
  const gateway = useGateway();
  const account = useSession()?.userName ?? '';
  const [openPart, setOpenPart] = useState<OpenPart>();
  const moving = useMove();
  const [sentAt, setSentAt] = useState('');
  const { state, next, moves, canChange } = contractStateOf(contract, side, account);
  const name = (side === 'own' ? contract.offerer : contract.receiver) ?? t('widget.contract.house');
  // If the contract has changed meanwhile, the question closes: the card shows the new state.
  const askedMove = moves.find((one) => one === openPart);
  const isChanging = openPart === 'change' && canChange;
  const isAsking = askedMove !== undefined || isChanging;
  const close = () => setOpenPart(undefined);
  const openDialog = (part: OpenPart) => {
    moving.forget();
    setSentAt(stateKeyOf(contract));
    setOpenPart(part);
  };
  const send = async (status: ContractMove) => {
    const requestId = contract.requestId ?? contract.id;
    const outcome = await moving.move(() => processContract(gateway, kind, { requestId, status }));
    if (outcome !== 'refused') close();
    if (outcome === 'done') toast({ kind: 'success', text: t(`widget.contract.done.${status}`) });
  };
  return (
    <Card>
      <article className={styles.contract} aria-label={t('widget.contract.with', { name })}>
        <header className={styles.head}>
          <h3>{t('widget.contract.with', { name })}</h3>
          <p className={styles.state} data-state={state}>
            {t(`widget.contract.state.${state}`)}
          </p>
        </header>
        <p className={styles.next}>{t(`widget.contract.next.${next}`, { name })}</p>
        <TermsTable label={t('widget.contract.terms')} terms={contract.details ?? []} />
        {(contract.nextDetails ?? []).length > 0 && (
          <TermsTable
            label={t('widget.contract.newTerms')}
            terms={contract.nextDetails ?? []}
            termsBefore={contract.details ?? []}
          />
        )}
        {paysShare(contract) && <p className={styles.since}>{t(`widget.contract.rateOf.${kind}`)}</p>}
        {!isAsking && <LostAnswerNote moving={moving} hasChanged={stateKeyOf(contract) !== sentAt} />}
        <div className={styles.moves}>
          {moves.map((one) => (
            <Button key={one} tone={tones[one]} onClick={() => openDialog(one)}>
              {t(`widget.contract.move.${one}`)}
            </Button>
          ))}
          {canChange && (
            <Button tone="secondary" onClick={() => openDialog('change')}>
              {t('widget.contract.change')}
            </Button>
          )}
          <Button tone="ghost" icon="clock" onClick={() => openDialog('record')}>
            {t('widget.contract.record')}
          </Button>
        </div>
        {contract.createdDate && (
          <p className={styles.since}>{t('widget.contract.since', { date: dates.date(contract.createdDate) })}</p>
        )}
      </article>
      {openPart === 'record' && <ContractRecord kind={kind} contract={contract} name={name} onClose={close} />}
      {isChanging && <OfferDialog kind={kind} changed={contract} moving={moving} onClose={close} />}
      {askedMove !== undefined && (
        <ConfirmMove
          move={askedMove}
          state={state}
          name={name}
          busy={moving.busy}
          problem={moving.problem}
          onSend={() => void send(askedMove)}
          onClose={close}
        />
      )}
    </Card>
  );
}

/** Whether a step pays a share in percent instead of a fixed amount (`F`). */
function paysShare({ details, nextDetails }: Contract): boolean {
  return [...(details ?? []), ...(nextDetails ?? [])].some(({ rateType }) => rateType !== 'F');
}

/** Changes with each move of a contract. */
function stateKeyOf({ id, requestId, status }: Contract): string {
  return `${requestId ?? id} ${status}`;
}

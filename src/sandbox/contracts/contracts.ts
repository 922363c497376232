import type { Member } from '../store/members';
import { readAll, readFirst, readNumber, type Statements, sql } from '../store/query';
import type { Row } from '../store/tables';
import { WireError } from '../wire/wire-error';
import type { ContractKind } from './kinds';
import {
  type ContractStatus,
  contractStatus,
  type HistoryAction,
  historyAction,
  isContractStatus,
  isOpen,
  type Move,
  stepOf,
} from './moves';
import { storedTerms, type Term } from './terms';

/** Id of the house as a side of a contract. */
export const houseId = 0;

/** How many open contracts of one kind an agent may have with downlines, and the house with each merchant's agents. */
export const maxContracts = 20;

/** The most contracts in a list, closed ones included. */
const mostListed = 200;

export type Contract = Omit<Row<'contracts'>, 'status' | 'terms' | 'nextTerms'> & {
  readonly status: ContractStatus;
  readonly terms: readonly Term[];
  readonly nextTerms: readonly Term[];
};

type Offer = {
  readonly merchant: string;
  readonly kind: ContractKind;
  readonly agentId: number;
  readonly receiverId: number;
  readonly terms: readonly Term[];
  readonly now: number;
};

/** A member's contracts of a kind on one side, the open ones first, then the newest. */
export async function contractsOf(
  statements: Statements,
  { id, kind, as }: { readonly id: number; readonly kind: ContractKind; readonly as: 'agent' | 'receiver' },
): Promise<readonly Contract[]> {
  const { cancelled, rejected } = contractStatus;
  const sideFilter = as === 'agent' ? sql`agent_id = ${id}` : sql`receiver_id = ${id}`;
  const rows = await readAll(
    statements,
    sql<Row<'contracts'>>`select * from contracts where kind = ${kind} and ${sideFilter}
      order by status in (${cancelled}, ${rejected}), coalesce(processed_at, created_at) desc, id desc limit ${mostListed}`,
  );
  return rows.map(contractOf);
}

/** Whether a request of a kind waits for the member: an offer, new terms, or a termination. */
export async function hasPendingRequest(statements: Statements, id: number, kind: ContractKind): Promise<boolean> {
  const { pending, changePending, terminationRequested } = contractStatus;
  const count = await readNumber(
    statements,
    sql`select count(*) from contracts where kind = ${kind} and asked_by <> ${id}
      and (receiver_id = ${id} and status in (${pending}, ${changePending}, ${terminationRequested})
        or agent_id = ${id} and status = ${terminationRequested})`,
  );
  return count > 0;
}

/** A contract that the member is a side of. */
export async function contractWith(statements: Statements, memberId: number, id: number): Promise<Contract> {
  const row = await readFirst(
    statements,
    sql<Row<'contracts'>>`select * from contracts where id = ${id}
      and (agent_id = ${memberId} or receiver_id = ${memberId})`,
  );
  if (!row) throw new WireError('contract.none');
  return contractOf(row);
}

/** Offers a contract. Two members have at most one open contract of a kind. */
export async function offer(statements: Statements, { terms, now, ...sides }: Offer): Promise<number> {
  const { merchant, agentId, receiverId, kind } = sides;
  // All merchants have the same house.
  const openContracts = (await contractsOf(statements, { id: agentId, kind, as: 'agent' })).filter(
    (contract) => contract.merchant === merchant && isOpen(contract.status),
  );
  if (openContracts.some((contract) => contract.receiverId === receiverId)) throw new WireError('contract.exists');
  if (openContracts.length >= maxContracts) throw new WireError('contract.full');
  const id = await readNumber(statements, sql`select coalesce(max(id), 5000) + 1 from contracts`);
  await statements
    .insertInto('contracts')
    .values({
      ...sides,
      id,
      status: contractStatus.pending,
      askedBy: agentId,
      moves: 0,
      terms: JSON.stringify(terms),
      nextTerms: null,
      createdAt: now,
      processedAt: null,
      settledAt: 0,
    })
    .execute();
  await noteAct(statements, { id, action: historyAction.offered, by: agentId, now });
  return id;
}

/** Asks for other terms of an active contract; they are valid once the downline has agreed. */
export async function askForTerms(
  statements: Statements,
  { contract, terms, now }: { readonly contract: Contract; readonly terms: readonly Term[]; readonly now: number },
): Promise<void> {
  if (contract.status !== contractStatus.active) throw new WireError('contract.changed');
  await sql`update contracts set status = ${contractStatus.changePending}, asked_by = ${contract.agentId},
      moves = moves + 1, next_terms = ${JSON.stringify(terms)}
    where id = ${contract.id}`.execute(statements);
  await noteAct(statements, { id: contract.id, action: historyAction.changeRequested, by: contract.agentId, now });
}

/**
 * Answers a request about a contract. Refuses if it is the other side's turn, or if the contract changed after the
 * member read it.
 */
export async function answerRequest(
  statements: Statements,
  { member, requestId, kind, move, now }: ContractAnswer,
): Promise<void> {
  const contract = await contractWith(statements, member.id, contractIdOf(requestId));
  if (contract.kind !== kind) throw new WireError('contract.none');
  if (requestIdOf(contract) !== requestId) throw new WireError('contract.changed');
  const step = stepOf(contract.status, contract.askedBy === member.id ? 'asker' : 'other', move);
  if (step === undefined) throw new WireError(isOpen(contract.status) ? 'contract.notYours' : 'contract.changed');
  const terms = step.action === historyAction.changed ? contract.nextTerms : contract.terms;
  const askedBy = step.to === contractStatus.terminationRequested ? member.id : contract.askedBy;
  const isBeginning = contract.status === contractStatus.pending && step.to === contractStatus.active;
  await sql`update contracts set status = ${step.to}, asked_by = ${askedBy}, moves = moves + 1, terms = ${JSON.stringify(terms)},
      next_terms = null, processed_at = ${now}, settled_at = ${isBeginning ? now : contract.settledAt}
    where id = ${contract.id}`.execute(statements);
  await noteAct(statements, { id: contract.id, action: step.action, by: member.id, now });
}

type ContractAnswer = {
  readonly member: Member;
  readonly requestId: number;
  readonly kind: ContractKind;
  readonly move: Move;
  readonly now: number;
};

/** A request's id is the contract's, and three digits for its moves. */
const requestsPerContract = 1000;

/** Changes with each move, so that an answer to an older state of the contract is refused. */
export function requestIdOf({ id, moves }: Contract): number {
  return id * requestsPerContract + (moves % requestsPerContract);
}

export function contractIdOf(requestId: number): number {
  return Math.floor(requestId / requestsPerContract);
}

export async function noteAct(
  statements: Statements,
  {
    id,
    action,
    by,
    now,
  }: { readonly id: number; readonly action: HistoryAction; readonly by: number; readonly now: number },
): Promise<void> {
  await statements.insertInto('contractActs').values({ contractId: id, at: now, action, by }).execute();
}

function contractOf({ status, terms, nextTerms, ...row }: Row<'contracts'>): Contract {
  return {
    ...row,
    status: isContractStatus(status) ? status : contractStatus.cancelled,
    terms: storedTerms(terms),
    nextTerms: storedTerms(nextTerms),
  };
}

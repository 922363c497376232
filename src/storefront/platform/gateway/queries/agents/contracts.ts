import type { CallName } from '@/storefront/generated/wire/calls';
import type { CallRequest, CallValue, Gateway } from '../../gateway';
import { memberQuery } from '../member-query';
import type { QuerySpec } from '../query';

export type ContractKind = 'salary' | 'dividend' | 'hourly';
export type Contracts = CallValue<'salaryContracts'>;
export type Contract = NonNullable<Contracts['agent']>[number];
export type ContractTerm = NonNullable<Contract['details']>[number];
export type Payout = CallValue<'contractPayouts'>[number];

/** A accept, R refuse, V ask for the termination, C take an own request back. */
export type ContractMove = 'A' | 'R' | 'V' | 'C';

const kinds = {
  salary: { list: 'salaryContracts', process: 'processSalaryContract', type: 'DAILY' },
  dividend: { list: 'dividendContracts', process: 'processDividendContract', type: 'DIVIDEND' },
  hourly: { list: 'hourContracts', process: 'processHourContract', type: 'HOURLY' },
} as const;

/** A member's contracts of a kind, with the superior and with downlines. */
export function contractsQuery(gateway: Gateway, kind: ContractKind): QuerySpec<Contracts> {
  return memberQuery(gateway, { call: kinds[kind].list, request: {}, staleTime: 5000 });
}

/** What happened to a contract, the newest first. */
export function contractHistoryQuery(
  gateway: Gateway,
  kind: ContractKind,
  id: Contract['id'],
): QuerySpec<CallValue<'contractHistory'>> {
  const request = { type: kinds[kind].type, contractId: id };
  return memberQuery(gateway, { call: 'contractHistory', request, of: [request] });
}

/** What a contract has paid, the newest first. */
export function contractPayoutsQuery(
  gateway: Gateway,
  kind: ContractKind,
  id: Contract['id'],
): QuerySpec<CallValue<'contractPayouts'>> {
  const request = { type: kinds[kind].type, contractId: id };
  return memberQuery(gateway, { call: 'contractPayouts', request, of: [request] });
}

/** Moves a contract on. */
export async function processContract(
  gateway: Gateway,
  kind: ContractKind,
  request: CallRequest<'processSalaryContract'>,
): Promise<void> {
  await gateway.call(kinds[kind].process, request);
}

/** Offers a contract, or new terms for the contract with the given id. */
export async function offerContract(
  gateway: Gateway,
  kind: ContractKind,
  request: Omit<CallRequest<'offerContract'>, 'type'>,
): Promise<void> {
  await gateway.call('offerContract', { ...request, type: kinds[kind].type });
}

/** The calls that move a contract on. */
export const contractMoves: readonly CallName[] = [
  'offerContract',
  ...Object.values(kinds).map(({ process }) => process),
];

import contractCheck from '@schemas/wire/contractCheck.schema.json';
import contractHistory from '@schemas/wire/contractHistory.schema.json';
import contractPayouts from '@schemas/wire/contractPayouts.schema.json';
import dividendContracts from '@schemas/wire/dividendContracts.schema.json';
import hourContracts from '@schemas/wire/hourContracts.schema.json';
import offerContract from '@schemas/wire/offerContract.schema.json';
import processDividendContract from '@schemas/wire/processDividendContract.schema.json';
import processHourContract from '@schemas/wire/processHourContract.schema.json';
import processSalaryContract from '@schemas/wire/processSalaryContract.schema.json';
import salaryContracts from '@schemas/wire/salaryContracts.schema.json';
import {
  answerRequest,
  askForTerms,
  type Contract,
  contractIdOf,
  contractsOf,
  contractWith,
  hasPendingRequest,
  maxContracts,
  offer,
  requestIdOf,
} from '../../contracts/contracts';
import { type ContractKind, contractKinds, isContractKind, pendingFlags } from '../../contracts/kinds';
import { isMove, isOpen } from '../../contracts/moves';
import { plantContracts } from '../../contracts/plant-contracts';
import { readTerms, toDetails } from '../../contracts/terms';
import { isAgent } from '../../store/member-types';
import { toWire } from '../../store/money';
import { findRow, findRows, readAll, sql, write } from '../../store/query';
import type { Row } from '../../store/tables';
import { plantTeams } from '../../team/team';
import { settlePayouts } from '../../team-reports/settle-payouts';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn, signedInAgent } from '../../wire/signed-in';
import { WireError } from '../../wire/wire-error';

export const contractCalls: readonly Endpoint[] = [
  endpoint(contractCheck, checkPending),
  endpoint(salaryContracts, (call) => listContracts(call, 'DAILY')),
  endpoint(dividendContracts, (call) => listContracts(call, 'DIVIDEND')),
  endpoint(hourContracts, (call) => listContracts(call, 'HOURLY')),
  endpoint(processSalaryContract, (call) => processContract(call, 'DAILY')),
  endpoint(processDividendContract, (call) => processContract(call, 'DIVIDEND')),
  endpoint(processHourContract, (call) => processContract(call, 'HOURLY')),
  endpoint(offerContract, offerOrChange),
  endpoint(contractHistory, listHistory),
  endpoint(contractPayouts, listPayouts),
];

async function checkPending(call: Call): Promise<unknown> {
  const { store, merchant, now } = call;
  const { id } = signedIn(call);
  await plantContracts(store, merchant, now);
  const flags = contractKinds.map(async (kind) => [
    pendingFlags[kind],
    (await hasPendingRequest(store, id, kind)) ? '1' : '0',
  ]);
  return Object.fromEntries(await Promise.all(flags));
}

async function listContracts(call: Call, kind: ContractKind): Promise<unknown> {
  const { store, merchant, now } = call;
  const { id } = signedIn(call);
  await plantContracts(store, merchant, now);
  const receivedContracts = await contractsOf(store, { id, kind, as: 'receiver' });
  const givenContracts = await contractsOf(store, { id, kind, as: 'agent' });
  const names = await namesOf(call, [...receivedContracts, ...givenContracts]);
  const openCount = givenContracts.filter(({ status }) => isOpen(status)).length;
  return {
    agent: receivedContracts.map((contract) => toWireContract(contract, names)),
    downline: givenContracts.map((contract) => toWireContract(contract, names)),
    footer: { usedContracts: openCount, totalContracts: maxContracts, seriesRestriction: null },
  };
}

type Names = ReadonlyMap<number, string>;

/** Names of the members who are a side of these contracts. The house has no name. */
async function namesOf({ store }: Call, contracts: readonly Contract[]): Promise<Names> {
  const ids = new Set(contracts.flatMap(({ agentId, receiverId }) => [agentId, receiverId]));
  if (ids.size === 0) return new Map();
  const rows = await readAll(store, sql<Row<'members'>>`select * from members where id in (${sql.join([...ids])})`);
  return new Map(rows.map((row) => [row.id, row.username]));
}

function toWireContract(contract: Contract, names: Names) {
  const { id, status, terms, nextTerms, createdAt, processedAt, receiverId, agentId, askedBy, settledAt } = contract;
  const [firstTerm] = terms;
  return {
    id,
    requestId: requestIdOf(contract),
    offerer: names.get(agentId) ?? null,
    requestedBy: names.get(askedBy) ?? null,
    begun: settledAt > 0,
    receiver: names.get(receiverId) ?? null,
    receiverId,
    status,
    contractRate: (firstTerm?.rate ?? 0) / 100,
    minimumBet: toWire(firstTerm?.turnover ?? 0),
    activeMember: firstTerm?.active ?? 0,
    createdDate: createdAt,
    processedDate: processedAt,
    details: toDetails(id, terms),
    nextDetails: toDetails(id, nextTerms),
  };
}

async function processContract(call: Call, kind: ContractKind): Promise<unknown> {
  const { store, input, now } = call;
  const move = input.text('status');
  const requestId = Number(input.requiredText('requestId'));
  if (!isMove(move) || !Number.isSafeInteger(requestId)) throw new WireError('request_param_err');
  const member = signedIn(call);
  // Pays first what is due by the present terms, before they change or end.
  await settlePayouts(call, [await contractWith(store, member.id, contractIdOf(requestId))]);
  await write(store, (statements) => answerRequest(statements, { member, requestId, kind, move, now }));
  return null;
}

async function offerOrChange(call: Call): Promise<unknown> {
  const { store, input, merchant, now } = call;
  const member = signedInAgent(call);
  const kind = input.text('type');
  if (!isContractKind(kind)) throw new WireError('request_param_err');
  const terms = readTerms(input.fields.details);
  const receiver = input.requiredText('receiver').toLowerCase();
  const changedId = input.text('contractId');
  await plantTeams(call);
  await plantContracts(store, merchant, now);
  await write(store, async (statements) => {
    if (changedId !== undefined) {
      const contract = await contractWith(statements, member.id, input.wholeNumber('contractId', 0));
      if (contract.agentId !== member.id || contract.kind !== kind) throw new WireError('contract.none');
      return askForTerms(statements, { contract, terms, now });
    }
    const receiverRow = await findRow(statements, 'members', {
      merchant: merchant.code,
      username: receiver,
      agentId: member.id,
    });
    if (!receiverRow) throw new WireError('contract.notDownline');
    if (!isAgent(receiverRow.type)) throw new WireError('contract.notAgent');
    const sides = { merchant: merchant.code, kind, agentId: member.id, receiverId: receiverRow.id };
    await offer(statements, { ...sides, terms, now });
  });
  return null;
}

/** The contract that a request names. The member must be a side of it. */
function requestedContract(call: Call): Promise<Contract> {
  return contractWith(call.store, signedIn(call).id, call.input.wholeNumber('contractId', 0));
}

async function listHistory(call: Call): Promise<unknown> {
  const contract = await requestedContract(call);
  const names = await namesOf(call, [contract]);
  const rows = await findRows(call.store, 'contractActs', { contractId: contract.id }, sql`order by at desc, id desc`);
  return rows.map((row) => ({
    activityDate: row.at,
    action: row.action,
    by: names.get(row.by) ?? null,
  }));
}

async function listPayouts(call: Call): Promise<unknown> {
  const contract = await requestedContract(call);
  await settlePayouts(call, [contract]);
  const names = await namesOf(call, [contract]);
  const rows = await findRows(
    call.store,
    'contractPayouts',
    { contractId: contract.id },
    sql`order by at desc, id desc limit 100`,
  );
  return rows.map((row) => {
    const turnover = toWire(row.turnover);
    const rate = row.rate / 100;
    const common = {
      beneficiary_name: names.get(contract.receiverId) ?? null,
      active_member: row.active,
      amount: toWire(row.minor),
      status: String(row.paid),
    };
    const { at } = row;
    if (contract.kind !== 'DIVIDEND')
      return { ...common, create_time: at, team_betting: turnover, rate_type: row.rateType, rate };
    const profit = toWire(row.profit);
    return { ...common, create_date: at, team_bet: turnover, team_profit: profit, contract_rate: rate };
  });
}

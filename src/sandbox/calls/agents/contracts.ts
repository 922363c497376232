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
  askForTerms,
  type Contract,
  contractIdOf,
  contractsOf,
  contractWith,
  isAsked,
  mostContracts,
  moveOn,
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
  endpoint(contractCheck, check),
  endpoint(salaryContracts, (call) => lists(call, 'DAILY')),
  endpoint(dividendContracts, (call) => lists(call, 'DIVIDEND')),
  endpoint(hourContracts, (call) => lists(call, 'HOURLY')),
  endpoint(processSalaryContract, (call) => answer(call, 'DAILY')),
  endpoint(processDividendContract, (call) => answer(call, 'DIVIDEND')),
  endpoint(processHourContract, (call) => answer(call, 'HOURLY')),
  endpoint(offerContract, offerOrChange),
  endpoint(contractHistory, history),
  endpoint(contractPayouts, payouts),
];

async function check(call: Call): Promise<unknown> {
  const { store, merchant, now } = call;
  const { id } = signedIn(call);
  await plantContracts(store, merchant, now);
  const flags = contractKinds.map(async (kind) => [pendingFlags[kind], (await isAsked(store, id, kind)) ? '1' : '0']);
  return Object.fromEntries(await Promise.all(flags));
}

async function lists(call: Call, kind: ContractKind): Promise<unknown> {
  const { store, merchant, now } = call;
  const { id } = signedIn(call);
  await plantContracts(store, merchant, now);
  const own = await contractsOf(store, { id, kind, as: 'receiver' });
  const team = await contractsOf(store, { id, kind, as: 'agent' });
  const names = await namesOf(call, [...own, ...team]);
  const used = team.filter(({ status }) => isOpen(status)).length;
  return {
    agent: own.map((contract) => toWireContract(contract, names)),
    downline: team.map((contract) => toWireContract(contract, names)),
    footer: { usedContracts: used, totalContracts: mostContracts, seriesRestriction: null },
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
  const [first] = terms;
  return {
    id,
    requestId: requestIdOf(contract),
    offerer: names.get(agentId) ?? null,
    requestedBy: names.get(askedBy) ?? null,
    begun: settledAt > 0,
    receiver: names.get(receiverId) ?? null,
    receiverId,
    status,
    contractRate: (first?.rate ?? 0) / 100,
    minimumBet: toWire(first?.turnover ?? 0),
    activeMember: first?.active ?? 0,
    createdDate: createdAt,
    processedDate: processedAt,
    details: toDetails(id, terms),
    nextDetails: toDetails(id, nextTerms),
  };
}

async function answer(call: Call, kind: ContractKind): Promise<unknown> {
  const { store, input, now } = call;
  const move = input.text('status');
  const requestId = Number(input.needed('requestId'));
  if (!isMove(move) || !Number.isSafeInteger(requestId)) throw new WireError('request_param_err');
  const member = signedIn(call);
  // Pays first what is due by the present terms, before they change or end.
  await settlePayouts(call, [await contractWith(store, member.id, contractIdOf(requestId))]);
  await write(store, (statements) => moveOn(statements, { member, requestId, kind, move, now }));
  return null;
}

async function offerOrChange(call: Call): Promise<unknown> {
  const { store, input, merchant, now } = call;
  const member = signedInAgent(call);
  const kind = input.text('type');
  if (!isContractKind(kind)) throw new WireError('request_param_err');
  const terms = readTerms(input.fields.details);
  const receiver = input.needed('receiver').toLowerCase();
  const changed = input.text('contractId');
  await plantTeams(call);
  await plantContracts(store, merchant, now);
  await write(store, async (statements) => {
    if (changed !== undefined) {
      const contract = await contractWith(statements, member.id, Number(changed));
      if (contract.agentId !== member.id || contract.kind !== kind) throw new WireError('contract.none');
      return askForTerms(statements, { contract, terms, now });
    }
    const found = await findRow(statements, 'members', {
      merchant: merchant.code,
      username: receiver,
      agentId: member.id,
    });
    if (!found) throw new WireError('contract.notDownline');
    if (!isAgent(found.type)) throw new WireError('contract.notAgent');
    const sides = { merchant: merchant.code, kind, agentId: member.id, receiverId: found.id };
    await offer(statements, { ...sides, terms, now });
  });
  return null;
}

/** The contract that a request names. The member must be a side of it. */
function named(call: Call): Promise<Contract> {
  return contractWith(call.store, signedIn(call).id, call.input.whole('contractId', 0));
}

async function history(call: Call): Promise<unknown> {
  const contract = await named(call);
  const names = await namesOf(call, [contract]);
  const rows = await findRows(call.store, 'contractActs', { contractId: contract.id }, sql`order by at desc, id desc`);
  return rows.map((row) => ({
    activityDate: row.at,
    action: row.action,
    by: names.get(row.by) ?? null,
  }));
}

async function payouts(call: Call): Promise<unknown> {
  const contract = await named(call);
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

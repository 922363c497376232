import { isObject } from '../json';
import type { Merchant } from '../merchant';
import { findMember, type Member } from '../store/members';
import { findRow, type Statements, sql, write } from '../store/query';
import { houseId, noteAct, offer } from './contracts';
import { type ContractKind, contractKinds, pendingFlags } from './kinds';
import type { Term } from './terms';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type Terms = Readonly<Record<ContractKind, readonly Term[]>>;

/** Steps of each kind: a part of the turnover by days, a part of what the house won, a fixed sum by hours. */
const termsByKind: Terms = {
  DAILY: [
    { turnover: 1_000_000, active: 5, rate: 30, rateType: 'P' },
    { turnover: 1_500_000, active: 15, rate: 50, rateType: 'P' },
    { turnover: 2_500_000, active: 40, rate: 80, rateType: 'P' },
  ],
  DIVIDEND: [
    { turnover: 10_000_000, active: 10, rate: 1_000, rateType: 'P' },
    { turnover: 50_000_000, active: 30, rate: 1_500, rateType: 'P' },
  ],
  HOURLY: [
    { turnover: 40_000, active: 2, rate: 800, rateType: 'F' },
    { turnover: 100_000, active: 4, rate: 2_500, rateType: 'F' },
  ],
};

/** The same for the smaller team of `agent7`. */
const smallTeamTerms: Terms = {
  DAILY: [
    { turnover: 20_000, active: 1, rate: 30, rateType: 'P' },
    { turnover: 60_000, active: 3, rate: 50, rateType: 'P' },
  ],
  DIVIDEND: [
    { turnover: 500_000, active: 5, rate: 500, rateType: 'P' },
    { turnover: 2_000_000, active: 15, rate: 1_000, rateType: 'P' },
  ],
  HOURLY: [
    { turnover: 5_000, active: 1, rate: 200, rateType: 'F' },
    { turnover: 20_000, active: 2, rate: 500, rateType: 'F' },
  ],
};

/** How long ago the active contracts began. */
const activeFor: Readonly<Record<ContractKind, number>> = {
  DAILY: 21 * dayMs,
  DIVIDEND: 130 * dayMs,
  HOURLY: 38 * hourMs,
};

/** Writes the contracts of a merchant's agents, when one of them is first asked for. */
export async function plantContracts(store: Statements, merchant: Merchant, now: number): Promise<void> {
  if (await findRow(store, 'contracts', { merchant: merchant.code })) return;
  await write(store, async (statements) => {
    if (await findRow(statements, 'contracts', { merchant: merchant.code })) return;
    const memberNamed = (username: string) => findMember(statements, merchant.code, username);
    const [topAgent, pendingAgent, activeAgent, refusedAgent] = await Promise.all(
      ['agent1', 'agentcontrac', 'agent7', 'agent2'].map(memberNamed),
    );
    if (!topAgent || !pendingAgent || !activeAgent || !refusedAgent) return;
    for (const kind of contractKinds) {
      const sides = { merchant: merchant.code, kind, terms: termsByKind[kind] };
      if (isFlagged(pendingAgent, kind))
        await offer(statements, { ...sides, agentId: topAgent.id, receiverId: pendingAgent.id, now: now - 3 * hourMs });
      await plantActive(statements, {
        ...sides,
        terms: smallTeamTerms[kind],
        agentId: topAgent.id,
        receiverId: activeAgent.id,
        now,
      });
      await plantActive(statements, { ...sides, agentId: houseId, receiverId: topAgent.id, now });
      const id = await offer(statements, {
        ...sides,
        agentId: topAgent.id,
        receiverId: refusedAgent.id,
        now: now - 8 * dayMs,
      });
      await settle(statements, { id, status: 'R', by: refusedAgent.id, now: now - 7 * dayMs });
    }
  });
}

function isFlagged({ contracts }: Member, kind: ContractKind): boolean {
  const flags: unknown = JSON.parse(contracts ?? '{}');
  return isObject(flags) && flags[pendingFlags[kind]] !== undefined;
}

type Sides = Parameters<typeof offer>[1];

async function plantActive(statements: Statements, sides: Sides): Promise<void> {
  const { kind, receiverId, now } = sides;
  const since = now - activeFor[kind];
  const id = await offer(statements, { ...sides, now: since });
  await settle(statements, { id, status: 'A', by: receiverId, now: since + hourMs / 2 });
}

type Settlement = { readonly id: number; readonly status: 'A' | 'R'; readonly by: number; readonly now: number };

async function settle(statements: Statements, { id, status, by, now }: Settlement): Promise<void> {
  await sql`update contracts set status = ${status}, moves = 1, processed_at = ${now}, settled_at = ${status === 'A' ? now : 0}
    where id = ${id}`.execute(statements);
  await noteAct(statements, { id, action: status, by, now });
}

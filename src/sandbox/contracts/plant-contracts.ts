import { hashOf } from '../hash';
import { isObject } from '../json';
import type { Merchant } from '../merchant';
import { findMember, type Member } from '../store/members';
import type { Store } from '../store/open-store';
import { insertInto, sql } from '../store/query';
import type { Statements } from '../store/rows';
import { house, note, offer } from './contracts';
import { type ContractKind, contractKinds, pendingFlags } from './kinds';
import type { Term } from './terms';

const hour = 3_600_000;
const day = 24 * hour;

/** Steps of each kind: a part of the turnover by days, a part of what the house won, a fixed sum by hours. */
const terms: Readonly<Record<ContractKind, readonly Term[]>> = {
  DAILY: [
    { turnover: 1_000_000, active: 5, rate: 30, rateType: 'P' },
    { turnover: 5_000_000, active: 15, rate: 50, rateType: 'P' },
    { turnover: 20_000_000, active: 40, rate: 80, rateType: 'P' },
  ],
  DIVIDEND: [
    { turnover: 10_000_000, active: 10, rate: 1_000, rateType: 'P' },
    { turnover: 50_000_000, active: 30, rate: 1_500, rateType: 'P' },
  ],
  HOURLY: [
    { turnover: 200_000, active: 3, rate: 5_000, rateType: 'F' },
    { turnover: 800_000, active: 8, rate: 15_000, rateType: 'F' },
  ],
};

/** What lies between two payouts, and how many there were. */
const rhythm: Readonly<Record<ContractKind, { readonly every: number; readonly paid: number }>> = {
  DAILY: { every: day, paid: 9 },
  DIVIDEND: { every: 15 * day, paid: 3 },
  HOURLY: { every: hour, paid: 12 },
};

/** The contracts of a merchant's agents, written when one of them is first asked for. */
export async function plantContracts(store: Store, merchant: Merchant, now: number): Promise<void> {
  if (await store.first(sql`select id from contracts where merchant = ${merchant.code} limit 1`)) return;
  await store.write(async (statements) => {
    if (await statements.first(sql`select id from contracts where merchant = ${merchant.code} limit 1`)) return;
    const named = (username: string) => findMember(statements, merchant.code, username);
    const [top, asked, active, refused] = await Promise.all(['agent1', 'agentcontrac', 'agent7', 'agent2'].map(named));
    if (!top || !asked || !active || !refused) return;
    for (const kind of contractKinds) {
      const sides = { merchant: merchant.code, kind, terms: terms[kind] };
      if (isFlagged(asked, kind))
        await offer(statements, { ...sides, agentId: top.id, receiverId: asked.id, now: now - 3 * hour });
      await plantActive(statements, { ...sides, agentId: top.id, receiverId: active.id, now });
      await plantActive(statements, { ...sides, agentId: house, receiverId: top.id, now });
      const id = await offer(statements, { ...sides, agentId: top.id, receiverId: refused.id, now: now - 8 * day });
      await settle(statements, { id, status: 'R', by: refused.id, now: now - 7 * day });
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
  const { every, paid } = rhythm[kind];
  const since = now - (paid + 1) * every - hour;
  const id = await offer(statements, { ...sides, now: since });
  await settle(statements, { id, status: 'A', by: receiverId, now: since + hour / 2 });
  for (let back = paid; back > 0; back -= 1) {
    const at = now - (now % every) - (back - 1) * every;
    await statements.run(insertInto('contractPayouts').values({ contractId: id, at, ...payoutOf(sides, back) }));
  }
}

/** What the step that was reached brought. */
function payoutOf({ kind, terms: steps, receiverId }: Sides, back: number) {
  const seed = hashOf(`${receiverId} ${kind} ${back}`);
  const reached = steps[seed % steps.length] ?? { turnover: 0, active: 0, rate: 0, rateType: 'F' as const };
  const turnover = reached.turnover + (seed % 1000) * 100;
  const profit = kind === 'DIVIDEND' ? Math.floor(turnover / 20) : 0;
  const share = Math.floor(((kind === 'DIVIDEND' ? profit : turnover) * reached.rate) / 10_000);
  return {
    turnover,
    profit,
    active: reached.active + (seed % 5),
    rateType: reached.rateType,
    rate: reached.rate,
    minor: reached.rateType === 'F' ? reached.rate : share,
    paid: back === 1 ? 0 : 1,
  };
}

type Settled = { readonly id: number; readonly status: 'A' | 'R'; readonly by: number; readonly now: number };

async function settle(statements: Statements, { id, status, by, now }: Settled): Promise<void> {
  await statements.run(sql`update contracts set status = ${status}, moves = 1, processed_at = ${now} where id = ${id}`);
  await note(statements, { id, action: status, by, now });
}

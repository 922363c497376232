import playActivity from '@schemas/wire/playActivity.schema.json';
import saferPlay from '@schemas/wire/saferPlay.schema.json';
import setPlayLimit from '@schemas/wire/setPlayLimit.schema.json';
import startPause from '@schemas/wire/startPause.schema.json';
import {
  beginPause,
  isLimitKind,
  type Limit,
  type LimitKind,
  limitPeriods,
  limitsOf,
  pauseOf,
  setLimit,
} from '../../request-rules/safer-play';
import { movementTypes } from '../../store/ledger';
import { toMinor, toWire } from '../../store/money';
import { readAll, sql, write } from '../../store/query';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';
import { WireError } from '../../wire/wire-error';

export const saferPlayCalls: readonly Endpoint[] = [
  endpoint(saferPlay, limitsAndPause),
  endpoint(setPlayLimit, changeLimit),
  endpoint(startPause, takePause),
  endpoint(playActivity, listActivity),
];

const dayMs = 86_400_000;
const longestTimeoutDays = 42;
const shortestExclusionDays = 180;
/** A hundred years, so that the end is a date that every page can show. */
const longestExclusionDays = 36_500;
const maxPlayMinutes = 43_200;
/** Days of an exclusion without an end. */
const forGood = 0;

async function limitsAndPause(call: Call): Promise<unknown> {
  const { store, now } = call;
  const { id } = signedIn(call);
  const limits = await limitsOf(store, id, now);
  return { limits: limits.map(wireLimit), pause: await pauseOf(store, id, now) };
}

async function changeLimit(call: Call): Promise<unknown> {
  const { store, input, now } = call;
  const memberId = signedIn(call).id;
  const kind = input.requiredText('kind');
  const period = input.wholeNumber('period', 0);
  if (!isLimitKind(kind) || !limitPeriods.some((one) => one === period)) throw new WireError('request_param_err');
  const amount = amountOf(kind, input.text('amount'));
  await write(store, async (statements) => {
    await setLimit(statements, { memberId, kind, period, amount, now });
    await statements
      .insertInto('playChanges')
      .values({ memberId, at: now, action: 'limit', kind, days: period, amount })
      .execute();
  });
  return limitsAndPause(call);
}

/** Eleven digits before the point are more than any limit. */
const tooManyDigits = /^\d{11,}(\.\d{1,2})?$/;

/** Minor units, or minutes; null takes the limit away. */
function amountOf(kind: LimitKind, text: string | undefined): number | null {
  if (text === undefined || text.trim() === '') return null;
  if (kind !== 'time' && tooManyDigits.test(text.trim())) throw new WireError('limit.most');
  const amount = kind === 'time' ? (/^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined) : toMinor(text);
  if (amount === undefined || amount === 0 || (kind === 'time' && amount > maxPlayMinutes))
    throw new WireError('request_param_err');
  return amount;
}

async function takePause(call: Call): Promise<unknown> {
  const { store, input, now } = call;
  const memberId = signedIn(call).id;
  const kind = input.requiredText('kind');
  const days = input.wholeNumber('days', 0);
  if (kind !== 'timeout' && kind !== 'exclusion') throw new WireError('request_param_err');
  const isAllowed =
    kind === 'timeout'
      ? days >= 1 && days <= longestTimeoutDays
      : days === forGood || (days >= shortestExclusionDays && days <= longestExclusionDays);
  if (!isAllowed) throw new WireError('request_param_err');
  await write(store, async (statements) => {
    await beginPause(statements, memberId, { kind, until: days === forGood ? null : now + days * dayMs }, now);
    await statements
      .insertInto('playChanges')
      .values({ memberId, at: now, action: kind, kind: null, days, amount: null })
      .execute();
  });
  return limitsAndPause(call);
}

/** Twelve months by the calendar of UTC, the present one first, and the last 100 changes to limits and breaks. */
async function listActivity(call: Call): Promise<unknown> {
  const { store, now } = call;
  const { id } = signedIn(call);
  const today = new Date(now);
  const monthStart = (back: number) => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1);
  const rows = await readAll(
    store,
    sql<{ month: string; typeId: number; minor: number }>`
      select strftime('%Y-%m', at / 1000, 'unixepoch') as month, type_id, sum(minor) as minor
      from movements where member_id = ${id} and at >= ${monthStart(11)} group by month, type_id`,
  );
  const months = Array.from({ length: 12 }, (_, back) => {
    const month = new Date(monthStart(back)).toISOString().slice(0, 7);
    const sumOf = (...types: readonly number[]) =>
      rows.filter((row) => row.month === month && types.includes(row.typeId)).reduce((sum, row) => sum + row.minor, 0);
    const { deposit, withdraw, withdrawRefund, bet, win, lotteryBet, lotteryRefund, lotteryWin } = movementTypes;
    const stake = -sumOf(bet, lotteryBet, lotteryRefund);
    const winnings = sumOf(win, lotteryWin);
    return {
      month,
      deposit: toWire(sumOf(deposit)),
      withdraw: toWire(-sumOf(withdraw, withdrawRefund)),
      stake: toWire(stake),
      win: toWire(winnings),
      net: toWire(winnings - stake),
    };
  });
  const changes = await store
    .selectFrom('playChanges')
    .selectAll()
    .where('memberId', '=', id)
    .where('at', '>=', monthStart(11))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return {
    months,
    changes: changes.map((row) => {
      const { at, action, kind, days, amount } = row;
      return {
        at,
        action,
        kind,
        days,
        amount: amount === null || kind === 'time' ? amount : toWire(amount),
      };
    }),
  };
}

function wireLimit({ kind, period, amount, next, used }: Limit) {
  const wireValue = (value: number | null) => (value === null || kind === 'time' ? value : toWire(value));
  return {
    kind,
    period,
    amount: wireValue(amount),
    used: wireValue(used),
    next: next && { ...next, amount: wireValue(next.amount) },
  };
}

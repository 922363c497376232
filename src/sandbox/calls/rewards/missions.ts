import missionLeaderboard from '@schemas/wire/missionLeaderboard.schema.json';
import missionMilestones from '@schemas/wire/missionMilestones.schema.json';
import missionList from '@schemas/wire/missions.schema.json';
import { maskedName } from '../../referral/invitations';
import { hasMissions, type Mission, missions, monthOf, progressOf, ranking, rewardSteps } from '../../rewards/missions';
import { inLanguage } from '../../seed/words/words-of';
import { toWire } from '../../store/money';
import { write } from '../../store/query';
import type { Row } from '../../store/tables';
import { wallClock } from '../../wall-clock';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';
import { WireError } from '../../wire/wire-error';
import { pageOf } from '../paging';
import { wordsIn } from '../words-in';

export const missionCalls: readonly Endpoint[] = [
  endpoint(missionList, listMissions),
  endpoint(missionMilestones, listMilestones),
  endpoint(missionLeaderboard, listLeaders),
];

/** Places that a leaderboard shows. */
const boardSize = 10;

async function listMissions(call: Call): Promise<unknown> {
  refuseClosed(call);
  const { id } = signedIn(call);
  const month = monthOf(call.now, call.merchant);
  const { slice, total, totalPages } = pageOf(
    missions,
    call.input.wholeNumber('page', 1),
    call.input.wholeNumber('size', 20),
  );
  const clock = (at: number) => wallClock(at, call.merchant.timeZone);
  const rows = [];
  for (const mission of slice) {
    rows.push({
      missionId: mission.id,
      title: inLanguage(mission.title, wordsIn(call)),
      description: null,
      unit: mission.unit,
      startDate: clock(month.start),
      endDate: clock(month.end),
      reachedValue: wireValue(mission, await progressOf(call.store, id, mission, month)),
      targetValue: wireValue(mission, mission.steps.at(-1)?.goal ?? 0),
    });
  }
  return { list: rows, total, totalPages };
}

async function listMilestones(call: Call): Promise<unknown> {
  const mission = missionOf(call);
  const { store, now, merchant } = call;
  const month = monthOf(now, merchant);
  const memberId = signedIn(call).id;
  const rewards = await write(store, (statements) => rewardSteps(statements, { memberId, mission, month, now }));
  return mission.steps.map(({ goal, minor }, step) => {
    const reward = rewards.get(step);
    return {
      // No mission has a hundred steps.
      milestoneId: mission.id * 100 + step,
      targetValue: wireValue(mission, goal),
      amount: toWire(minor),
      status: statusOf(reward, now),
      rewardId: reward?.id ?? null,
      promotionType: mission.kind,
      title: inLanguage(mission.title, wordsIn(call)),
    };
  });
}

/** P in progress, I to claim, C claimed, E expired. */
function statusOf(reward: Row<'rewards'> | undefined, now: number): 'P' | 'I' | 'C' | 'E' {
  if (reward === undefined) return 'P';
  if (reward.state === 'C') return 'C';
  return (reward.expires ?? 0) > now ? 'I' : 'E';
}

async function listLeaders(call: Call): Promise<unknown> {
  const mission = missionOf(call);
  const { id } = signedIn(call);
  const rows = await ranking(call.store, call.merchant, mission, monthOf(call.now, call.merchant));
  const board = rows.map((row) => ({
    id: row.id,
    rank: row.place,
    name: maskedName(row),
    reachedValue: wireValue(mission, row.reached),
  }));
  const ownRow = board.find((row) => row.id === id);
  return {
    list: board.slice(0, boardSize).map(({ rank, name, reachedValue }) => ({ rank, name, reachedValue })),
    footer: { rank: ownRow?.rank ?? null, reachedValue: ownRow?.reachedValue ?? 0 },
  };
}

/** As the wire has it: units of the currency, or a count. */
function wireValue({ unit }: Mission, value: number): number {
  return unit === 'MONEY' ? toWire(value) : value;
}

function missionOf(call: Call): Mission {
  refuseClosed(call);
  const mission = missions.find(({ id }) => id === call.input.wholeNumber('missionId', 0));
  if (mission === undefined) throw new WireError('request_param_err');
  return mission;
}

function refuseClosed({ merchant }: Call): void {
  if (!hasMissions(merchant)) throw new WireError('function.not.available');
}

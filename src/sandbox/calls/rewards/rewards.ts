import claimableRewards from '@schemas/wire/claimableRewards.schema.json';
import claimRaffle from '@schemas/wire/claimRaffle.schema.json';
import claim from '@schemas/wire/claimReward.schema.json';
import claimTicket from '@schemas/wire/claimTicket.schema.json';
import prizeTickets from '@schemas/wire/prizeTickets.schema.json';
import { drawReward, drawTicket, raffle, ticketNames, ticketsOf, usedTicketsOf } from '../../rewards/draws';
import { hasMissions, monthOf, rewardReachedSteps } from '../../rewards/missions';
import { claimReward, type RewardStatus, rewardsOf, rewardTitles } from '../../rewards/rewards';
import { inLanguage } from '../../seed/words/words-of';
import { toWire } from '../../store/money';
import { write } from '../../store/query';
import type { Row } from '../../store/tables';
import { wallClock } from '../../wall-clock';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';
import { WireError } from '../../wire/wire-error';
import { wordsIn } from '../words-in';

export const rewardCalls: readonly Endpoint[] = [
  endpoint(claimableRewards, listRewards),
  endpoint(claim, async (call) => {
    const { store, input, now } = call;
    const id = input.wholeNumber('promotionClaimId', 0);
    const kind = input.requiredText('promotionType');
    await write(store, (statements) => claimReward(statements, { memberId: signedIn(call).id, id, kind, now }));
    return null;
  }),
  endpoint(claimRaffle, async (call) => {
    const { store, input, now, random } = call;
    const raffleDraw = { memberId: signedIn(call).id, id: input.wholeNumber('promotionClaimId', 0), now, random };
    return { amount: toWire(await write(store, (statements) => drawReward(statements, raffleDraw))) };
  }),
  endpoint(prizeTickets, async (call) => {
    const readTickets = call.input.text('status') === 'USED' ? usedTicketsOf : ticketsOf;
    const rows = await readTickets(call.store, signedIn(call).id);
    return rows.map((row) => toTicket(row, call));
  }),
  endpoint(claimTicket, async (call) => {
    const { store, input, now, random } = call;
    const ticketDraw = { memberId: signedIn(call).id, id: input.wholeNumber('transactionId', 0), now, random };
    return {
      configId: ticketDraw.id,
      value: toWire(await write(store, (statements) => drawTicket(statements, ticketDraw))),
    };
  }),
];

async function listRewards(call: Call): Promise<unknown> {
  const { store, input, now, merchant } = call;
  const kinds = (input.text('promotionType') ?? '').split(',').filter((kind) => kind !== '');
  const status = input.text('status') || 'I';
  if (!isStatus(status)) throw new WireError('request_param_err');
  const memberId = signedIn(call).id;
  if (hasMissions(merchant)) await rewardReachedSteps(store, { memberId, month: monthOf(now, merchant), now });
  const rows = await rewardsOf(store, memberId, { status, now });
  return rows
    .map((row) => toReward(row, status, call))
    .filter(({ promotionType }) => kinds.length === 0 || kinds.includes(promotionType));
}

function isStatus(text: string): text is RewardStatus {
  return text === 'I' || text === 'C' || text === 'E';
}

function toReward(row: Row<'rewards'>, status: RewardStatus, call: Call) {
  const clock = (at: number | null) => (at === null ? null : wallClock(at, call.merchant.timeZone));
  const title = [...Object.values(rewardTitles), ticketNames.draw].find(({ EN }) => EN === row.title);
  return {
    rewardId: row.id,
    promotionType: row.promotionType,
    title: title === undefined ? row.title : inLanguage(title, wordsIn(call)),
    // The prize of a raffle is not known before the draw.
    amount: isDrawn(row) ? toWire(row.minor) : null,
    issuedDate: clock(row.at),
    expiryDate: clock(row.expires),
    claimedDate: clock(row.claimedAt),
    status,
    remark: null,
  };
}

function isDrawn(row: Row<'rewards'>): boolean {
  return row.promotionType !== raffle || row.state === 'C';
}

function toTicket(row: Row<'prizeTickets'>, call: Call) {
  const name = Object.values(ticketNames).find(({ EN }) => EN === row.name);
  return {
    transactionId: row.id,
    id: row.id,
    name: name === undefined ? row.name : inLanguage(name, wordsIn(call)),
    ticketType: row.kind,
    usedDate: row.usedAt === null ? null : wallClock(row.usedAt, call.merchant.timeZone),
    value: row.usedAt === null ? null : toWire(row.minor),
    conditionStatus: [],
  };
}

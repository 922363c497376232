import claimableRewards from '@schemas/wire/claimableRewards.schema.json';
import claimRaffle from '@schemas/wire/claimRaffle.schema.json';
import claim from '@schemas/wire/claimReward.schema.json';
import claimTicket from '@schemas/wire/claimTicket.schema.json';
import prizeTickets from '@schemas/wire/prizeTickets.schema.json';
import { drawReward, drawTicket, raffle, ticketNames, ticketsOf, usedTicketsOf } from '../../rewards/draws';
import { giveReached, hasMissions, monthOf } from '../../rewards/missions';
import { claimReward, type RewardStatus, rewardsOf, rewardTitles } from '../../rewards/rewards';
import { inLanguage } from '../../seed/words/words-of';
import { toWire } from '../../store/money';
import { numberOf, type Row, textOf } from '../../store/rows';
import { wallClock } from '../../wall-clock';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';
import { WireError } from '../../wire/wire-error';
import { wordsIn } from '../words-in';

export const rewardCalls: readonly Endpoint[] = [
  endpoint(claimableRewards, rewards),
  endpoint(claim, async (call) => {
    const { store, input, now } = call;
    const id = input.whole('promotionClaimId', 0);
    const kind = input.needed('promotionType');
    await store.write((statements) => claimReward(statements, { memberId: signedIn(call).id, id, kind, now }));
    return null;
  }),
  endpoint(claimRaffle, async (call) => {
    const { store, input, now, random } = call;
    const wanted = { memberId: signedIn(call).id, id: input.whole('promotionClaimId', 0), now, random };
    return { amount: toWire(await store.write((statements) => drawReward(statements, wanted))) };
  }),
  endpoint(prizeTickets, async (call) => {
    const read = call.input.text('status') === 'USED' ? usedTicketsOf : ticketsOf;
    const rows = await read(call.store, signedIn(call).id);
    return rows.map((row) => toTicket(row, call));
  }),
  endpoint(claimTicket, async (call) => {
    const { store, input, now, random } = call;
    const wanted = { memberId: signedIn(call).id, id: input.whole('transactionId', 0), now, random };
    return { configId: wanted.id, value: toWire(await store.write((statements) => drawTicket(statements, wanted))) };
  }),
];

async function rewards(call: Call): Promise<unknown> {
  const { store, input, now, merchant } = call;
  const kinds = (input.text('promotionType') ?? '').split(',').filter((kind) => kind !== '');
  const status = input.text('status') || 'I';
  if (!isStatus(status)) throw new WireError('request_param_err');
  const memberId = signedIn(call).id;
  if (hasMissions(merchant)) await giveReached(store, { memberId, month: monthOf(now, merchant), now });
  const rows = await rewardsOf(store, memberId, { status, now });
  return rows
    .map((row) => toReward(row, status, call))
    .filter(({ promotionType }) => kinds.length === 0 || kinds.includes(promotionType));
}

function isStatus(text: string): text is RewardStatus {
  return text === 'I' || text === 'C' || text === 'E';
}

function toReward(row: Row, status: RewardStatus, call: Call) {
  const clock = (column: string) =>
    row[column] === null ? null : wallClock(numberOf(row, column), call.merchant.timeZone);
  const title = [...Object.values(rewardTitles), ticketNames.draw].find(({ EN }) => EN === textOf(row, 'title'));
  return {
    rewardId: numberOf(row, 'id'),
    promotionType: textOf(row, 'promotion_type'),
    title: title === undefined ? textOf(row, 'title') : inLanguage(title, wordsIn(call)),
    // What a raffle wins is not known before it is drawn.
    amount: isDrawn(row) ? toWire(numberOf(row, 'minor')) : null,
    issuedDate: clock('at'),
    expiryDate: clock('expires'),
    claimedDate: clock('claimed_at'),
    status,
    remark: null,
  };
}

function isDrawn(row: Row): boolean {
  return textOf(row, 'promotion_type') !== raffle || textOf(row, 'state') === 'C';
}

function toTicket(row: Row, call: Call) {
  const name = Object.values(ticketNames).find(({ EN }) => EN === textOf(row, 'name'));
  return {
    transactionId: numberOf(row, 'id'),
    id: numberOf(row, 'id'),
    name: name === undefined ? textOf(row, 'name') : inLanguage(name, wordsIn(call)),
    ticketType: textOf(row, 'kind'),
    usedDate: row.used_at === null ? null : wallClock(numberOf(row, 'used_at'), call.merchant.timeZone),
    value: row.used_at === null ? null : toWire(numberOf(row, 'minor')),
    conditionStatus: [],
  };
}

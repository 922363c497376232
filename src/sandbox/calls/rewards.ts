import claimableRewards from '@schemas/wire/claimableRewards.schema.json';
import claim from '@schemas/wire/claimReward.schema.json';
import { type Call, type Endpoint, endpoint } from '../http/endpoint';
import { WireError } from '../http/wire-error';
import { wallClock } from '../records/wall-clock';
import { claimReward, type RewardStatus, rewardsOf, rewardTitles } from '../rewards/rewards';
import { inLanguage } from '../seed/words/words-of';
import { toWire } from '../store/money';
import { numberOf, type Row, textOf } from '../store/rows';
import { wordsIn } from './games';
import { signedIn } from './member';

export const rewardCalls: readonly Endpoint[] = [
  endpoint(claimableRewards, rewards),
  endpoint(claim, async (call) => {
    const { store, input, now } = call;
    const id = input.whole('promotionClaimId', 0);
    const kind = input.needed('promotionType');
    await store.write((statements) => claimReward(statements, { memberId: signedIn(call).id, id, kind, now }));
    return null;
  }),
];

async function rewards(call: Call): Promise<unknown> {
  const { store, input, now } = call;
  const kinds = (input.text('promotionType') ?? '').split(',').filter((kind) => kind !== '');
  const status = input.text('status') || 'I';
  if (!isStatus(status)) throw new WireError('request_param_err');
  const rows = await rewardsOf(store, signedIn(call).id, { status, now });
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
  const title = Object.values(rewardTitles).find(({ EN }) => EN === textOf(row, 'title'));
  return {
    rewardId: numberOf(row, 'id'),
    promotionType: textOf(row, 'promotion_type'),
    title: title === undefined ? textOf(row, 'title') : inLanguage(title, wordsIn(call)),
    amount: toWire(numberOf(row, 'minor')),
    issuedDate: clock('at'),
    expiryDate: clock('expires'),
    claimedDate: clock('claimed_at'),
    status,
    remark: null,
  };
}

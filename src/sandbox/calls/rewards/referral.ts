import referralDetails from '@schemas/wire/referralDetails.schema.json';
import referredFriends from '@schemas/wire/referredFriends.schema.json';
import { isObject, isOn } from '../../json';
import { friendsOf, invitationSums, maskedName } from '../../referral/invitations';
import { makeReferralCode, referralCodeOf } from '../../referral/referral-codes';
import { toWire } from '../../store/money';
import { write } from '../../store/query';
import { readWallClock, wallClock } from '../../wall-clock';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';
import { WireError } from '../../wire/wire-error';

export const referralCalls: readonly Endpoint[] = [
  endpoint(referralDetails, referralOf),
  endpoint(referredFriends, listFriends),
];

const maxPageSize = 100;

async function referralOf(call: Call): Promise<unknown> {
  const promotion = openPromotion(call);
  const member = signedIn(call);
  const existingCode = await referralCodeOf(call.store, member);
  const isNewCodeWanted = existingCode === undefined && call.input.text('autoGenerate') === 'true';
  const code = isNewCodeWanted
    ? await write(call.store, (statements) => makeReferralCode(statements, member))
    : existingCode;
  const { total } = await invitationSums(call.store, member.id, 0);
  const domains = Array.isArray(promotion.domains) ? promotion.domains.map(String) : [];
  return { referralCode: code ?? null, totalInvitations: total, promotionDomains: domains };
}

async function listFriends(call: Call): Promise<unknown> {
  openPromotion(call);
  const { id } = signedIn(call);
  const { timeZone } = call.merchant;
  const size = Math.min(Math.max(call.input.wholeNumber('size', 20), 1), maxPageSize);
  const page = Math.max(call.input.wholeNumber('page', 1), 1);
  const month = wallClock(call.now, timeZone).slice(0, 7);
  const { total, lately, reward } = await invitationSums(
    call.store,
    id,
    readWallClock(`${month}-01`, 'start', timeZone),
  );
  const rows = await friendsOf(call.store, id, { page, size });
  return {
    list: rows.map((row) => ({
      name: maskedName(row),
      date: wallClock(row.at, timeZone),
      reward: row.reward === 0 ? null : toWire(row.reward),
    })),
    total,
    totalPages: Math.ceil(total / size),
    footer: { monthInvitations: lately, totalReward: toWire(reward) },
  };
}

/** What the console says of the referral promotion; a refusal where it does not run. */
function openPromotion({ merchant }: Call) {
  const { promotions } = merchant.console;
  const promotion = isObject(promotions) ? promotions.REFERRAL : undefined;
  if (!isObject(promotion) || !isOn(promotion.enabled)) throw new WireError('function.not.available');
  return promotion;
}

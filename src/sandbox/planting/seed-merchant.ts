import { hashNumberOf } from '../hash';
import type { Merchant } from '../merchant';
import { friendReward } from '../referral/invitations';
import { missions, monthOf, rewardSteps } from '../rewards/missions';
import { rewardTitles } from '../rewards/rewards';
import { type Account, accounts, accountsIn, seedPassword } from '../seed/accounts';
import { games } from '../seed/games';
import { lettersOf } from '../seed/letters';
import { isAgent } from '../store/member-types';
import { nameOf, passwordHash } from '../store/members';
import { findRow, type Statements, sql, write } from '../store/query';
import { hasSeveralWallets } from '../wallets/accounts';
import { addHistory } from './seed-history';
import { createSeedRows, type SeedRows } from './seed-rows';
import { storedNumber } from './stored-number';

const minuteMs = 60_000;
const winnerCount = 24;
const seedHash = passwordHash(seedPassword, 'livery');

/** Fills a merchant with its members, money, records and winners, the first time it is asked for. */
export async function seedMerchant(store: Statements, merchant: Merchant, now: number): Promise<void> {
  if (await findRow(store, 'merchants', { code: merchant.code })) return;
  await write(store, async (statements) => {
    const merchantRow = { code: merchant.code, seededAt: now };
    const insertion = await statements.insertInto('merchants').orIgnore().values(merchantRow).executeTakeFirst();
    if (insertion.numInsertedOrUpdatedRows === 0n) return;
    const rows = createSeedRows();
    for (const account of [...accounts, ...accountsIn(merchant.console)]) {
      const id = addAccount(rows, merchant, account, now);
      if (account.rewards.length === 0) continue;
      await rows.write(statements);
      await claimMissions(statements, merchant, id, now);
    }
    addWinners(rows, merchant, now);
    await rows.write(statements);
  });
}

/** Adds a member with a past. Gives the member's id. */
function addAccount(rows: SeedRows, merchant: Merchant, account: Account, now: number): number {
  const id = 100_000 + (hashNumberOf(`${merchant.code}/${account.username}`) % 900_000_000);
  const { unread, rewards, invited, notices, pause, persona, isPoor, ...member } = account;
  rows.add('members', {
    ...member,
    mobile: account.mobile ? storedNumber(merchant.console, account.mobile) : null,
    id,
    merchant: merchant.code,
    username: nameOf(account.username),
    isSingle: hasSeveralWallets(merchant.console) ? 0 : (account.isSingle ?? 1),
    password: account.password === seedPassword ? seedHash : passwordHash(account.password),
  });
  if (!isPoor) addHistory(rows, { memberId: id, username: account.username, now });
  for (const letter of lettersOf({ memberId: id, unread, read: unread > 0 ? 24 : 2, now }))
    rows.add('messages', letter);
  addRewardsAndNotices(rows, id, account, now);
  addFriends(rows, id, invited, now);
  if (pause !== undefined) rows.add('pauses', { memberId: id, kind: pause, until: null, at: now - dayMs });
  return id;
}

const dayMs = 1440 * minuteMs;

/**
 * Adds the persona's open rewards and some old ones, claimed and expired; for an agent also its notices, one of them
 * read.
 */
function addRewardsAndNotices(rows: SeedRows, memberId: number, account: Account, now: number): void {
  for (const [index, kind] of account.rewards.entries()) {
    const reward = {
      memberId,
      promotionType: kind,
      title: (kind === 'MISSION' ? rewardTitles.mission : rewardTitles.gift).EN,
      minor: 5_000 * (index + 1),
    };
    const at = now - (index + 1) * dayMs;
    rows.add('rewards', { ...reward, at, expires: now + 7 * dayMs, state: 'I', claimedAt: null });
    rows.add('rewards', {
      ...reward,
      at: at - 20 * dayMs,
      expires: at - 13 * dayMs,
      state: 'C',
      claimedAt: at - 19 * dayMs,
    });
    rows.add('rewards', { ...reward, at: at - 40 * dayMs, expires: at - 33 * dayMs, state: 'I', claimedAt: null });
  }
  if (!isAgent(account.type)) return;
  for (let index = 0; index < account.notices + 1; index += 1) {
    rows.add('agentNotices', {
      memberId,
      title: index === 0 ? 'How dividends are counted' : 'New rates for your team',
      content: '<p>Your manager answers questions in the service chat.</p>',
      at: now - (account.notices + 1 - index) * dayMs,
      isRead: index === 0 ? 1 : 0,
    });
  }
}

/** Marks the mission rewards of this month as claimed, so that a persona has only the open rewards that it names. */
async function claimMissions(statements: Statements, merchant: Merchant, memberId: number, now: number): Promise<void> {
  const month = monthOf(now, merchant);
  for (const mission of missions) await rewardSteps(statements, { memberId, mission, month, now: now - 3 * dayMs });
  await sql`update rewards set state = 'C', claimed_at = at
      where id in (select reward_id from mission_steps where member_id = ${memberId})`.execute(statements);
}

const friendNames = ['rahim', 'sharmin', 'mitu', 'nadia', 'tomal', 'joy', 'anik', 'sumi', 'karim', 'lamia', 'omar'];

/** Friends whom a member invited, the newest an hour ago; two of three have made a deposit. */
function addFriends(rows: SeedRows, inviterId: number, count: number, now: number): void {
  for (let index = 0; index < count; index += 1) {
    rows.add('invitations', {
      inviterId,
      friendId: null,
      name: `${friendNames[index % friendNames.length]}${index}`,
      at: now - 60 * minuteMs - index * 2 * dayMs,
      reward: index % 3 === 0 ? 0 : friendReward,
    });
  }
}

function addWinners(rows: SeedRows, merchant: Merchant, now: number): void {
  const names = ['ra***7', 'sh***n', 'mi***2', 'na***a', 'to***9', 'jo***y', 'an***k', 'su***5'];
  for (let index = 0; index < winnerCount; index += 1) {
    const seed = hashNumberOf(`${merchant.code} winner ${index}`);
    rows.add('wins', {
      merchant: merchant.code,
      nodeId: games[seed % games.length]?.nodeId ?? 0,
      name: names[seed % names.length] ?? '',
      minor: 10_000 + (seed % 4_000_000),
      at: now - (winnerCount - index) * 7 * minuteMs,
    });
  }
}

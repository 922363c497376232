import { addTrialMember } from '../calls/sign-in/trial';
import type { Environment } from '../environment';
import { findMerchant, type Merchant } from '../merchant';
import { messages } from '../messages';
import { seedMerchant } from '../planting/seed-merchant';
import { giveTicket, raffle, ticketNames } from '../rewards/draws';
import { addReward, rewardTitles } from '../rewards/rewards';
import { noteLogin } from '../security/logins';
import { personaNames, usernameOf } from '../seed/accounts';
import { addLetters } from '../seed/letters';
import { mainAccount, move, movementTypes } from '../store/ledger';
import { findMember, type Member } from '../store/members';
import { findRow, findRows, sql, write } from '../store/query';
import { everyMerchant, type Scenario, saveScenario } from '../store/scenarios';
import { openSession } from '../store/sessions';
import type { Caller } from '../wire/caller';
import { ControlError } from './control-error';
import { nearest } from './fields';

/** What a browser keeps under MC_SESSION_INFO. */
export type SessionRecord = {
  readonly token: string;
  readonly merchantCode: string;
  readonly userName: string;
  readonly type: number;
  readonly firstTimeLogin: boolean;
};

/** Forgets everything, of all merchants; each is seeded again when it is next asked for. */
export async function reset({ store }: Environment): Promise<void> {
  await store.clear();
}

/** Replaces the scenario of a merchant, by code or id, or of all under `*`. */
export async function setScenario(environment: Environment, merchant: string, scenario: Scenario): Promise<void> {
  await saveScenario(environment.store, await scenarioKey(environment, merchant), scenario);
}

/** The key that a scenario is kept under: the code of a merchant that is named by code or id, or `*`. */
export async function scenarioKey(environment: Environment, merchant: string): Promise<string> {
  return merchant === everyMerchant ? merchant : (await readyMerchant(environment, merchant)).code;
}

/**
 * Signs in as a persona of schemas/personas.json, as a login does: gives the browser's session, or null for the guest.
 */
export async function signInAs(
  environment: Environment,
  merchantName: string,
  { persona, ...caller }: Caller & { readonly persona: string },
): Promise<SessionRecord | null> {
  const { store, now, random } = environment;
  // `<persona>.pending` of reports is the same member, whose facts have not loaded.
  const name = persona.replace(/\.pending$/, '');
  if (!personaNames.includes(name)) throw new ControlError(messages.unknownPersona(persona));
  const merchant = await readyMerchant(environment, merchantName);
  if (name === 'guest') return null;
  const isTrial = name === 'trial';
  const member = isTrial
    ? await write(store, (statements) => addTrialMember(statements, merchant.code, now(), random))
    : await findMember(store, merchant.code, usernameOf(name));
  if (!member) throw new ControlError(messages.unknownPersona(persona));
  const merchantCode = isTrial ? merchant.trialCode : merchant.code;
  const login = { ...caller, now: now() };
  await noteLogin(store, { ...login, memberId: member.id, isDone: true });
  const token = await openSession(store, merchantCode, member.id, login);
  return { token, merchantCode, userName: member.username, type: member.type, firstTimeLogin: member.firstTime === 1 };
}

/** Puts play money into a member's main wallet, or takes some out; minor units. Never below zero. */
export async function addMoney(
  environment: Environment,
  merchantName: string,
  username: string,
  minor: number,
): Promise<void> {
  const { store, now } = environment;
  const member = await requiredMember(environment, merchantName, username);
  const at = now();
  const movement = {
    memberId: member.id,
    accountType: mainAccount,
    minor,
    typeId: movementTypes.deposit,
    at,
    orderNo: `GIFT${at}`,
    remark: 'Sandbox',
  };
  const balanceLeft = await write(store, (statements) => move(statements, movement));
  if (balanceLeft === undefined) throw new ControlError(messages.walletTooSmall(username));
}

/** What the controls give: a gift of an amount, a raffle to draw, or a ticket. */
export type GiftKind = 'MANUAL' | 'RAFFLE' | 'PRIZE_WHEEL' | 'GOLDEN_EGG';

/** Gives a member a reward to claim; minor units, of a gift alone. */
export async function giveReward(
  environment: Environment,
  merchantName: string,
  username: string,
  { kind, minor }: { readonly kind: GiftKind; readonly minor: number },
): Promise<void> {
  const { store, now } = environment;
  const member = await requiredMember(environment, merchantName, username);
  const [memberId, at] = [member.id, now()];
  await write(store, async (statements) => {
    if (kind === 'PRIZE_WHEEL' || kind === 'GOLDEN_EGG') await giveTicket(statements, { memberId, kind, at });
    else if (kind === raffle) await addReward(statements, { memberId, kind, title: ticketNames.draw.EN, minor: 0, at });
    else await addReward(statements, { memberId, kind, title: rewardTitles.gift.EN, minor, at });
  });
}

/** Puts letters into a member's inbox. */
export async function giveLetters(
  environment: Environment,
  merchantName: string,
  username: string,
  letters: { readonly unread: number; readonly read: number },
): Promise<void> {
  const { store, now } = environment;
  const member = await requiredMember(environment, merchantName, username);
  await write(store, (statements) => addLetters(statements, { ...letters, memberId: member.id, now: now() }));
}

async function requiredMember(environment: Environment, merchantName: string, username: string): Promise<Member> {
  const merchant = await readyMerchant(environment, merchantName);
  const member = await findMember(environment.store, merchant.code, username);
  if (!member) throw new ControlError(messages.unknownMember(username));
  return member;
}

/** The last 20 codes that were sent, the newest first. */
export async function sentCodes({ store, now }: Environment, merchant: Merchant) {
  const rows = await findRows(store, 'codes', { merchant: merchant.code }, sql`order by id desc limit 20`);
  return rows.map((row) => ({
    mobile: row.mobile,
    code: row.code,
    sentAt: row.sentAt,
    state: row.used === 1 ? 'used' : row.expires > now() ? 'valid' : 'expired',
  }));
}

/** What a captcha shows, by the id in its cookie, for QA's scripts. The captcha stays valid. */
export async function captchaAnswer({ store }: Environment, id: string): Promise<string | null> {
  const row = await findRow(store, 'captchas', { id });
  return row?.answer ?? null;
}

/** A merchant by code or id, seeded. */
export async function readyMerchant({ consoles, store, now }: Environment, name: string): Promise<Merchant> {
  const consolesByCode = consoles();
  const code = Object.entries(consolesByCode).find(([, { id }]) => id === name)?.[0] ?? name;
  const merchant = findMerchant(consolesByCode, code);
  if (!merchant) {
    const names = Object.entries(consolesByCode).flatMap(([code, { id }]) => [id, code]);
    throw new ControlError(messages.unknownMerchant(name, nearest(name, names)));
  }
  await seedMerchant(store, merchant, now());
  return merchant;
}

import createTrial from '@schemas/wire/createTrial.schema.json';
import trialAccount from '@schemas/wire/trialAccount.schema.json';
import trialLogin from '@schemas/wire/trialLogin.schema.json';
import { remarks } from '../../records/remarks';
import { mainAccount, move, movementTypes } from '../../store/ledger';
import { addMember, findMember, type Member, passwordHash } from '../../store/members';
import { type Statements, write } from '../../store/query';
import { openSession } from '../../store/sessions';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { sessionValue } from './opened-session';

/** Money of a new trial account, minor units. */
const trialMoney = 200_000;
const trialType = 4;
/** Remembers the trial account of a browser for a day. */
const cookie = 'trialAccount';

export const trialCalls: readonly Endpoint[] = [
  endpoint(trialLogin, logIn),
  endpoint(createTrial, async (call) => {
    const { store, merchant, now, random, setCookie } = call;
    const { username } = await write(store, (statements) => addTrialMember(statements, merchant.code, now, random));
    setCookie(cookie, username, 24 * 60 * 60);
    return username;
  }),
  endpoint(trialAccount, async (call) => (await trialMemberOf(call))?.username ?? null),
];

/** Continues the browser's trial account, or opens a new one. */
async function logIn(call: Call): Promise<unknown> {
  const { store, merchant, now, random } = call;
  const existing = await trialMemberOf(call);
  return write(store, async (statements) => {
    const member = existing ?? (await addTrialMember(statements, merchant.code, now, random));
    return sessionValue(member, await openSession(statements, merchant.trialCode, member.id, call));
  });
}

async function trialMemberOf({ store, merchant, cookies }: Call): Promise<Member | undefined> {
  const member = await findMember(store, merchant.code, cookies[cookie] ?? '');
  return member?.type === trialType ? member : undefined;
}

/** Adds a member of type 4 with money to try the games. */
export async function addTrialMember(
  statements: Statements,
  merchant: string,
  now: number,
  random: () => number,
): Promise<Member> {
  const drawnName = `trial${String(Math.floor(random() * 1e6)).padStart(6, '0')}${(now % 1e6).toString(36)}`;
  const username = await freeName(statements, merchant, drawnName);
  const member = await addMember(statements, {
    merchant,
    username,
    password: passwordHash(username),
    type: trialType,
    regDate: now,
  });
  await move(statements, {
    memberId: member.id,
    accountType: mainAccount,
    minor: trialMoney,
    typeId: movementTypes.bonus,
    at: now,
    orderNo: `TRIAL${member.id}`,
    remark: remarks.trial.EN,
  });
  return member;
}

/** The drawn name; where it is taken, the first free one with a number behind it. */
async function freeName(statements: Statements, merchant: string, drawnName: string): Promise<string> {
  let name = drawnName;
  for (let count = 2; (await findMember(statements, merchant, name)) !== undefined; count += 1)
    name = `${drawnName}x${count}`;
  return name;
}

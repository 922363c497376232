import registerAuto from '@schemas/wire/registerAuto.schema.json';
import { hashNumberOf } from '../../hash';
import { isObject, textAt } from '../../json';
import { isSwitchedOff } from '../../merchant';
import { refuseOtherSite } from '../../request-rules/own-site';
import { findMember, findMemberById, findMemberByMobile, type Member } from '../../store/members';
import { findRow, type Statements, write } from '../../store/query';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import type { Input } from '../../wire/input';
import { WireError } from '../../wire/wire-error';
import { refusalOfCode } from './affiliates';
import { addNewMember } from './new-member';
import { openedSession } from './opened-session';

/** The player's identity at another provider. */
export type Identity = { readonly channel: string; readonly subject: string };

/** Channel → the module that must not be switched off; `sms` has none. */
const channels: ReadonlyMap<string, string | undefined> = new Map([
  ['facebook', 'FACEBOOKLOGIN3'],
  ['google', 'GOOGLELOGIN3'],
  ['sms', undefined],
]);

export const socialCalls: readonly Endpoint[] = [endpoint(registerAuto, registerAutomatically)];

/**
 * The identity in `firebaseChannel` and `firebaseIdToken`. A token is `sandbox:<subject>`, of the sandbox's own
 * provider, or a JWT with a `sub`; its signature is not checked, as this is play. On the channel `sms` the subject is
 * the number in `firebaseMobileNo`, else in `mobileNum`.
 */
export function identityIn(call: Call): Identity | undefined {
  const { input, merchant } = call;
  const channel = input.text('firebaseChannel') ?? '';
  if (!channels.has(channel)) return undefined;
  const module = channels.get(channel);
  if (module !== undefined && isSwitchedOff(merchant, module)) throw new WireError('function.not.available');
  const subject = subjectOf(input);
  const number = (input.text('firebaseMobileNo') ?? input.text('mobileNum') ?? '').trim();
  const identitySubject = channel === 'sms' ? number : subject;
  return subject === undefined || !identitySubject ? undefined : { channel, subject: identitySubject };
}

/** Signs in the member who is bound to the identity; `bind_customer_required` where there is none. */
export async function logInSocially(call: Call): Promise<unknown> {
  const identity = identityIn(call);
  if (!identity) throw new WireError('login.incorrect');
  const member = await memberOf(call, identity);
  if (!member) throw new WireError('bind_customer_required');
  refuseOtherSite(call, member);
  return openedSession(call, member);
}

export async function bindIdentity(
  statements: Statements,
  { merchant, id }: Member,
  { channel, subject }: Identity,
): Promise<void> {
  await statements.insertInto('identities').orReplace().values({ merchant, channel, subject, memberId: id }).execute();
}

async function registerAutomatically(call: Call): Promise<unknown> {
  const { store, input } = call;
  const identity = identityIn(call);
  if (!identity) throw new WireError('request_param_err');
  const wrongCode = await refusalOfCode(call, input.text('affiliateCode'));
  if (wrongCode !== undefined) throw new WireError(wrongCode);
  if (await memberOf(call, identity)) throw new WireError('username.exists');
  const username = await freeName(call, identity);
  const mobile = identity.channel === 'sms' ? identity.subject : null;
  const member = await write(store, async (statements) => {
    const newMember = await addNewMember(statements, call, { username, mobile });
    await bindIdentity(statements, newMember, identity);
    return newMember;
  });
  return { ...(await openedSession(call, member)), customerId: member.id };
}

async function memberOf({ store, merchant }: Call, { channel, subject }: Identity): Promise<Member | undefined> {
  const row = await findRow(store, 'identities', { merchant: merchant.code, channel, subject });
  if (row) return findMemberById(store, row.memberId);
  return channel === 'sms' ? findMemberByMobile(store, merchant.code, subject) : undefined;
}

async function freeName({ store, merchant }: Call, { channel, subject }: Identity): Promise<string> {
  for (let turn = 0; ; turn += 1) {
    const name = `user${String(hashNumberOf(`${channel} ${subject} ${turn}`) % 1e7).padStart(7, '0')}`;
    if (!(await findMember(store, merchant.code, name))) return name;
  }
}

function subjectOf(input: Input): string | undefined {
  const token = input.text('firebaseIdToken') ?? '';
  if (token.startsWith('sandbox:')) return token.slice('sandbox:'.length).trim() || undefined;
  const [, payload = '', signature] = token.split('.');
  return signature === undefined ? undefined : textAt(claimsOf(payload), 'sub') || undefined;
}

function claimsOf(payload: string): unknown {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return isObject(claims) ? claims : {};
  } catch {
    return {}; // No JWT: the token says nothing.
  }
}

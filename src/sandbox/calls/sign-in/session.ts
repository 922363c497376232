import geetest from '@schemas/wire/geetest.schema.json';
import login from '@schemas/wire/login.schema.json';
import loginVerification from '@schemas/wire/loginVerification.schema.json';
import logout from '@schemas/wire/logout.schema.json';
import publicKey from '@schemas/wire/publicKey.schema.json';
import touch from '@schemas/wire/touch.schema.json';
import { isRightCaptcha } from '../../captcha/check-captcha';
import { isSwitchedOff } from '../../merchant';
import { maskedMobile } from '../../request-rules/bound-mobile';
import { refuseOtherSite } from '../../request-rules/own-site';
import { countAttempt, refuseTooMany } from '../../request-rules/rate-limit';
import { noteLogin } from '../../security/logins';
import { findMember, findMemberByMobile, isPassword, type Member } from '../../store/members';
import { findRow, type Statements, sql } from '../../store/query';
import { closeSession } from '../../store/sessions';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { WireError } from '../../wire/wire-error';
import { openedSession } from './opened-session';
import { sendCodeTo, spendSentCode } from './sms';
import { logInSocially } from './social';

/** After this many failures of one username the login asks for a captcha. */
const failuresBeforeCaptcha = 2;
/** After this many failures of one username in ten minutes, logins of that name are refused. */
const failuresBeforeRefusal = 10;

export const sessionCalls: readonly Endpoint[] = [
  endpoint(publicKey, (call) => call.publicKey()),
  endpoint(login, logIn),
  endpoint(loginVerification, async (call) => {
    const member = await provenMember(call);
    await spendSentCode(call, member.mobile ?? '', call.input.requiredText('verificationCode'));
    return openedSession(call, member);
  }),
  endpoint(logout, async ({ store, token }) => {
    if (token !== undefined) await closeSession(store, token);
    return null;
  }),
  endpoint(touch, () => null),
  endpoint(geetest, () => {
    throw new WireError('function.not.available');
  }),
];

async function logIn(call: Call): Promise<unknown> {
  const { input } = call;
  if (input.text('type') === 'firebase') return logInSocially(call);
  await askForCaptcha(call, input.requiredText('username').toLowerCase());
  const member = await provenMember(call);
  const { mobile } = member;
  if (mobile !== null && needsCode(call, member)) {
    const { expiredMinutes } = await sendCodeTo(call, mobile);
    throw new WireError('login_verify_required', { mobileNum: maskedMobile(mobile), expiredMinutes });
  }
  return openedSession(call, member);
}

/** A login by SMS needs no second code; one by password may. */
function needsCode({ input, merchant, scenario }: Call, { checksLogin }: Member): boolean {
  if (input.text('type') === 'sms' || isSwitchedOff(merchant, 'LOGINIPVERF3')) return false;
  return checksLogin === 1 || scenario.verifyLogin === true;
}

/** The member whose password is right, or whose code is right at a login by SMS. Failures are counted. */
async function provenMember(call: Call): Promise<Member> {
  const { store, merchant, input, address, agent, now } = call;
  const username = input.requiredText('username').toLowerCase();
  const limit = { key: `login ${merchant.code} ${username}`, maxTries: failuresBeforeRefusal, minutes: 10 };
  await refuseTooMany(store, limit, now);
  const member = await memberBy(call, username, input.requiredText('password'));
  if (member) {
    await sql`delete from login_failures where merchant = ${merchant.code} and username = ${username}`.execute(store);
    refuseOtherSite(call, member);
    return member;
  }
  await countAttempt(store, limit.key, now);
  const namedMember = await findMember(store, merchant.code, username);
  if (namedMember) await noteLogin(store, { memberId: namedMember.id, address, agent, isDone: false, now });
  const failures = await countFailure(store, merchant.code, username);
  const captcha = failures >= failuresBeforeCaptcha || call.scenario.captcha === true;
  const code = input.text('type') === 'sms' ? 'verification.code.incorrect' : 'login.incorrect';
  throw new WireError(code, captcha ? { captcha: true } : null);
}

/** The member who logs in. After a reset by phone, the type is empty and the number stands in place of the name. */
async function memberBy(call: Call, username: string, password: string): Promise<Member | undefined> {
  const { store, merchant, input } = call;
  const type = input.text('type') ?? 'username';
  if (type === 'sms') return memberBySms(call, username, password);
  const namedMember = await findMember(store, merchant.code, username);
  const member = namedMember ?? (type === '' ? await findMemberByMobile(store, merchant.code, username) : undefined);
  return member && isPassword(member, password) ? member : undefined;
}

async function memberBySms(call: Call, mobile: string, code: string): Promise<Member | undefined> {
  try {
    await spendSentCode(call, mobile, code);
  } catch (error) {
    if (error instanceof WireError && error.code === 'verification.code.incorrect') return undefined;
    throw error;
  }
  const member = await findMemberByMobile(call.store, call.merchant.code, mobile);
  if (member === undefined) throw new WireError('user.disabled');
  return member;
}

async function askForCaptcha(call: Call, username: string): Promise<void> {
  const failures = await failuresOf(call.store, call.merchant.code, username);
  if (failures < failuresBeforeCaptcha && call.scenario.captcha !== true) return;
  if ((call.input.text('captcha') ?? '').trim() === '') throw new WireError('captcha.required', { captcha: true });
  if (!(await isRightCaptcha(call))) throw new WireError('captcha.incorrect', { captcha: true });
}

async function failuresOf(statements: Statements, merchant: string, username: string): Promise<number> {
  const row = await findRow(statements, 'loginFailures', { merchant, username });
  return row?.failures ?? 0;
}

async function countFailure(statements: Statements, merchant: string, username: string): Promise<number> {
  await statements
    .insertInto('loginFailures')
    .values({ merchant, username, failures: 1 })
    .onConflict((row) =>
      row
        .columns(['merchant', 'username'])
        .doUpdateSet(({ eb }) => ({ failures: eb('loginFailures.failures', '+', 1) })),
    )
    .execute();
  return failuresOf(statements, merchant, username);
}

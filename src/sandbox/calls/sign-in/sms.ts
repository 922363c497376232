import smsNoLogin from '@schemas/wire/smsNoLogin.schema.json';
import smsPasswordReset from '@schemas/wire/smsPasswordReset.schema.json';
import smsRegister from '@schemas/wire/smsRegister.schema.json';
import smsRegisterMobile from '@schemas/wire/smsRegisterMobile.schema.json';
import smsVerify from '@schemas/wire/smsVerify.schema.json';
import { noteBinding, refuseMobile } from '../../request-rules/bound-mobile';
import { attempt, countAttempt, refuseTooMany } from '../../request-rules/rate-limit';
import { codeMinutes, isCode, isOldCode, sendCode, spendCode } from '../../store/codes';
import { findMemberByMobile } from '../../store/members';
import { sql, write } from '../../store/query';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';
import { WireError } from '../../wire/wire-error';

/** In ten minutes at most so many codes are sent to one number, and so many wrong ones may be tried for it. */
const maxTries = 5;
const minutes = 10;

export const smsCalls: readonly Endpoint[] = [
  endpoint(smsRegister, (call) => sendCodeTo(call, mobileIn(call, 'mobileNo')), ['MOBILENUMREG3']),
  endpoint(smsRegisterMobile, (call) => sendCodeTo(call, mobileIn(call, 'mobileNo')), ['REGMOBVERF3']),
  endpoint(smsNoLogin, (call) => sendCodeTo(call, mobileIn(call, 'mobileNum'))),
  endpoint(smsPasswordReset, async (call) => {
    const mobile = mobileIn(call, 'mobileNo');
    const isMember = (await findMemberByMobile(call.store, call.merchant.code, mobile)) !== undefined;
    return isMember ? sendCodeTo(call, mobile) : pretendCodeTo(call, mobile);
  }),
  endpoint(smsVerify, async (call) => {
    const { store, input, now } = call;
    const [mobile, member] = [mobileIn(call, 'mobileNum'), signedIn(call)];
    const code = input.requiredText('verificationCode');
    // Checked first: without the code nobody learns that a number has an owner. A refused number spends no code.
    await refuseWrongCode(call, mobile, code);
    await refuseMobile(store, member, mobile);
    await spendSentCode(call, mobile, code);
    if (member.mobile !== null) return null;
    await write(store, async (statements) => {
      await sql`update members set mobile = ${mobile} where id = ${member.id}`.execute(statements);
      await noteBinding(statements, member.id, now);
    });
    return null;
  }),
];

/** Sends a code and says how long it holds. */
export async function sendCodeTo(call: Call, mobile: string): Promise<{ readonly expiredMinutes: number }> {
  const { store, merchant, now, random } = call;
  await attempt(store, sendLimit(call, mobile), now);
  const code = String(Math.floor(random() * 1e6)).padStart(6, '0');
  await sendCode(store, { merchant: merchant.code, mobile, code, now });
  return { expiredMinutes: codeMinutes };
}

/** Uses a code up, or refuses: wrong, too old, or guessed at too often. */
export async function spendSentCode(call: Call, mobile: string, code: string): Promise<void> {
  await refuseWrongCode(call, mobile, code);
  const { store, merchant, now } = call;
  if (!(await spendCode(store, { merchant: merchant.code, mobile, code, now })))
    throw new WireError('verification.code.incorrect');
}

/** As `spendSentCode`, without using the code up. */
export async function refuseWrongCode(call: Call, mobile: string, code: string): Promise<void> {
  const { store, merchant, now } = call;
  const limit = { key: `code ${merchant.code} ${mobile}`, maxTries, minutes };
  await refuseTooMany(store, limit, now);
  const typedCode = { merchant: merchant.code, mobile, code, now };
  if (await isCode(store, typedCode)) return;
  await countAttempt(store, limit.key, now);
  throw new WireError(
    (await isOldCode(store, typedCode)) ? 'verification.code.expired' : 'verification.code.incorrect',
  );
}

/** The answer is the same for unknown numbers, so that it does not tell which belong to members. */
async function pretendCodeTo(call: Call, mobile: string): Promise<unknown> {
  await attempt(call.store, sendLimit(call, mobile), call.now);
  return { expiredMinutes: codeMinutes };
}

function sendLimit({ merchant }: Call, mobile: string) {
  return { key: `sms ${merchant.code} ${mobile}`, maxTries, minutes };
}

function mobileIn({ input }: Call, field: string): string {
  const mobile = input.requiredText(field);
  if (!/^\d{6,20}$/.test(mobile)) throw new WireError('mobile.format');
  return mobile;
}

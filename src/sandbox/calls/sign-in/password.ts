import changePasswordCall from '@schemas/wire/changePassword.schema.json';
import forgotPassword from '@schemas/wire/forgotPassword.schema.json';
import setPassword from '@schemas/wire/setPassword.schema.json';
import { objectAt } from '../../json';
import { checkOwnPassword } from '../../request-rules/check-own-password';
import { refusedFields } from '../../request-rules/check-registration';
import { attempt } from '../../request-rules/rate-limit';
import { sendCode } from '../../store/codes';
import { changePassword, findMember, findMemberByMobile, isHashOf, isPassword, type Member } from '../../store/members';
import { sql, write } from '../../store/query';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';
import { WireError } from '../../wire/wire-error';
import { refuseWrongCode, spendSentCode } from './sms';

export const passwordCalls: readonly Endpoint[] = [
  endpoint(forgotPassword, mailPassword),
  endpoint(setPassword, setByPhone),
  endpoint(changePasswordCall, changeOwnPassword),
];

/** The mail is not sent: /__sandbox shows the new password among the codes. The next login must change it. */
async function mailPassword(call: Call): Promise<unknown> {
  const { store, merchant, input, now, random } = call;
  const [username, email] = [input.requiredText('username'), input.requiredText('email').toLowerCase()];
  await attempt(store, { key: `mail ${merchant.code} ${username.toLowerCase()}`, maxTries: 5, minutes: 10 }, now);
  const member = await findMember(store, merchant.code, username);
  if (!member || member.email?.toLowerCase() !== email) throw new WireError('member.email.incorrect');
  const password = `new${String(Math.floor(random() * 1e6)).padStart(6, '0')}`;
  await write(store, async (statements) => {
    await changePassword(statements, member, { password });
    await sql`update members set first_time = 1 where id = ${member.id}`.execute(statements);
    await sendCode(statements, { merchant: merchant.code, mobile: email, code: password, now });
  });
  return null;
}

/** A new password equal to the old one is refused without using up the code, so that the player can try another. */
async function setByPhone(call: Call): Promise<unknown> {
  const { store, merchant, input } = call;
  const [password, mobile] = [input.requiredText('newPassword'), input.requiredText('mobileNum')];
  const code = input.requiredText('verificationCode');
  await refuseWrongCode(call, mobile, code);
  const member = await findMemberByMobile(store, merchant.code, mobile);
  if (!member) throw new WireError('verification.code.incorrect');
  refuseFormat(call, password);
  if (isPassword(member, password)) throw new WireError('modify.new.old.same');
  refuseFundPassword(member, password);
  await spendSentCode(call, mobile, code);
  await changePassword(store, member, { password });
  return null;
}

/** This session continues; the member's others end. */
async function changeOwnPassword(call: Call): Promise<unknown> {
  const { store, input, token, now } = call;
  // A member who registered by a code has no password yet, and leaves the old one empty.
  const [oldPassword, password] = [input.text('oldPassword') ?? '', input.requiredText('newPassword')];
  const member = signedIn(call);
  await checkOwnPassword(store, member, { password: oldPassword, now, code: 'password.old.incorrect' });
  if (input.requiredText('confirmNewPassword') !== password) throw new WireError('password.mismatch');
  if (oldPassword === password) throw new WireError('modify.new.old.same');
  refuseFormat(call, password);
  refuseFundPassword(member, password);
  await changePassword(store, member, token === undefined ? { password } : { password, keep: token });
  return null;
}

/** The two passwords differ, so that knowing one does not give the other. */
function refuseFundPassword({ paymentPassword }: Member, password: string): void {
  if (paymentPassword !== null && isHashOf(paymentPassword, password)) throw new WireError('payment.password.format');
}

/** A new password follows the rule of the registration form. */
function refuseFormat({ merchant }: Call, password: string): void {
  const rules = { password: objectAt(merchant.console.register, 'password') };
  if (refusedFields(rules, { password }).size > 0) throw new WireError('password.format');
}

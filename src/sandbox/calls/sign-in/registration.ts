import captcha from '@schemas/wire/captcha.schema.json';
import checkUsername from '@schemas/wire/checkUsername.schema.json';
import register from '@schemas/wire/register.schema.json';
import registerMobile from '@schemas/wire/registerMobile.schema.json';
import { isRightCaptcha, newCaptcha } from '../../captcha/check-captcha';
import { isSwitchedOff, isSwitchedOn } from '../../merchant';
import { paymentsOf } from '../../payments';
import { isFieldRequired, refusedFields } from '../../request-rules/check-registration';
import { isSimple } from '../../security/fund-password';
import { findMember, findMemberByMobile } from '../../store/members';
import { write } from '../../store/query';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import type { ErrorCode } from '../../wire/error-texts';
import { errorText } from '../../wire/error-words';
import { WireError } from '../../wire/wire-error';
import { refusalOfCode } from './affiliates';
import { addNewMember } from './new-member';
import { openedSession } from './opened-session';
import { refuseWrongCode, spendSentCode } from './sms';
import { bindIdentity, identityIn } from './social';

export const registrationCalls: readonly Endpoint[] = [
  endpoint(captcha, newCaptcha),
  endpoint(register, registerByUsername),
  endpoint(registerMobile, registerByMobile),
  endpoint(checkUsername, async ({ store, merchant, input }) => {
    if (await findMember(store, merchant.code, input.requiredText('username'))) throw new WireError('username.exists');
    return null;
  }),
];

async function registerByUsername(call: Call): Promise<unknown> {
  const { merchant, input } = call;
  if (isSwitchedOff(merchant, 'USERNAMEREG3')) throw new WireError('function.not.available');
  if (input.text('username') === undefined || input.text('password') === undefined)
    throw new WireError('request_param_err');
  const { refusals, rules } = await checkFields(call);
  const wantsCode = isSwitchedOn(merchant, 'REGMOBVERF3') || isFieldRequired(rules, 'verificationCode');
  const textOf = (name: string) => (input.text(name) ?? '').trim();
  if (wantsCode && textOf('mobileNum') === '') refusals.set('mobileNum', 'field.required');
  if (wantsCode || textOf('verificationCode') !== '') await checkCode(call, refusals);
  return addChecked(call, refusals);
}

async function registerByMobile(call: Call): Promise<unknown> {
  const { refusals } = await checkFields(call);
  refusals.delete('username');
  const hasPassword = isSwitchedOn(call.merchant, 'MOBILENUMPASSREG3');
  for (const field of ['password', 'confirmPassword'])
    if (!hasPassword && (call.input.text(field) ?? '') === '') refusals.delete(field);
  const mobile = call.input.requiredText('mobileNum');
  if (!refusals.has('mobileNum') && !/^\d{6,20}$/.test(mobile)) refusals.set('mobileNum', 'mobile.format');
  await checkCode(call, refusals);
  if (await findMemberByMobile(call.store, call.merchant.code, mobile)) refusals.set('mobileNum', 'username.exists');
  return addChecked(call, refusals);
}

async function checkFields(call: Call) {
  const { merchant, input } = call;
  const rules = merchant.console.register;
  const refusals = new Map(refusedFields(rules, input.fields));
  if (!paymentsOf(merchant).takesSimplePassword && isSimple(input.text('paymentPassword') ?? ''))
    refusals.set('paymentPassword', 'payment.password.simple');
  const confirmation = input.text('confirmPassword');
  const isConfirmed =
    confirmation === undefined ? !isFieldRequired(rules, 'confirmPassword') : confirmation === input.text('password');
  if (!isConfirmed) refusals.set('confirmPassword', 'password.mismatch');
  const code = await refusalOfCode(call, input.text('affiliateCode'));
  if (code !== undefined) refusals.set('affiliateCode', code);
  return { refusals, rules };
}

/** Adds the member unless a field is refused. A wrong field uses up neither captcha nor code: these come last. */
async function addChecked(call: Call, refusals: Map<string, ErrorCode>): Promise<unknown> {
  const { store, merchant, input } = call;
  const username = (input.text('username') ?? '').trim();
  if (username === '') refusals.set('username', 'field.required');
  else if (await findMember(store, merchant.code, username)) refusals.set('username', 'username.exists');
  const wantsCaptcha = isFieldRequired(merchant.console.register, 'captcha') || call.scenario.captcha === true;
  if (refusals.size === 0 && wantsCaptcha && !(await isRightCaptcha(call)))
    refusals.set('captcha', 'captcha.incorrect');
  if (refusals.size > 0) throw refusalOf(refusals, call.language);
  const identity = identityIn(call);
  const mobile = input.text('mobileNum')?.trim() || null;
  const code = (input.text('verificationCode') ?? '').trim();
  if (code !== '' && !isProven(call)) await spendSentCode(call, mobile ?? '', code);
  const member = await write(store, async (statements) => {
    const newMember = await addNewMember(statements, call, { username, mobile });
    if (identity) await bindIdentity(statements, newMember, identity);
    return newMember;
  });
  const session = input.text('login') === 'true' ? await openedSession(call, member) : {};
  return { ...session, customerId: member.id };
}

/** One refused field gives its own code; several give one code for the form. Each field has its text in the answer. */
function refusalOf(refusals: ReadonlyMap<string, ErrorCode>, language: string): WireError {
  const [firstCode] = refusals.values();
  const fields = Object.fromEntries([...refusals].map(([field, code]) => [field, errorText(code, language)]));
  const captcha = refusals.has('captcha') ? { captcha: true } : {};
  return new WireError(refusals.size === 1 && firstCode ? firstCode : 'register.field.invalid', { fields, ...captcha });
}

/** Whether another provider proved the number: it needs no code of ours. */
function isProven(call: Call): boolean {
  const identity = identityIn(call);
  return identity?.channel === 'sms' && identity.subject === (call.input.text('mobileNum') ?? '').trim();
}

const codeRefusals: readonly ErrorCode[] = ['verification.code.incorrect', 'verification.code.expired'];

/** Adds a refusal for a code that is wrong or has run out. */
async function checkCode(call: Call, refusals: Map<string, ErrorCode>): Promise<void> {
  const { input } = call;
  if (isProven(call)) return;
  try {
    await refuseWrongCode(call, (input.text('mobileNum') ?? '').trim(), (input.text('verificationCode') ?? '').trim());
  } catch (error) {
    if (!(error instanceof WireError) || !codeRefusals.includes(error.code)) throw error;
    refusals.set('verificationCode', error.code);
  }
}

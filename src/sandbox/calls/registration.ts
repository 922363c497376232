import captcha from '@schemas/wire/captcha.schema.json';
import checkUsername from '@schemas/wire/checkUsername.schema.json';
import register from '@schemas/wire/register.schema.json';
import registerMobile from '@schemas/wire/registerMobile.schema.json';
import { isRightCaptcha, newCaptcha } from '../captcha/check-captcha';
import { type Call, type Endpoint, endpoint } from '../http/endpoint';
import { type ErrorCode, errorText } from '../http/error-texts';
import { WireError } from '../http/wire-error';
import { isSwitchedOff } from '../merchant';
import { isAsked, refusedFields } from '../rules/check-registration';
import { findMember, findMemberByMobile } from '../store/members';
import { isAffiliateCode } from './affiliates';
import { addNewMember } from './new-member';
import { openedSession } from './opened-session';
import { spendSentCode } from './sms';
import { bindIdentity, identityIn } from './social';

export const registrationCalls: readonly Endpoint[] = [
  endpoint(captcha, newCaptcha),
  endpoint(register, registerByUsername),
  endpoint(registerMobile, registerByMobile),
  endpoint(checkUsername, async ({ store, merchant, input }) => {
    if (await findMember(store, merchant.code, input.needed('username'))) throw new WireError('username.exists');
    return null;
  }),
];

async function registerByUsername(call: Call): Promise<unknown> {
  const { merchant, input } = call;
  if (isSwitchedOff(merchant, 'USERNAMEREG3')) throw new WireError('function.not.available');
  if (input.text('username') === undefined || input.text('password') === undefined)
    throw new WireError('request_param_err');
  const { refused, rules } = firstChecks(call);
  if (isAsked(rules, 'verificationCode') && !(await hasCode(call)))
    refused.set('verificationCode', 'verification.code.incorrect');
  return addChecked(call, refused);
}

async function registerByMobile(call: Call): Promise<unknown> {
  const { refused } = firstChecks(call);
  for (const field of ['username', 'password', 'confirmPassword']) {
    if (call.input.text(field) === undefined || field === 'username') refused.delete(field);
  }
  const mobile = call.input.needed('mobileNum');
  if (!refused.has('mobileNum') && !/^\d{6,20}$/.test(mobile)) refused.set('mobileNum', 'mobile.format');
  if (!(await hasCode(call))) refused.set('verificationCode', 'verification.code.incorrect');
  if (await findMemberByMobile(call.store, call.merchant.code, mobile)) refused.set('mobileNum', 'username.exists');
  return addChecked(call, refused);
}

function firstChecks({ merchant, input }: Call) {
  const rules = merchant.console.register;
  const refused = new Map(refusedFields(rules, input.fields));
  const confirmation = input.text('confirmPassword');
  const isConfirmed =
    confirmation === undefined ? !isAsked(rules, 'confirmPassword') : confirmation === input.text('password');
  if (!isConfirmed) refused.set('confirmPassword', 'password.mismatch');
  if (!isAffiliateCode(input.text('affiliateCode'))) refused.set('affiliateCode', 'invitation_code_error');
  return { refused, rules };
}

/** The captcha comes last, so that a wrong field does not use it up. */
async function addChecked(call: Call, refused: Map<string, ErrorCode>): Promise<unknown> {
  const { store, merchant, input } = call;
  const username = (input.text('username') ?? '').trim();
  if (username === '') refused.set('username', 'field.required');
  else if (await findMember(store, merchant.code, username)) refused.set('username', 'username.exists');
  const wantsCaptcha = isAsked(merchant.console.register, 'captcha') || call.scenario.captcha === true;
  if (refused.size === 0 && wantsCaptcha && !(await isRightCaptcha(call))) refused.set('captcha', 'captcha.incorrect');
  if (refused.size > 0) throw refusalOf(refused, call.language);
  const identity = identityIn(call);
  const mobile = input.text('mobileNum')?.trim() || null;
  const member = await store.write(async (statements) => {
    const added = await addNewMember(statements, call, { username, mobile });
    if (identity) await bindIdentity(statements, added, identity);
    return added;
  });
  const session = input.text('login') === 'true' ? await openedSession(call, member) : {};
  return { ...session, customerId: member.id };
}

/** One refused field gives its own code; several one for the form. Each field carries its text. */
function refusalOf(refused: ReadonlyMap<string, ErrorCode>, language: string): WireError {
  const [only] = refused.values();
  const fields = Object.fromEntries([...refused].map(([field, code]) => [field, errorText(code, language)]));
  const captcha = refused.has('captcha') ? { captcha: true } : {};
  return new WireError(refused.size === 1 && only ? only : 'register.field.invalid', { fields, ...captcha });
}

/** A number that another provider proved needs no code of ours. */
async function hasCode(call: Call): Promise<boolean> {
  const { input } = call;
  const mobile = (input.text('mobileNum') ?? '').trim();
  const identity = identityIn(call);
  if (identity?.channel === 'sms' && identity.subject === mobile) return true;
  try {
    await spendSentCode(call, mobile, (input.text('verificationCode') ?? '').trim());
    return true;
  } catch (error) {
    if (error instanceof WireError && error.code === 'verification.code.incorrect') return false;
    throw error;
  }
}

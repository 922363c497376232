import emailCode from '@schemas/wire/emailCode.schema.json';
import memberIcon from '@schemas/wire/memberIcon.schema.json';
import playerAvatar from '@schemas/wire/playerAvatar.schema.json';
import setEmail from '@schemas/wire/setEmail.schema.json';
import setMemberIcon from '@schemas/wire/setMemberIcon.schema.json';
import setNickname from '@schemas/wire/setNickname.schema.json';
import setPayeeName from '@schemas/wire/setPayeeName.schema.json';
import updateMember from '@schemas/wire/updateMember.schema.json';
import { objectAt, textAt } from '../../json';
import { noteBinding, refuseMobile } from '../../request-rules/bound-mobile';
import { checkOwnPassword } from '../../request-rules/check-own-password';
import { spendCode } from '../../store/codes';
import { type Statements, sql, write } from '../../store/query';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import type { ErrorCode } from '../../wire/error-texts';
import { signedIn } from '../../wire/signed-in';
import { WireError } from '../../wire/wire-error';
import { refuseWrongCode, sendCodeTo } from '../sign-in/sms';

type Field = 'nickname' | 'email' | 'payeeName' | 'qq' | 'mobile';
type Rule = { readonly column: string; readonly pattern: RegExp; readonly code: ErrorCode };

/** Pictures to choose from: ids "0" to "11". */
const iconCount = 12;
const namePattern = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .'-]{0,49}$/u;

/** As a bank writes it: letters of any script. */
const realNamePattern = /^\p{L}[\p{L}\p{M} .'’·-]{1,49}$/u;
const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]+(\.[\w-]+)+$/;

const rules: Readonly<Record<Field, Rule>> = {
  nickname: { column: 'nickname', pattern: namePattern, code: 'name.format' },
  email: { column: 'email', pattern: emailPattern, code: 'email.format' },
  payeeName: { column: 'payee_name', pattern: realNamePattern, code: 'name.format' },
  qq: { column: 'qq', pattern: /^\d{5,12}$/, code: 'field.format' },
  mobile: { column: 'mobile', pattern: /^\d{6,20}$/, code: 'mobile.format' },
};
const fields: readonly Field[] = ['nickname', 'email', 'payeeName', 'qq', 'mobile'];
/** Names of older clients. */
const olderNames: Readonly<Partial<Record<Field, string>>> = { payeeName: 'payeename', email: 'mail' };

export const profileCalls: readonly Endpoint[] = [
  endpoint(updateMember, (call) => changeFields(call, fields)),
  endpoint(setNickname, (call) => changeFields(call, ['nickname'])),
  endpoint(setEmail, (call) => changeFields(call, ['email'])),
  // The mail is not sent: /__sandbox shows its code among the others.
  endpoint(emailCode, (call) => sendCodeTo(call, emailIn(call.input.requiredText('email')))),
  endpoint(setPayeeName, (call) => changeFields(call, ['payeeName'])),
  endpoint(memberIcon, (call) => signedIn(call).icon),
  endpoint(playerAvatar, (call) => ({ avatar: signedIn(call).icon, avatarType: 'STATIC' })),
  endpoint(setMemberIcon, async (call) => {
    call.input.requiredText('icon');
    const icon = call.input.wholeNumber('icon', iconCount);
    if (icon >= iconCount) throw new WireError('request_param_err');
    await sql`update members set icon = ${String(icon)} where id = ${signedIn(call).id}`.execute(call.store);
    return null;
  }),
];

/** Changes those of the allowed fields that a request has, all or none. Refuses a request that has none of them. */
async function changeFields(call: Call, allowedFields: readonly Field[]): Promise<unknown> {
  const changes = allowedFields.flatMap((field) => {
    const text = (call.input.text(field) ?? call.input.text(olderNames[field] ?? field))?.trim();
    return text === undefined ? [] : [{ field, text }];
  });
  if (changes.length === 0) throw new WireError('request_param_err');
  for (const { field, text } of changes) await refuseValue(call, field, text);
  const { id, mobile } = signedIn(call);
  await write(call.store, async (statements) => {
    for (const { field, text } of changes) if (field === 'email') await spendProof(statements, call, text);
    for (const { field, text } of changes)
      await sql`update members set ${sql.id(rules[field].column)} = ${text} where id = ${id}`.execute(statements);
    if (mobile === null && changes.some(({ field }) => field === 'mobile')) await noteBinding(statements, id, call.now);
  });
  return null;
}

async function refuseValue(call: Call, field: Field, text: string): Promise<void> {
  const member = signedIn(call);
  if (!rules[field].pattern.test(text)) throw new WireError(rules[field].code);
  if (field === 'payeeName' && member.payeeName !== null && member.payeeName !== text)
    throw new WireError('payee.name.fixed');
  if (field === 'mobile') await refuseMobile(call.store, member, text);
  if (field === 'email') await refuseUnproven(call, emailIn(text));
}

function asksEmailProof({ merchant }: Call): boolean {
  return textAt(objectAt(merchant.console, 'proofs'), 'email') === 'code';
}

/**
 * Refuses an address without proof, because a forgotten password is sent to it. A change of an address needs the
 * password; where the merchant asks for it, every address needs the code that was sent to it.
 */
async function refuseUnproven(call: Call, email: string): Promise<void> {
  const { store, input, now } = call;
  const member = signedIn(call);
  if (member.email !== null && emailIn(member.email) !== email) {
    const password = input.text('password');
    if (password === undefined) throw new WireError('email.password');
    await checkOwnPassword(store, member, { password, now, code: 'password.own.incorrect' });
  }
  if (!asksEmailProof(call)) return;
  const code = input.text('verificationCode') ?? '';
  if (code === '') throw new WireError('email.proof');
  await refuseWrongCode(call, email, code);
}

/** Uses up the code that proves an address, where the merchant asks for one. */
async function spendProof(statements: Statements, call: Call, email: string): Promise<void> {
  if (!asksEmailProof(call)) return;
  const { merchant, input, now } = call;
  const proof = { merchant: merchant.code, mobile: emailIn(email), code: input.requiredText('verificationCode'), now };
  if (!(await spendCode(statements, proof))) throw new WireError('verification.code.incorrect');
}

/** An e-mail address in lower case: its codes are kept by it, as others by a mobile number. Refuses other texts. */
function emailIn(text: string): string {
  const email = text.trim().toLowerCase();
  if (!emailPattern.test(email)) throw new WireError('email.format');
  return email;
}

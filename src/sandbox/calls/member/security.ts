import changeFundPassword from '@schemas/wire/changeFundPassword.schema.json';
import changeQuestion from '@schemas/wire/changeQuestion.schema.json';
import ownQuestions from '@schemas/wire/ownQuestions.schema.json';
import resetFundPassword from '@schemas/wire/resetFundPassword.schema.json';
import securityConfig from '@schemas/wire/securityConfig.schema.json';
import securityQuestionList from '@schemas/wire/securityQuestions.schema.json';
import setFundPassword from '@schemas/wire/setFundPassword.schema.json';
import setQuestion from '@schemas/wire/setQuestion.schema.json';
import { paymentsOf } from '../../payments';
import { refuseRecentMobile } from '../../request-rules/bound-mobile';
import { noteReset } from '../../request-rules/password-reset';
import { isSimple, lockOf, refuseWrongPassword } from '../../security/fund-password';
import { questionOf, questionsIn, saveAnswer } from '../../security/questions';
import { isPassword, passwordHash } from '../../store/members';
import { sql } from '../../store/query';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';
import { WireError } from '../../wire/wire-error';
import { spendSentCode } from '../sign-in/sms';

/** Every member who can withdraw needs a fund password, also at merchants without a security centre. */
const withdrawModules = ['WITHDRAW'];

export const securityCalls: readonly Endpoint[] = [
  endpoint(securityConfig, async (call) => {
    const { id, email, mobile, payeeName, paymentPassword } = signedIn(call);
    const { triesLeft, lockedUntil } = await lockOf(call.store, id, call.now);
    return {
      hasPaymentPassword: paymentPassword !== null,
      hasSecurityQuestion: (await questionOf(call.store, id, call.language)) !== undefined,
      emailBound: email !== null,
      mobileBound: mobile !== null,
      payeeNameSet: payeeName !== null,
      paymentPasswordTriesLeft: triesLeft,
      paymentPasswordLockedUntil: lockedUntil,
      refusesSimplePaymentPassword: !paymentsOf(call.merchant).takesSimplePassword,
    };
  }),
  endpoint(
    setFundPassword,
    (call) => {
      if (signedIn(call).paymentPassword !== null) throw new WireError('payment.password.set');
      return storePassword(call, call.input.requiredText('confirmNewPassword'));
    },
    withdrawModules,
  ),
  endpoint(
    changeFundPassword,
    async (call) => {
      const oldPassword = call.input.requiredText('oldPassword');
      await refuseWrongPassword(call.store, signedIn(call), oldPassword, call.now);
      if (call.input.requiredText('newPassword') === oldPassword) throw new WireError('modify.new.old.same');
      return storePassword(call, call.input.requiredText('confirmNewPassword'));
    },
    withdrawModules,
  ),
  endpoint(resetFundPassword, resetPassword, withdrawModules),
  endpoint(securityQuestionList, ({ language }) => questionsIn(language).map((question) => ({ question }))),
  endpoint(ownQuestions, async (call) => {
    const question = await questionOf(call.store, signedIn(call).id, call.language);
    return { questions: question === undefined ? [] : [question] };
  }),
  endpoint(setQuestion, async (call) => {
    if ((await questionOf(call.store, signedIn(call).id, call.language)) !== undefined)
      throw new WireError('question.set');
    return storeAnswer(call);
  }),
  endpoint(changeQuestion, storeAnswer),
];

/** Checks the code last, so that a refused password does not use it up. */
async function resetPassword(call: Call): Promise<unknown> {
  const { mobile, id, paymentPassword } = signedIn(call);
  if (mobile === null) throw new WireError('mobile.missing');
  if (paymentPassword === null) throw new WireError('payment.password.missing');
  refuseFormat(call, call.input.requiredText('newPassword'));
  await refuseRecentMobile(call.store, id, call.now);
  await spendSentCode(call, mobile, call.input.requiredText('verificationCode'));
  await noteReset(call.store, id, call.now);
  return storePassword(call, call.input.requiredText('newPassword'));
}

async function storePassword(call: Call, confirmation: string): Promise<unknown> {
  const { store, input } = call;
  const password = input.requiredText('newPassword');
  if (password !== confirmation) throw new WireError('password.mismatch');
  refuseFormat(call, password);
  await sql`update members set payment_password = ${passwordHash(password)}
    where id = ${signedIn(call).id}`.execute(store);
  return null;
}

/** Six digits, not the login password, and not easy to guess unless the merchant takes such fund passwords. */
function refuseFormat(call: Call, password: string): void {
  if (!/^\d{6}$/.test(password) || isPassword(signedIn(call), password)) throw new WireError('payment.password.format');
  if (!paymentsOf(call.merchant).takesSimplePassword && isSimple(password))
    throw new WireError('payment.password.simple');
}

async function storeAnswer(call: Call): Promise<unknown> {
  const { store, input, now } = call;
  const member = signedIn(call);
  await refuseWrongPassword(store, member, input.requiredText('withdrawPassword'), now);
  await saveAnswer(store, member.id, {
    question: input.requiredText('question'),
    answer: input.requiredText('answer'),
  });
  return null;
}

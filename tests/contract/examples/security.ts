import type { Sandbox } from '@/sandbox';
import { ask } from '../ask';
import { codeSentTo } from '../codes';
import type { Example } from './example';
import { fundPassword, prepareWithdraw } from './withdraw';

/** The number of member0, as the sandbox seeds it. */
export const boundMobile = '1700000002';

/** A code that is sent to a number. */
export async function codeFor(sandbox: Sandbox, mobileNum: string): Promise<string> {
  await ask(sandbox, { call: 'smsNoLogin', request: { mobileNum } });
  return codeSentTo(sandbox, mobileNum);
}

const question = { question: 'What was the name of your first pet?', answer: 'Mishti', withdrawPassword: fundPassword };

/** Security of an account, without the calls of withdrawals. */
export const securityExamples: Readonly<Record<string, Example>> = {
  securityConfig: { as: 'member0' },
  resetFundPassword: {
    as: 'member0',
    request: { newPassword: '998877', verificationCode: '000000' },
    prepare: async (sandbox, token) => {
      await prepareWithdraw(sandbox, token);
      return { request: { verificationCode: await codeFor(sandbox, boundMobile) } };
    },
  },
  emailCode: { as: 'member0', request: { email: 'a.b@mail.co.uk' } },
  loginDevices: { as: 'member0' },
  loginHistory: { as: 'member0' },
  endDevice: { as: 'member0', request: {} },
  securityQuestions: { as: 'member0' },
  ownQuestions: { as: 'member0' },
  setQuestion: {
    as: 'member0',
    request: question,
    prepare: async (sandbox, token) => {
      await prepareWithdraw(sandbox, token);
      return {};
    },
  },
  changeQuestion: {
    as: 'member0',
    request: { ...question, answer: 'Laal' },
    prepare: async (sandbox, token) => {
      await prepareWithdraw(sandbox, token);
      await ask(sandbox, { call: 'setQuestion', token, request: question });
      return {};
    },
  },
};

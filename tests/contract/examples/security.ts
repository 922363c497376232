import type { Sandbox } from '@/sandbox';
import { ask } from '../ask';
import { codeSentTo } from '../codes';
import type { Example } from './example';
import { fundPassword, prepareWithdraw } from './withdraw';

const mobileNum = '1711111177';

/** Binds a phone to a member and sends another code to it. */
export async function codeOfOwnPhone(sandbox: Sandbox, token: string | undefined): Promise<string> {
  const send = async () => {
    await ask(sandbox, { call: 'smsNoLogin', request: { mobileNum } });
    return codeSentTo(sandbox, mobileNum);
  };
  await ask(sandbox, { call: 'smsVerify', token, request: { mobileNum, verificationCode: await send() } });
  return send();
}

const question = { question: 'What was the name of your first pet?', answer: 'Mishti', withdrawPassword: fundPassword };

/** Calls of wire.md 2.7 beyond those of withdrawals. */
export const securityExamples: Readonly<Record<string, Example>> = {
  securityConfig: { as: 'member0' },
  resetFundPassword: {
    as: 'member0',
    request: { newPassword: '998877', verificationCode: '000000' },
    prepare: async (sandbox, token) => ({ request: { verificationCode: await codeOfOwnPhone(sandbox, token) } }),
  },
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

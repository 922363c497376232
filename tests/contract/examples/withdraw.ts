import type { Sandbox } from '@/sandbox';
import { ask, at } from '../ask';
import type { Example } from './example';

export const fundPassword = '112358';
const card = { bankCode: 'DELTA', cardNumber: '4000 1234 5678' };

/** Everything that a withdrawal needs: a name, a fund password and a card. Gives the card's id. */
export async function prepareWithdraw(sandbox: Sandbox, token: string | undefined): Promise<number> {
  await ask(sandbox, { call: 'setPayeeName', token, request: { payeeName: 'Nora Rahman' } });
  const password = { newPassword: fundPassword, confirmNewPassword: fundPassword };
  await ask(sandbox, { call: 'setFundPassword', token, request: password });
  await ask(sandbox, { call: 'addBankCard', token, request: card });
  return Number(at(await ask(sandbox, { call: 'bankCards', token }), 'bankCards', 0, 'bankCardId'));
}

/** Withdrawals, bank accounts and the fund password. */
export const withdrawExamples: Readonly<Record<string, Example>> = {
  withdrawSettings: { as: 'member0', request: { groupId: 0 } },
  withdrawBanks: { as: 'member0' },
  bankCards: { as: 'member0' },
  addBankCard: {
    as: 'member0',
    request: { bankCode: 'LOTUS', cardNumber: '98765432109' },
    prepare: async (sandbox, token) => {
      await prepareWithdraw(sandbox, token);
      return {};
    },
  },
  setDefaultCard: {
    as: 'member0',
    request: { bankCardId: 0 },
    prepare: async (sandbox, token) => ({ request: { bankCardId: await prepareWithdraw(sandbox, token) } }),
  },
  setFundPassword: {
    as: 'member0',
    request: { newPassword: fundPassword, confirmNewPassword: fundPassword },
  },
  changeFundPassword: {
    as: 'member0',
    request: { oldPassword: fundPassword, newPassword: '998877', confirmNewPassword: '998877' },
    prepare: async (sandbox, token) => {
      await prepareWithdraw(sandbox, token);
      return {};
    },
  },
  requestWithdraw: {
    as: 'member0',
    request: { amount: '150.00', bankCardId: 0, paymentPassword: fundPassword },
    prepare: async (sandbox, token) => ({ request: { bankCardId: await prepareWithdraw(sandbox, token) } }),
  },
  cancelWithdraw: {
    as: 'member0',
    request: { refId: '' },
    prepare: async (sandbox, token) => {
      const bankCardId = await prepareWithdraw(sandbox, token);
      const request = { amount: '150.00', bankCardId, paymentPassword: fundPassword };
      return {
        request: { refId: String(at(await ask(sandbox, { call: 'requestWithdraw', token, request }), 'refId')) },
      };
    },
  },
  transferUp: {
    as: 'agent1',
    request: { amount: '150.00', paymentPassword: fundPassword },
    prepare: async (sandbox, token) => {
      await prepareWithdraw(sandbox, token);
      return {};
    },
  },
};

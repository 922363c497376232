import { ask, at } from '@tests/contract/ask';
import { downlineOf } from '@tests/contract/examples/agents';
import { fundPassword, prepareWithdraw } from '@tests/contract/examples/withdraw';
import type { Sandbox } from '@/sandbox';
import type { MoneyForm } from './money-tabs';

/** A form over a sandbox: how often the platform has done what it sends, and how to make room for more. */
export type OpenForm = MoneyForm & {
  readonly countDone: () => Promise<number>;
  readonly giveUpAll?: () => Promise<void>;
};

type Kind = {
  readonly userName: string;
  /** Amounts that this form takes: another one for each number. */
  readonly amount: (count: number) => string;
  readonly open: (sandbox: Sandbox, token: string) => Promise<OpenForm>;
};

const amountFrom = (least: number) => (count: number) => (least + (count % 200) / 100).toFixed(2);

const to = { targetUsername: 'agent1', bankCode: 'ANY' } as const;
/** A deposit by one of its calls. */
const sendDeposit: readonly MoneyForm['send'][] = [
  (call, amount) => call('depositByLaunch', { ...to, bankType: 'PGMT', vendorId: 'HBR', amount }),
  (call, amount) => call('depositByQr', { ...to, bankType: 'MAQR', vendorId: 'SCN', amount }),
  (call, amount) =>
    call('depositByTransfer', { ...to, bankType: 'MT', vendorId: 'DLT', payeeName: 'Ada Rahman', amount }),
];

/** Movements of one move: out of a wallet, and into another. */
const movesEach = 2;

/** The forms of money, by what they send. */
export const moneyForms: { readonly [name: string]: Kind } = {
  deposit: {
    userName: 'agent1',
    amount: amountFrom(500),
    open: async (sandbox, token) => ({
      calls: ['depositByLaunch', 'depositByQr', 'depositByTransfer'],
      send: async (call, amount) => sendDeposit[Math.round(Number(amount) * 100) % sendDeposit.length]?.(call, amount),
      countDone: async () => Number(at(await ask(sandbox, { call: 'depositRecord', token }), 'total')),
      // A platform takes only so many at once.
      giveUpAll: async () => {
        const { body } = await ask(sandbox, { call: 'depositOrders', token });
        const open = Array.isArray(body.value) ? body.value.filter(({ state }) => state === 0) : [];
        for (const { orderNo } of open)
          await ask(sandbox, { call: 'confirmDeposit', token, request: { orderNo, action: 'CANCEL' } });
      },
    }),
  },
  'move between wallets': {
    userName: 'agent42',
    amount: amountFrom(0.01),
    open: async (sandbox, token) => ({
      calls: ['walletTransfer'],
      send: (call, amount) => call('walletTransfer', { fromAccountTypeId: 2, toAccountTypeId: 11, amount }),
      countDone: async () => {
        const request = { pageNo: 1, pageSize: 1 };
        return Number(at(await ask(sandbox, { call: 'accountRecord', token, request }), 'total')) / movesEach;
      },
    }),
  },
  withdrawal: {
    userName: 'member0',
    amount: amountFrom(250),
    open: async (sandbox, token) => {
      const bankCardId = await prepareWithdraw(sandbox, token);
      const record = () => ask(sandbox, { call: 'withdrawRecord', token, request: { pageSize: 500 } });
      return {
        calls: ['requestWithdraw'],
        send: (call, amount) => call('requestWithdraw', { amount, bankCardId, paymentPassword: fundPassword }),
        countDone: async () => Number(at(await record(), 'total')),
        // A day has only so many.
        giveUpAll: async () => {
          const rows = at(await record(), 'records');
          const open = Array.isArray(rows) ? rows.filter(({ status }) => status === 0) : [];
          for (const { refId } of open) await ask(sandbox, { call: 'cancelWithdraw', token, request: { refId } });
        },
      };
    },
  },
  transfer: {
    userName: 'agent1',
    amount: amountFrom(0.01),
    open: async (sandbox, token) => {
      await prepareWithdraw(sandbox, token);
      const request = { pageNo: 1, pageSize: 1, transactionType: '2004' };
      return {
        calls: ['transferUp'],
        send: (call, amount) => call('transferUp', { amount, paymentPassword: fundPassword }),
        countDone: async () => Number(at(await ask(sandbox, { call: 'accountRecord', token, request }), 'total')),
      };
    },
  },
  'red envelopes': {
    userName: 'agent1',
    amount: amountFrom(1),
    open: async (sandbox, token) => {
      await prepareWithdraw(sandbox, token);
      const customerIds = [await downlineOf(sandbox, token, 'karim01'), await downlineOf(sandbox, token, 'karim02')];
      return {
        calls: ['transferMultiple'],
        send: (call, amount) =>
          call('transferMultiple', { customerIds, amount, mode: 'equal', paymentPassword: fundPassword }),
        countDone: async () =>
          Number(at(await ask(sandbox, { call: 'transferMultipleRecords', token }), 'pageInfo', 'total')),
      };
    },
  },
};

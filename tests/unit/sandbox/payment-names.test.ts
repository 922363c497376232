import consoleSchema from '@schemas/console.schema.json';
import { expect, it } from 'vitest';
import { channelsOf } from '@/sandbox/deposit/channels';
import { banksOf } from '@/sandbox/withdraw/banks';

const { ways, banks } = consoleSchema.properties.payments.properties;
const all = {
  channelIds: undefined,
  banks: undefined,
  withdraw: { minimum: 0, maximum: 0, dailyTimes: 0, fee: 0, startTime: '', endTime: '' },
  cards: { maxCards: 0, proof: 'none' },
  takesSimplePassword: false,
} as const;

it('a console may name each way to put money in that the sandbox has, and no other [CFG-01]', () => {
  expect(ways.items.enum).toEqual(channelsOf(all).map(({ vendorId }) => vendorId));
});

it('a console may name each bank and wallet that the sandbox pays out to, and no other [CFG-01]', () => {
  expect(banks.items.enum).toEqual(banksOf(all).map(({ code }) => code));
});

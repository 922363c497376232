import addBankCard from '@schemas/wire/addBankCard.schema.json';
import bankCards from '@schemas/wire/bankCards.schema.json';
import cancelWithdraw from '@schemas/wire/cancelWithdraw.schema.json';
import withdrawCall from '@schemas/wire/requestWithdraw.schema.json';
import withdrawBankList from '@schemas/wire/withdrawBanks.schema.json';
import withdrawSettings from '@schemas/wire/withdrawSettings.schema.json';
import { type Call, type Endpoint, endpoint } from '../http/endpoint';
import { WireError } from '../http/wire-error';
import { paymentsOf } from '../payments';
import { refuseWrongPassword } from '../security/fund-password';
import { toMinor, toWire } from '../store/money';
import { numberOf } from '../store/rows';
import { addCard, cardsOf, wireCard, withdrawBanks } from '../withdraw/cards';
import { cancelWithdrawal, requestWithdrawal, timesLeft, turnoverOf } from '../withdraw/withdrawals';
import { signedIn } from './member';

export const withdrawCalls: readonly Endpoint[] = [
  endpoint(withdrawSettings, settings),
  endpoint(withdrawBankList, () => ({
    withdraw_banks: withdrawBanks.map(({ code, name }) => ({
      bank_code: code,
      bank_eng_name: name,
      bank_ch_name: name,
    })),
  })),
  endpoint(bankCards, async (call) => {
    const { id } = signedIn(call);
    const rows = await cardsOf(call.store, id);
    return { bankCards: rows.map(wireCard), remainingTransactionTimes: await timesLeft(call.store, id, call) };
  }),
  endpoint(addBankCard, add),
  endpoint(withdrawCall, withdraw),
  endpoint(cancelWithdraw, async (call) => {
    const { store, input, now } = call;
    const { id } = signedIn(call);
    const ref = input.needed('refId');
    const done = await store.write((statements) => cancelWithdrawal(statements, ref, id, now));
    if (!done) throw new WireError('withdraw.order.closed');
    return null;
  }),
];

async function settings(call: Call): Promise<unknown> {
  const { store, merchant } = call;
  const { id } = signedIn(call);
  const { minimum, maximum, dailyTimes, fee, startTime, endTime } = paymentsOf(merchant).withdraw;
  const { required, done } = await turnoverOf(store, id);
  return {
    minimumAmount: toWire(minimum),
    maximumAmount: toWire(maximum),
    allowWithdraw: 'Y',
    remainingTransactionTimes: await timesLeft(store, id, call),
    dailyTimes,
    startTime,
    endTime,
    feeRate: fee / 100,
    turnoverRequired: toWire(required),
    turnoverDone: toWire(done),
  };
}

async function add(call: Call): Promise<unknown> {
  const { store, input, now } = call;
  const { id, payeeName } = signedIn(call);
  if (payeeName === null) throw new WireError('payee.name.missing');
  const [bankCode, number] = [input.needed('bankCode'), input.needed('cardNumber').replaceAll(' ', '')];
  const place = { province: textIn(call, 'province'), city: textIn(call, 'city'), branch: textIn(call, 'branch') };
  await store.write((statements) =>
    addCard(statements, { memberId: id, bankCode, number, holder: payeeName, place, now }),
  );
  return null;
}

function textIn({ input }: Call, name: string): string {
  return (input.text(name) ?? '').trim().slice(0, 60);
}

async function withdraw(call: Call): Promise<unknown> {
  const { store, merchant, input, now } = call;
  const member = signedIn(call);
  const minor = toMinor(input.text('amount'));
  const cardId = input.whole('bankCardId', 0);
  if (minor === undefined) throw new WireError('request_param_err');
  const password = input.needed('paymentPassword');
  const refId = await store.write(async (statements) => {
    await refuseWrongPassword(statements, member, password, now);
    const card = (await cardsOf(statements, member.id)).find((row) => numberOf(row, 'id') === cardId);
    if (!card) throw new WireError('request_param_err');
    return requestWithdrawal(statements, { member, merchant, card, minor, now });
  });
  return { refId };
}

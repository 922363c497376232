import addBankCard from '@schemas/wire/addBankCard.schema.json';
import bankCards from '@schemas/wire/bankCards.schema.json';
import cancelWithdraw from '@schemas/wire/cancelWithdraw.schema.json';
import withdrawCall from '@schemas/wire/requestWithdraw.schema.json';
import setDefaultCard from '@schemas/wire/setDefaultCard.schema.json';
import withdrawBankList from '@schemas/wire/withdrawBanks.schema.json';
import withdrawSettings from '@schemas/wire/withdrawSettings.schema.json';
import { paymentsOf } from '../../payments';
import { refuseWrongPassword } from '../../security/fund-password';
import { spendCode } from '../../store/codes';
import { toMinor, toWire } from '../../store/money';
import { write } from '../../store/query';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';
import { WireError } from '../../wire/wire-error';
import { bankNameIn } from '../../withdraw/bank-names';
import { banksOf } from '../../withdraw/banks';
import { addCard, cardsOf, chooseDefault, wireCard } from '../../withdraw/cards';
import { cancelWithdrawal, requestWithdrawal, timesLeft, turnoverOf } from '../../withdraw/withdrawals';
import { refuseWrongCode } from '../sign-in/sms';
import { wordsIn } from '../words-in';

export const withdrawCalls: readonly Endpoint[] = [
  endpoint(withdrawSettings, settingsOf),
  endpoint(withdrawBankList, (call) => ({
    withdraw_banks: banksOf(paymentsOf(call.merchant)).map(({ code, name, numberKind }) => ({
      bank_code: code,
      bank_eng_name: name,
      bank_ch_name: bankNameIn('CN', code) ?? name,
      bank_name: bankNameIn(wordsIn(call), code) ?? name,
      bank_type: numberKind === 'WALLET' ? 'EWALLET' : 'BANK',
      number_type: numberKind,
    })),
  })),
  endpoint(bankCards, async (call) => {
    const { id } = signedIn(call);
    const rows = await cardsOf(call.store, id);
    return {
      bankCards: rows.map((row) => wireCard(row, wordsIn(call))),
      remainingTransactionTimes: await timesLeft(call.store, id, call),
      maximumCards: paymentsOf(call.merchant).cards.maxCards,
    };
  }),
  endpoint(setDefaultCard, async (call) => {
    const cardId = call.input.wholeNumber('bankCardId', 0);
    const isChosen = await write(call.store, (statements) => chooseDefault(statements, signedIn(call).id, cardId));
    if (!isChosen) throw new WireError('request_param_err');
    return null;
  }),
  endpoint(addBankCard, addAccount),
  endpoint(withdrawCall, withdraw),
  endpoint(cancelWithdraw, async (call) => {
    const { store, input, now } = call;
    const { id } = signedIn(call);
    const ref = input.requiredText('refId');
    const isCancelled = await write(store, (statements) => cancelWithdrawal(statements, ref, id, now));
    if (!isCancelled) throw new WireError('withdraw.order.closed');
    return null;
  }),
];

async function settingsOf(call: Call): Promise<unknown> {
  const { store, merchant } = call;
  const { id } = signedIn(call);
  const { minimum, maximum, dailyTimes, fee, startTime, endTime } = paymentsOf(merchant).withdraw;
  const { required, staked } = await turnoverOf(store, id);
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
    turnoverDone: toWire(staked),
  };
}

async function addAccount(call: Call): Promise<unknown> {
  const { store, input, merchant, now } = call;
  const { id, payeeName, mobile } = signedIn(call);
  const payments = paymentsOf(merchant);
  if (payeeName === null) throw new WireError('payee.name.missing');
  const code = payments.cards.proof === 'sms' ? await proofIn(call, mobile) : undefined;
  const [bankCode, number] = [input.requiredText('bankCode'), input.requiredText('cardNumber').replaceAll(' ', '')];
  const place = { province: textIn(call, 'province'), city: textIn(call, 'city'), branch: textIn(call, 'branch') };
  await write(store, async (statements) => {
    await addCard(statements, { memberId: id, payments, bankCode, number, holder: payeeName, place, now });
    // Only an account that is accepted uses the code up.
    const isProven =
      code === undefined || (await spendCode(statements, { merchant: merchant.code, mobile: mobile ?? '', code, now }));
    if (!isProven) throw new WireError('verification.code.incorrect');
  });
  return null;
}

/** Checks the code that was sent to the bound phone, without using it up. */
async function proofIn(call: Call, mobile: string | null): Promise<string> {
  if (mobile === null) throw new WireError('mobile.missing');
  const code = call.input.text('verificationCode') ?? '';
  if (code === '') throw new WireError('bank.card.proof');
  await refuseWrongCode(call, mobile, code);
  return code;
}

function textIn({ input }: Call, name: string): string {
  return (input.text(name) ?? '').trim().slice(0, 60);
}

async function withdraw(call: Call): Promise<unknown> {
  const { store, merchant, input, now } = call;
  const member = signedIn(call);
  const minor = toMinor(input.text('amount'));
  const cardId = input.wholeNumber('bankCardId', 0);
  if (minor === undefined) throw new WireError('request_param_err');
  const password = input.requiredText('paymentPassword');
  const refId = await write(store, async (statements) => {
    await refuseWrongPassword(statements, member, password, now);
    const card = (await cardsOf(statements, member.id)).find((row) => row.id === cardId);
    if (!card) throw new WireError('request_param_err');
    return requestWithdrawal(statements, { member, merchant, card, minor, now });
  });
  return { refId };
}

import { describe, expect, it } from 'vitest';
import { issuesOf } from './planted-faults';

/** The codes of what is told of a text in a language of aurora, whose money is taka. */
const codesOf = (text: string, language = 'en') =>
  issuesOf({
    file: `aurora/texts/${language}.json`,
    from: '{\n',
    to: `{\n  "common.register": ${JSON.stringify(text)},\n`,
  }).map(({ code }) => code);

describe('a text that calls on players to win back what they lost', () => {
  it.each([
    ['en', 'Lost today? Recover your losses now'],
    ['en', 'Win it all back tonight'],
    ['bn', 'হারানো টাকা জিতে নিন'],
    ['hi', 'हारे हुए पैसे वापस जीतें'],
    ['cn', '今晚翻本，赢回您的损失'],
    ['es', 'Recupera lo que perdiste hoy'],
    ['pt', 'Recupere suas perdas hoje'],
    ['id', 'Balas kekalahan kemarin sekarang'],
    ['vi', 'Gỡ lại vốn ngay hôm nay'],
    ['th', 'เล่นต่อเพื่อถอนทุนคืนวันนี้'],
    ['ur', 'اپنا نقصان پورا کریں'],
  ])('is told in %s: %s [CFG-01]', (language, text) => {
    expect(codesOf(text, language)).toContain('loss-chasing');
  });

  it.each([
    ['en', 'Never try to win back your losses.'],
    ['en', 'Get 10% of your losses back each Monday'],
    ['en', 'Your session was lost. Log in to get it back'],
    ['cn', '切勿追回损失'],
    ['es', 'No intentes recuperar tus pérdidas'],
    ['id', 'Jangan kejar kekalahan'],
  ])('is not one that warns or pays a share: in %s: %s [CFG-01]', (language, text) => {
    expect(codesOf(text, language)).not.toContain('loss-chasing');
  });
});

describe('an amount in a text', () => {
  it.each(['€50', '50€', '₹ 500', 'R$50', 'US$50', '$50', 'Rp 50.000', '50 EUR', 'Rs. 500', '¥1,000', '500元'])(
    'in the money of another country is told: %s [CFG-01]',
    (amount) => {
      expect(codesOf(`Up to ${amount} for you`)).toContain('other-money');
    },
  );

  it.each(['৳500', '500 ৳', 'BDT 500', '{{symbol}}500', 'TOP 10', 'World CUP 2026', '500 m', '24/7', 'Rs'])(
    'in its own money, and what is no amount, is left alone: %s [CFG-01]',
    (amount) => {
      expect(codesOf(`Up to ${amount} for you`)).not.toContain('other-money');
    },
  );
});

describe('a number in a text', () => {
  it.each(['Players 21 or over', 'For over 21s only.', 'No one under 21.', '৳50 or above if you are 21 or over'])(
    'is an age that the rules do not have: %s [CFG-01]',
    (text) => {
      expect(codesOf(text)).toContain('written-age');
    },
  );

  it.each([
    'Deposit ৳50 or above',
    'Deposit ৳20 or above',
    'Deposit {{symbol}}20 and above',
    'VIP level 10 and above',
    'VIP level 20 and above',
    'Bets on odds over 20.',
    'Bets on odds of 1.20 or above',
  ])('is an amount, a level or odds, and no age: %s [CFG-01]', (text) => {
    expect(codesOf(text)).not.toContain('written-age');
  });
});

describe('nothing in a text', () => {
  it.each(['+0% for you', 'Get up to ৳0', '0% bonus', 'Up to ৳0 bonus without fees'])(
    'is an empty offer where it is a bonus: %s [CFG-01]',
    (text) => {
      expect(codesOf(text)).toContain('empty-offer');
    },
  );

  it.each(['0% extra charges', '+0% fee', 'Take your bonus with ৳0 fees', 'Deposit bonus: ৳0 transaction fees'])(
    'is no empty offer where it is a fee: %s [CFG-01]',
    (text) => {
      expect(codesOf(text)).not.toContain('empty-offer');
    },
  );
});

import type { Payments } from '../payments';
import { insertInto, sql } from '../store/query';
import { numberOf, type Row, type Statements, textOf } from '../store/rows';
import type { ErrorCode } from '../wire/error-texts';
import { WireError } from '../wire/wire-error';
import { bankNameIn } from './bank-names';
import { banksOf, hasRightChecksum, type NumberKind } from './banks';

/** The default first, then the oldest. */
export function cardsOf(statements: Statements, memberId: number): Promise<readonly Row[]> {
  return statements.rows(sql`select * from bank_cards where member_id = ${memberId} order by is_default desc, id`);
}

export function wireCard(row: Row, language: string) {
  const bankCode = textOf(row, 'bank_code');
  return {
    bankCardId: numberOf(row, 'id'),
    bankCode,
    bankName: bankNameIn(language, bankCode) ?? textOf(row, 'bank_name'),
    bankType: textOf(row, 'kind'),
    cardNumber: maskedNumber(row),
    cardHolder: textOf(row, 'holder'),
    province: textOf(row, 'province'),
    city: textOf(row, 'city'),
    branch: textOf(row, 'branch'),
    isDefault: numberOf(row, 'is_default') === 1,
    createdAt: numberOf(row, 'at'),
  };
}

/** The last four digits of a card. */
export function maskedNumber(row: Row): string {
  return `**** ${textOf(row, 'number').slice(-4)}`;
}

type NewCard = {
  readonly memberId: number;
  readonly payments: Payments;
  readonly bankCode: string;
  readonly number: string;
  readonly holder: string;
  readonly place: { readonly province: string; readonly city: string; readonly branch: string };
  readonly now: number;
};

/** Adds a card in the member's own name, as many as the merchant allows and none twice; the first is the default. */
export async function addCard(statements: Statements, card: NewCard): Promise<void> {
  const { memberId, payments, bankCode, number, holder, place, now } = card;
  const bank = banksOf(payments).find(({ code }) => code === bankCode);
  if (bank === undefined) throw new WireError('request_param_err');
  const fault = faultOf(bank.number, number);
  if (fault !== undefined) throw new WireError(fault);
  const cards = await cardsOf(statements, memberId);
  if (cards.length >= payments.cards.most) throw new WireError('withdraw.bank.card.max');
  if (cards.some((row) => textOf(row, 'number') === number)) throw new WireError('bank.card.exists');
  const [kind, isDefault] = [bank.number === 'WALLET' ? 'EWALLET' : 'BANK', cards.length === 0 ? 1 : 0];
  const row = { memberId, bankCode, bankName: bank.name, number, holder, ...place, kind, isDefault, at: now };
  await statements.run(insertInto('bankCards').values(row));
}

/** Makes one of the member's cards the default. Gives whether there is such a card. */
export async function chooseDefault(statements: Statements, memberId: number, cardId: number): Promise<boolean> {
  const isOwn = (await cardsOf(statements, memberId)).some((row) => numberOf(row, 'id') === cardId);
  if (isOwn)
    await statements.run(sql`update bank_cards set is_default = (id = ${cardId}) where member_id = ${memberId}`);
  return isOwn;
}

function faultOf(kind: NumberKind, number: string): ErrorCode | undefined {
  if (kind === 'WALLET') return /^\d{7,15}$/.test(number) ? undefined : 'bank.wallet.number';
  if (!/^\d{8,19}$/.test(number)) return 'bank.card.number';
  return kind === 'CARD' && !hasRightChecksum(number) ? 'bank.card.checksum' : undefined;
}

import type { Payments } from '../payments';
import { findRows, type Statements, sql } from '../store/query';
import type { Row } from '../store/tables';
import type { ErrorCode } from '../wire/error-texts';
import { WireError } from '../wire/wire-error';
import { bankNameIn } from './bank-names';
import { banksOf, hasRightChecksum, type NumberKind } from './banks';

/** A member's cards, the default first, then the oldest. */
export function cardsOf(statements: Statements, memberId: number): Promise<readonly Row<'bankCards'>[]> {
  return findRows(statements, 'bankCards', { memberId }, sql`order by is_default desc, id`);
}

export function wireCard(row: Row<'bankCards'>, language: string) {
  const { bankCode } = row;
  return {
    bankCardId: row.id,
    bankCode,
    bankName: bankNameIn(language, bankCode) ?? row.bankName,
    bankType: row.kind,
    cardNumber: maskedNumber(row),
    cardHolder: row.holder,
    province: row.province,
    city: row.city,
    branch: row.branch,
    isDefault: row.isDefault === 1,
    createdAt: row.at,
  };
}

/** The number of a card with all but its last four digits hidden. */
export function maskedNumber({ number }: Pick<Row<'bankCards'>, 'number'>): string {
  return `**** ${number.slice(-4)}`;
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

/** Adds a card. Refuses more cards than the merchant allows, and a number twice. The first card is the default. */
export async function addCard(statements: Statements, card: NewCard): Promise<void> {
  const { memberId, payments, bankCode, number, holder, place, now } = card;
  const bank = banksOf(payments).find(({ code }) => code === bankCode);
  if (bank === undefined) throw new WireError('request_param_err');
  const fault = faultOf(bank.numberKind, number);
  if (fault !== undefined) throw new WireError(fault);
  const cards = await cardsOf(statements, memberId);
  if (cards.length >= payments.cards.maxCards) throw new WireError('withdraw.bank.card.max');
  if (cards.some((row) => row.number === number)) throw new WireError('bank.card.exists');
  const [kind, isDefault] = [bank.numberKind === 'WALLET' ? 'EWALLET' : 'BANK', cards.length === 0 ? 1 : 0];
  const row = { memberId, bankCode, bankName: bank.name, number, holder, ...place, kind, isDefault, at: now };
  await statements.insertInto('bankCards').values(row).execute();
}

/** Makes one of the member's cards the default. Gives whether there is such a card. */
export async function chooseDefault(statements: Statements, memberId: number, cardId: number): Promise<boolean> {
  const isOwn = (await cardsOf(statements, memberId)).some((row) => row.id === cardId);
  if (isOwn)
    await sql`update bank_cards set is_default = (id = ${cardId}) where member_id = ${memberId}`.execute(statements);
  return isOwn;
}

function faultOf(numberKind: NumberKind, number: string): ErrorCode | undefined {
  if (numberKind === 'WALLET') return /^\d{7,15}$/.test(number) ? undefined : 'bank.wallet.number';
  if (!/^\d{8,19}$/.test(number)) return 'bank.card.number';
  return numberKind === 'CARD' && !hasRightChecksum(number) ? 'bank.card.checksum' : undefined;
}

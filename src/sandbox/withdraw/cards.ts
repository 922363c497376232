import { WireError } from '../http/wire-error';
import { insertInto, sql } from '../store/query';
import { numberOf, type Row, type Statements, textOf } from '../store/rows';

/** Banks that money goes out to; their names are made up. */
export const withdrawBanks = [
  { code: 'DELTA', name: 'Delta Bank' },
  { code: 'HARBOUR', name: 'Harbour Bank' },
  { code: 'LOTUS', name: 'Lotus Wallet' },
  { code: 'MEADOW', name: 'Meadow Savings' },
  { code: 'NORTHGATE', name: 'Northgate Trust' },
  { code: 'PALM', name: 'Palm Street Bank' },
] as const;

export const mostCards = 5;

export function cardsOf(statements: Statements, memberId: number): Promise<readonly Row[]> {
  return statements.rows(sql`select * from bank_cards where member_id = ${memberId} order by id`);
}

export function wireCard(row: Row) {
  return {
    bankCardId: numberOf(row, 'id'),
    bankCode: textOf(row, 'bank_code'),
    bankName: textOf(row, 'bank_name'),
    cardNumber: `**** ${textOf(row, 'number').slice(-4)}`,
    cardHolder: textOf(row, 'holder'),
    province: textOf(row, 'province'),
    city: textOf(row, 'city'),
    branch: textOf(row, 'branch'),
    createdAt: numberOf(row, 'at'),
  };
}

type NewCard = {
  readonly memberId: number;
  readonly bankCode: string;
  readonly number: string;
  readonly holder: string;
  readonly place: { readonly province: string; readonly city: string; readonly branch: string };
  readonly now: number;
};

/** Adds a card in the member's own name: up to five, none twice. */
export async function addCard(statements: Statements, card: NewCard): Promise<void> {
  const { memberId, bankCode, number, holder, place, now } = card;
  const bank = withdrawBanks.find(({ code }) => code === bankCode);
  if (bank === undefined) throw new WireError('request_param_err');
  if (!/^\d{8,19}$/.test(number)) throw new WireError('bank.card.number');
  const cards = await cardsOf(statements, memberId);
  if (cards.length >= mostCards) throw new WireError('withdraw.bank.card.max');
  if (cards.some((row) => textOf(row, 'number') === number)) throw new WireError('bank.card.exists');
  await statements.run(
    insertInto('bankCards').values({ memberId, bankCode, bankName: bank.name, number, holder, ...place, at: now }),
  );
}

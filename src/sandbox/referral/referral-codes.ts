import { hashNumberOf } from '../hash';
import { findRow, type Statements } from '../store/query';

type Owner = { readonly merchant: string; readonly id: number };

/** Letters that nobody mistakes for others: codes are read out on the phone. */
const codeLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 8;

export async function referralCodeOf(statements: Statements, owner: Owner): Promise<string | undefined> {
  const row = await findRow(statements, 'referralCodes', { memberId: owner.id });
  return row?.code;
}

/** The member's code, a new one where there was none. */
export async function makeReferralCode(statements: Statements, owner: Owner): Promise<string> {
  for (let turn = 0; ; turn += 1) {
    const existing = await referralCodeOf(statements, owner);
    if (existing !== undefined) return existing;
    const row = { merchant: owner.merchant, code: codeFor(owner, turn), memberId: owner.id };
    // A code that another member has is not inserted: the next turn tries another.
    await statements.insertInto('referralCodes').orIgnore().values(row).execute();
  }
}

/** The member whose code it is, in capital or small letters; undefined if nobody has it. */
export async function inviterOf(statements: Statements, merchant: string, code: string): Promise<number | undefined> {
  const normalizedCode = code.trim().toUpperCase();
  const row = await findRow(statements, 'referralCodes', { merchant, code: normalizedCode });
  return row?.memberId;
}

function codeFor({ merchant, id }: Owner, turn: number): string {
  const letter = (at: number) => codeLetters[hashNumberOf(`${merchant} ${id} ${turn} ${at}`) % codeLetters.length];
  return Array.from({ length: codeLength }, (_, at) => letter(at)).join('');
}

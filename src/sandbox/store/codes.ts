import { insertInto } from './query';
import { numberOf, type Statements } from './rows';

/** Minutes a sent code is valid. */
export const codeMinutes = 2;

type Sent = { readonly merchant: string; readonly mobile: string; readonly code: string; readonly now: number };

/** Writes down a sent code; an older one of the same number is dead from then on. */
export async function sendCode(statements: Statements, { merchant, mobile, code, now }: Sent): Promise<void> {
  await statements.run('update codes set used = 1 where merchant = ? and mobile = ?', merchant, mobile);
  await statements.add(
    insertInto('codes').values({ merchant, mobile, code, sentAt: now, expires: now + codeMinutes * 60_000 }),
  );
}

/** Whether the code was sent to that number, is still valid and was not used. */
export async function isCode(statements: Statements, { merchant, mobile, code, now }: Sent): Promise<boolean> {
  const row = await statements.first(
    'select id from codes where merchant = ? and mobile = ? and code = ? and used = 0 and expires > ?',
    merchant,
    mobile,
    code,
    now,
  );
  return row !== undefined;
}

/** Whether the code was sent to that number, was not used, and is valid no more. */
export async function isExpiredCode(statements: Statements, { merchant, mobile, code, now }: Sent): Promise<boolean> {
  const row = await statements.first(
    'select id from codes where merchant = ? and mobile = ? and code = ? and used = 0 and expires <= ?',
    merchant,
    mobile,
    code,
    now,
  );
  return row !== undefined;
}

/** As `isCode`; uses it up. */
export async function spendCode(statements: Statements, { merchant, mobile, code, now }: Sent): Promise<boolean> {
  const row = await statements.first(
    'select id from codes where merchant = ? and mobile = ? and code = ? and used = 0 and expires > ?',
    merchant,
    mobile,
    code,
    now,
  );
  return (
    row !== undefined &&
    (await statements.run('update codes set used = 1 where id = ? and used = 0', numberOf(row, 'id'))) === 1
  );
}

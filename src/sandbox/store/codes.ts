import { readNumber, runCounted, type Statements, sql } from './query';

/** Minutes a sent code is valid. */
export const codeMinutes = 2;

type SentCode = { readonly merchant: string; readonly mobile: string; readonly code: string; readonly now: number };

/** Stores a sent code; older ones of the same number are void. */
export async function sendCode(statements: Statements, { merchant, mobile, code, now }: SentCode): Promise<void> {
  await sql`update codes set used = 1 where merchant = ${merchant} and mobile = ${mobile}`.execute(statements);
  await statements
    .insertInto('codes')
    .values({ merchant, mobile, code, sentAt: now, expires: now + codeMinutes * 60_000 })
    .execute();
}

/** Whether the code was sent to that number, is still valid and was not used. */
export async function isCode(statements: Statements, sent: SentCode): Promise<boolean> {
  return (await readNumber(statements, sql`${unusedCodes(sent)} and expires > ${sent.now}`)) > 0;
}

/** Whether the code was sent to that number and has expired, was used, or was replaced by a newer one. */
export async function isOldCode(statements: Statements, sent: SentCode): Promise<boolean> {
  return (await readNumber(statements, sql`${matchingCodes(sent)} and (used = 1 or expires <= ${sent.now})`)) > 0;
}

/** As `isCode`; uses it up. */
export async function spendCode(statements: Statements, sent: SentCode): Promise<boolean> {
  const update = sql`update codes set used = 1 where id in (${unusedCodes(sent)} and expires > ${sent.now} limit 1)`;
  return (await runCounted(statements, update)) === 1;
}

const matchingCodes = ({ merchant, mobile, code }: SentCode) =>
  sql`select id from codes where merchant = ${merchant} and mobile = ${mobile} and code = ${code}`;

const unusedCodes = (sent: SentCode) => sql`${matchingCodes(sent)} and used = 0`;

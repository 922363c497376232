import { isPassword, type Member } from '../store/members';
import type { Statements } from '../store/query';
import type { ErrorCode } from '../wire/error-texts';
import { WireError } from '../wire/wire-error';
import { countAttempt, refuseTooMany } from './rate-limit';

type PasswordTry = { readonly password: string; readonly now: number; readonly code: ErrorCode };

/** Refuses a wrong password within a session, and any password after five wrong ones in half an hour. */
export async function checkOwnPassword(statements: Statements, member: Member, { password, now, code }: PasswordTry) {
  const limit = { key: `own password ${member.id}`, maxTries: 5, minutes: 30 };
  await refuseTooMany(statements, limit, now);
  if (isPassword(member, password)) return;
  await countAttempt(statements, limit.key, now);
  throw new WireError(code);
}

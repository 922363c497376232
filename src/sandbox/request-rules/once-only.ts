import { findRow, type Statements, sql, write } from '../store/query';
import type { Row } from '../store/tables';
import { isErrorCode } from '../wire/error-texts';
import { WireError } from '../wire/wire-error';
import { lastReset, noteReset } from './password-reset';
import { countAttempt } from './rate-limit';

/** A request of a member that is carried out once, however often it comes. */
export type KeyedRequest = {
  readonly memberId: number;
  /** The X-Request-Id: one for each intent of the player. */
  readonly key: string;
  readonly call: string;
  /** The request as text: the same key with other content is refused. */
  readonly content: string;
  readonly now: number;
};

type Outcome = { readonly value: unknown } | { readonly refused: WireError };

/**
 * Carries out a request and stores its outcome, which may be a refusal, under its key. A repeat gets the stored
 * outcome. Work and key are one transaction, so of many equal requests at once only one is carried out. `work` must use
 * the given statements.
 */
export async function onceOnly(
  store: Statements,
  request: KeyedRequest,
  work: (statements: Statements) => unknown,
): Promise<unknown> {
  const outcome = await write(store, async (statements) => {
    const storedRequest = await findRow(statements, 'keyedRequests', { memberId: request.memberId, key: request.key });
    if (storedRequest) return outcomeOf(storedRequest, request);
    const newOutcome = await runWork(statements, request, () => work(statements));
    await storeOutcome(statements, request, newOutcome);
    return newOutcome;
  });
  if ('refused' in outcome) throw outcome.refused;
  return outcome.value;
}

function outcomeOf({ code, ...stored }: Row<'keyedRequests'>, { call, content }: KeyedRequest): Outcome {
  if (stored.call !== call || stored.content !== content) return { refused: new WireError('request.conflict') };
  const value: unknown = JSON.parse(stored.value);
  return isErrorCode(code) ? { refused: new WireError(code, value) } : { value };
}

/** A refusal rolls back to the savepoint, and is stored as the outcome. Any other error rolls everything back. */
async function runWork(statements: Statements, { memberId, now }: KeyedRequest, work: () => unknown): Promise<Outcome> {
  await sql`savepoint request`.execute(statements);
  try {
    const value = await work();
    await sql`release request`.execute(statements);
    return { value: value === undefined ? null : value };
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    const isReset = (await lastReset(statements, memberId)) === now;
    await sql`rollback to request`.execute(statements);
    await sql`release request`.execute(statements);
    // The rollback has undone the count of this attempt, and the reset by a right fund password.
    if (error.attempt !== undefined) await countAttempt(statements, error.attempt, now);
    if (isReset) await noteReset(statements, memberId, now);
    return { refused: error };
  }
}

async function storeOutcome(statements: Statements, request: KeyedRequest, outcome: Outcome): Promise<void> {
  const { memberId, key, call, content, now } = request;
  const [code, value] = 'refused' in outcome ? [outcome.refused.code, outcome.refused.value] : ['', outcome.value];
  await statements
    .insertInto('keyedRequests')
    .values({ memberId, key, call, content, code, value: JSON.stringify(value ?? null), at: now })
    .execute();
}

/**
 * The fields of a request as sorted text. Passwords are left out: they prove who asks, and do not change the request.
 */
export function contentOf(fields: object, list: readonly unknown[] = []): string {
  const entries = Object.entries(fields).filter(([name]) => !/password$/i.test(name));
  return JSON.stringify([entries.toSorted(([one], [other]) => (one < other ? -1 : 1)), list]);
}

import { findRow, type Statements, sql, write } from '../store/query';
import type { Row } from '../store/tables';
import { isErrorCode } from '../wire/error-texts';
import { WireError } from '../wire/wire-error';
import { countAttempt } from './rate-limit';

/** What a member wants done once, however often it is asked for. */
export type Wish = {
  readonly memberId: number;
  /** Chosen by who asks, one for each intent of the player. */
  readonly key: string;
  readonly call: string;
  /** What is asked for, as text: the same key with another content is a mistake. */
  readonly content: string;
  readonly now: number;
};

type Outcome = { readonly value: unknown } | { readonly refused: WireError };

/**
 * Does a member's wish, and keeps under its key what came of it, a refusal too; a repeat is answered with that, and does nothing. Work and
 * key are one transaction, so of hundreds at once one is done. `work` uses the store it is given, and no other.
 */
export async function onceOnly(
  store: Statements,
  wish: Wish,
  work: (statements: Statements) => unknown,
): Promise<unknown> {
  const outcome = await write(store, async (statements) => {
    const kept = await findRow(statements, 'wishes', { memberId: wish.memberId, key: wish.key });
    if (kept) return outcomeOf(kept, wish);
    const made = await attempt(statements, wish, () => work(statements));
    await keep(statements, wish, made);
    return made;
  });
  if ('refused' in outcome) throw outcome.refused;
  return outcome.value;
}

function outcomeOf({ code, ...kept }: Row<'wishes'>, { call, content }: Wish): Outcome {
  if (kept.call !== call || kept.content !== content) return { refused: new WireError('request.conflict') };
  const value: unknown = JSON.parse(kept.value);
  return isErrorCode(code) ? { refused: new WireError(code, value) } : { value };
}

/** A refusal undoes what was done before it, and is an outcome; anything else thrown is a fault, and undoes all. */
async function attempt(statements: Statements, { now }: Wish, work: () => unknown): Promise<Outcome> {
  await sql`savepoint wish`.execute(statements);
  try {
    const value = await work();
    await sql`release wish`.execute(statements);
    return { value: value === undefined ? null : value };
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    await sql`rollback to wish`.execute(statements);
    await sql`release wish`.execute(statements);
    if (error.attempt !== undefined) await countAttempt(statements, error.attempt, now);
    return { refused: error };
  }
}

async function keep(statements: Statements, wish: Wish, outcome: Outcome): Promise<void> {
  const { memberId, key, call, content, now } = wish;
  const [code, value] = 'refused' in outcome ? [outcome.refused.code, outcome.refused.value] : ['', outcome.value];
  await statements
    .insertInto('wishes')
    .values({ memberId, key, call, content, code, value: JSON.stringify(value ?? null), at: now })
    .execute();
}

/** The fields of a request as text, in one order. How somebody proves who they are is no part of what they want. */
export function contentOf(fields: object, list: readonly unknown[] = []): string {
  const wanted = Object.entries(fields).filter(([name]) => !/password$/i.test(name));
  return JSON.stringify([wanted.toSorted(([one], [other]) => (one < other ? -1 : 1)), list]);
}

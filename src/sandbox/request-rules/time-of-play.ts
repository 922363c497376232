import { readFirst, readNumber, type Statements, sql, write } from '../store/query';
import type { Row } from '../store/tables';

/** Longest time (ms) between two signs of an open game that still counts as play. */
const maxGapMs = 180_000;

type Sign = {
  readonly memberId: number;
  /** Epoch ms. */
  readonly now: number;
  /** The player leaves the game: the time until the next sign does not count as play. */
  readonly isLeft?: boolean;
};

/** Stores a sign of an open game: opened, on the screen, or a stake. Time of play is the time between signs. */
export function markPlay(store: Statements, sign: Sign): Promise<void> {
  // In a transaction of its own, where none is open: a refused stake is a sign too.
  return write(store, (statements) => storeSign(statements, sign));
}

async function storeSign(statements: Statements, { memberId, now, isLeft = false }: Sign): Promise<void> {
  const ended = isLeft ? 1 : 0;
  const span = await readFirst(
    statements,
    sql<Row<'playSpans'>>`select * from play_spans
      where member_id = ${memberId} and ended = 0 and last between ${now - maxGapMs} and ${now}
      order by last desc limit 1`,
  );
  if (span !== undefined)
    await sql`update play_spans set last = ${now}, ended = ${ended} where id = ${span.id}`.execute(statements);
  else if (!isLeft)
    await statements.insertInto('playSpans').values({ memberId, began: now, last: now, ended }).execute();
}

/** How long a member has played since a moment (epoch ms), in milliseconds. */
export async function timePlayed(statements: Statements, memberId: number, since: number): Promise<number> {
  return readNumber(
    statements,
    sql`select coalesce(sum(last - max(began, ${since})), 0) from play_spans
      where member_id = ${memberId} and last > ${since}`,
  );
}

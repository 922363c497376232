import { readAll, readOne, type Statements, sql } from '../store/query';
import type { Row } from '../store/tables';
import { wallClock } from '../wall-clock';

type Span = { readonly start: number; readonly end: number; readonly timeZone: string };

/** What salaries by contract brought a member, by day (`YYYY-MM-DD` by the merchant's clock), in minor units. */
export async function salariesByDay(
  statements: Statements,
  memberId: number,
  { start, end, timeZone }: Span,
): Promise<ReadonlyMap<string, number>> {
  const rows = await readAll(
    statements,
    sql<Row<'contractPayouts'>>`select p.* from contract_payouts p join contracts c on c.id = p.contract_id
      where c.receiver_id = ${memberId} and c.kind <> 'DIVIDEND' and p.paid = 1 and p.at between ${start} and ${end}`,
  );
  const days = new Map<string, number>();
  for (const row of rows) {
    const day = wallClock(row.at, timeZone).slice(0, 10);
    days.set(day, (days.get(day) ?? 0) + row.minor);
  }
  return days;
}

/** How many dividends by contract a member has paid to others, or was paid. */
export function dividendsPaid(
  statements: Statements,
  memberId: number,
): Promise<{ readonly given: number; readonly received: number }> {
  return readOne(
    statements,
    sql<{ given: number; received: number }>`
      select coalesce(sum(c.agent_id = ${memberId}), 0) as given,
        coalesce(sum(c.receiver_id = ${memberId}), 0) as received
      from contract_payouts p join contracts c on c.id = p.contract_id where c.kind = 'DIVIDEND' and p.paid = 1`,
  );
}

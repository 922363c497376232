import { hashNumberOf } from '../hash';
import type { Lottery } from '../seed/lotteries';

/** One draw of a lottery. Times in epoch ms. */
export type Issue = {
  /** `YYYYMMDD-0001`: its day in UTC and its place in the day. */
  readonly numero: string;
  readonly startTime: number;
  /** Bets close here, epoch ms. */
  readonly endTime: number;
  /** The draw. */
  readonly openTime: number;
};

const dayMs = 86_400_000;
/** Bets close this long before the draw. */
const closingMs = 10_000;

/** The issue on sale. */
export function issueOnSale(lottery: Lottery, now: number): Issue {
  const nextDraw = lastDraw(lottery, now) + lottery.interval;
  return now < nextDraw - closingMs ? issueAt(lottery, nextDraw) : issueAt(lottery, nextDraw + lottery.interval);
}

/** The issue drawn last. */
export function issueDrawn(lottery: Lottery, now: number): Issue {
  return issueAt(lottery, lastDraw(lottery, now));
}

/** The issue that is `steps` later than another; earlier for a negative number. */
export function issueFrom(lottery: Lottery, issue: Issue, steps: number): Issue {
  return issueAt(lottery, issue.openTime + steps * lottery.interval);
}

/** The digits of a draw, separated by commas. They are derived from the issue, so nothing is stored. */
export function winningNumber(lottery: Lottery, numero: string): string {
  return Array.from({ length: lottery.digits }, (_, index) =>
    String(hashNumberOf(`${lottery.game.gameId} ${numero} ${index}`) % 10),
  ).join(',');
}

function lastDraw({ interval }: Lottery, now: number): number {
  return now - (now % interval);
}

function issueAt({ interval }: Lottery, openTime: number): Issue {
  const start = openTime - interval;
  const midnight = start - (start % dayMs);
  const position = (openTime - midnight) / interval;
  const date = new Date(midnight).toISOString().slice(0, 10).replaceAll('-', '');
  return {
    numero: `${date}-${String(position).padStart(4, '0')}`,
    startTime: start - closingMs,
    endTime: openTime - closingMs,
    openTime,
  };
}

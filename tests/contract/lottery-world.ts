import { afterEach, beforeEach } from 'vitest';
import type { Sandbox } from '@/sandbox';
import { issueOnSale, winningNumber } from '@/sandbox/lottery/issues';
import { type Lottery, lotteries } from '@/sandbox/seed/lotteries';
import { type Answer, ask, at, tokenOf } from './ask';
import { now, openSandbox } from './sandbox-world';

/** For each test of a file a fresh sandbox, whose clock the test moves, and a member who bets on the first lottery that is wanted. */
export function createLotteryWorld(isWanted: (lottery: Lottery) => boolean = () => true) {
  const lottery = lotteries.find(isWanted) ?? missing();
  let sandbox: Sandbox;
  let token: string;
  let clock = now;

  beforeEach(async () => {
    clock = now;
    sandbox = await openSandbox({ now: () => clock });
    token = await tokenOf(sandbox, 'member0');
  });
  afterEach(() => sandbox.close());

  const member = (call: string, request: object = {}) => ask(sandbox, { call, token, request: { ...request } });
  return {
    lottery,
    member,
    cents: async () => Math.round(Number(at(await member('balance'), 'sumBalance')) * 100),
    /** A bet of 2 that wins on the issue on sale, unless told otherwise. */
    bet: (fields: object = {}): Promise<Answer> => {
      const { numero } = issueOnSale(lottery, clock);
      const bettingSlipString = slipFor(lottery, numero, true);
      const request = { gameId: lottery.game.nodeId, currentNumero: numero, bettingSlipString, betCartAmountSum: 2 };
      return member('placeBets', { ...request, ...fields });
    },
    get sandbox() {
      return sandbox;
    },
    get token() {
      return token;
    },
    get clock() {
      return clock;
    },
    set clock(time) {
      clock = time;
    },
  };
}

/** A slip that wins on an issue or loses on it, by its last digit. */
export function slipFor(lottery: Lottery, numero: string, isWinning: boolean): string {
  return `2|${digitOf(lottery, numero, isWinning)}|2`;
}

/** A last digit that the issue draws, or does not. */
export function digitOf(lottery: Lottery, numero: string, isDrawn: boolean): number {
  const last = Number(winningNumber(lottery, numero).split(',').at(-1));
  return isDrawn ? last : (last + 1) % 10;
}

/** The rows of an answer; none where there is no list. */
export function rows(value: unknown): readonly { readonly [key: string]: unknown }[] {
  return Array.isArray(value) ? value : [];
}

function missing(): Lottery {
  throw new Error('No such lottery is seeded, so nothing can be bet on. Give the vendor LOTT games.');
}

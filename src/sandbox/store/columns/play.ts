/** What is played, and what limits it. */
export type PlayColumns = {
  readonly favourites: Played;
  readonly limits: {
    readonly memberId: number;
    readonly kind: string;
    /** Days. */
    readonly period: number;
    /** Minor units, or minutes; null = none. */
    readonly amount: number | null;
    readonly nextAmount: number | null;
    readonly nextAt: number | null;
  };
  readonly lotteryDetails: {
    readonly masterId: number;
    readonly memberId: number;
    readonly numero: string;
    readonly phase: number;
    readonly opensAt: number;
    readonly status: number;
    readonly win: number | null;
  };
  readonly lotteryOrders: {
    readonly memberId: number;
    readonly nodeId: number;
    readonly orderNo: string;
    readonly slip: string;
    readonly minor: number;
    readonly phases: number;
    readonly winningStop: number;
    readonly at: number;
  };
  readonly openRounds: {
    readonly memberId: number;
    readonly id: string;
    readonly nodeId: number;
    readonly stake: number;
    readonly card: number;
    readonly at: number;
  };
  /** Without an end = for good. */
  readonly pauses: {
    readonly memberId: number;
    readonly kind: string;
    readonly until: number | null;
    readonly at: number;
  };
  /** What a member set of limits and pauses. */
  readonly playChanges: {
    readonly memberId: number;
    readonly at: number;
    readonly action: string;
    readonly kind: string | null;
    readonly days: number;
    readonly amount: number | null;
  };
  /** Times with an open game, epoch ms. */
  readonly playSpans: {
    readonly memberId: number;
    readonly began: number;
    readonly last: number;
    /** 1 = the player turned away: the next sign begins another. */
    readonly ended: number;
  };
  readonly recents: Played;
  readonly rounds: {
    readonly id: string;
    readonly memberId: number;
    readonly nodeId: number;
    readonly stake: number;
    readonly win: number;
    readonly at: number;
  };
  readonly tickets: {
    readonly ticket: string;
    readonly memberId: number;
    readonly nodeId: number;
    readonly at: number;
  };
  readonly wins: {
    readonly merchant: string;
    readonly nodeId: number;
    readonly name: string;
    readonly minor: number;
    readonly at: number;
  };
};

type Played = { readonly memberId: number; readonly nodeId: number; readonly at: number };

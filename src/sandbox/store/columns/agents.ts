import type { Notice } from './gifts';

/** What agents do with those below them. */
export type AgentsColumns = {
  /** Links by which accounts are opened below an agent. Epoch ms; the rebates as JSON text. */
  readonly affiliateLinks: {
    readonly merchant: string;
    readonly agentId: number;
    readonly code: string;
    readonly type: number;
    readonly startAt: number;
    readonly endAt: number | null;
    readonly paused: number;
    readonly deleted: number;
    readonly path: string;
    readonly rebates: string;
  };
  readonly agentNotices: Notice;
  readonly contractActs: {
    readonly contractId: number;
    readonly at: number;
    readonly action: string;
    /** The member, 0 for the house. */
    readonly by: number;
  };
  /** What a contract paid. Minor units; the rate in hundredths, as its terms have it. */
  readonly contractPayouts: {
    readonly contractId: number;
    readonly at: number;
    readonly turnover: number;
    readonly profit: number;
    readonly active: number;
    readonly rateType: string;
    readonly rate: number;
    readonly minor: number;
    readonly paid: number;
  };
  readonly contracts: {
    readonly id: number;
    readonly merchant: string;
    readonly kind: string;
    /** Who offers it, 0 for the house. */
    readonly agentId: number;
    readonly receiverId: number;
    readonly status: string;
    /** Who asked for what waits. */
    readonly askedBy: number;
    /** How often it moved on: what was read before a move is old. */
    readonly moves: number;
    /** JSON text. */
    readonly terms: string;
    readonly nextTerms: string | null;
    readonly createdAt: number;
    readonly processedAt: number | null;
    /** Up to when it has been paid for. */
    readonly settledAt: number;
  };
  /** One downline's part of what an agent gave to several at once. Minor units; a reason where it was not given. */
  readonly envelopes: {
    readonly ref: string;
    readonly agentId: number;
    readonly mode: string;
    readonly remark: string;
    readonly at: number;
    readonly memberId: number | null;
    readonly name: string;
    readonly minor: number;
    readonly reason: string;
  };
};

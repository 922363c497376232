/** What a member is given, and told. */
export type GiftsColumns = {
  /** Who came by whose code. Epoch ms, minor units; 0 as long as nothing was given for it. */
  readonly invitations: {
    readonly inviterId: number;
    readonly friendId: number | null;
    readonly name: string;
    readonly at: number;
    readonly reward: number;
  };
  readonly messages: Notice;
  /** Steps of missions that were reached, with the reward of each. */
  readonly missionSteps: {
    readonly memberId: number;
    readonly missionId: number;
    /** The month, `YYYY-MM`. */
    readonly period: string;
    readonly step: number;
    readonly rewardId: number;
  };
  /** Tickets for a draw; what one won in minor units, once it is used. */
  readonly prizeTickets: {
    readonly memberId: number;
    readonly kind: string;
    readonly name: string;
    readonly at: number;
    readonly usedAt: number | null;
    readonly minor: number;
  };
  /** Claimed rebates: minor units, the rate in hundredths of a percent. */
  readonly rebates: {
    readonly memberId: number;
    readonly category: string;
    readonly stake: number;
    readonly rate: number;
    readonly minor: number;
    readonly at: number;
  };
  readonly referralCodes: { readonly merchant: string; readonly code: string; readonly memberId: number };
  readonly rewards: {
    readonly memberId: number;
    readonly promotionType: string;
    readonly title: string;
    readonly minor: number;
    readonly at: number;
    readonly expires: number | null;
    /** I issued, C claimed, E expired. */
    readonly state: string;
    readonly claimedAt: number | null;
  };
};

/** A message to one member. */
export type Notice = {
  readonly memberId: number;
  readonly title: string;
  readonly content: string;
  readonly at: number;
  readonly isRead: number;
};

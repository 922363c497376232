import type { Generated } from 'kysely';

/** What is written, by table. A column is called here as `tables.ts` has it, in camel case. */
export type Columns = {
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
  readonly attempts: { readonly key: string; readonly at: number };
  readonly bankCards: {
    readonly memberId: number;
    readonly bankCode: string;
    readonly bankName: string;
    readonly number: string;
    readonly holder: string;
    readonly province: string;
    readonly city: string;
    readonly branch: string;
    /** BANK or EWALLET. */
    readonly kind: string;
    readonly isDefault: number;
    readonly at: number;
  };
  readonly captchas: { readonly id: string; readonly answer: string; readonly expires: number };
  readonly codes: {
    readonly merchant: string;
    readonly mobile: string;
    readonly code: string;
    readonly sentAt: number;
    readonly expires: number;
    readonly used: Generated<number>;
  };
  readonly consents: {
    readonly code: string;
    readonly merchant: string;
    readonly channel: string;
    readonly subject: string;
    readonly name: string;
    readonly email: string;
    readonly expires: number;
  };
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
  /** What there is to know of a deposit until it is settled; `ref` names its record. Minor units, epoch ms. */
  readonly depositOrders: {
    readonly ref: string;
    readonly memberId: number;
    readonly bankType: string;
    readonly vendorId: string;
    readonly fee: number;
    /** 0: none. */
    readonly promotion: number;
    readonly bonus: number;
    readonly expires: number;
    readonly paidAt: number | null;
    /** Addresses of pictures of the payment, JSON text. */
    readonly receipts: Generated<string | null>;
  };
  /** Pictures of payments by their address; the content as base64. */
  readonly receipts: { readonly path: string; readonly type: string; readonly content: string; readonly at: number };
  readonly deposits: MoneyRecord & { readonly mode: string; readonly state: number };
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
  readonly favourites: Played;
  readonly identities: {
    readonly merchant: string;
    readonly channel: string;
    readonly subject: string;
    readonly memberId: number;
  };
  /** Who came by whose code. Epoch ms, minor units; 0 as long as nothing was given for it. */
  /** What stands against the members' wallets, by account; minor units, below zero where the members have it. */
  readonly house: { readonly account: string; readonly minor: number };
  readonly invitations: {
    readonly inviterId: number;
    readonly friendId: number | null;
    readonly name: string;
    readonly at: number;
    readonly reward: number;
  };
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
  readonly loginFailures: { readonly merchant: string; readonly username: string; readonly failures: number };
  /** Tries of a member's password. */
  readonly logins: {
    readonly memberId: number;
    readonly address: string;
    readonly agent: string;
    readonly done: number;
    readonly at: number;
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
  readonly members: {
    readonly id: Generated<number>;
    readonly merchant: string;
    readonly username: string;
    readonly password: string;
    readonly type: number;
    readonly nickname: string | null;
    /** '1' or '0'. */
    readonly toUpline: string;
    /** Epoch ms. */
    readonly regDate: number;
    readonly mobile: string | null;
    readonly email: string | null;
    readonly payeeName: string | null;
    readonly qq: string | null;
    readonly club: string | null;
    readonly firstTime: number;
    readonly language: string | null;
    /** Pending contract requests as the wire names them, JSON text. */
    readonly contracts: string | null;
    readonly affiliate: string | null;
    /** One wallet for all vendors. */
    readonly isSingle: number;
    /** Id of the picture. */
    readonly icon: string;
    /** Each login by password must be confirmed with a code. */
    readonly checksLogin: number;
    /** Hashed as the password is. */
    readonly paymentPassword: string | null;
    /** Rebate settings of the member's own as the wire lists them, JSON text. */
    readonly rebates: string | null;
    /** An agent who takes part in dividends. */
    readonly showsDividend: number;
    /** The superior; null at the top. */
    readonly agentId: number | null;
    /** Ids from the top down to the own one, `/1/17/230/`; empty until somebody asks for a team. */
    readonly lineage: Generated<string>;
    /** Epoch ms of the last login of those who were planted. */
    readonly lastLogin: Generated<number | null>;
  };
  readonly merchants: { readonly code: string; readonly seededAt: number };
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
  readonly movements: {
    readonly memberId: number;
    readonly accountType: number;
    readonly at: number;
    readonly typeId: number;
    readonly minor: number;
    readonly balance: number;
    readonly orderNo: string;
    readonly remark: string | null;
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
  /** Claimed rebates: minor units, the rate in hundredths of a percent. */
  readonly rebates: {
    readonly memberId: number;
    readonly category: string;
    readonly stake: number;
    readonly rate: number;
    readonly minor: number;
    readonly at: number;
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
  readonly recents: Played;
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
  readonly rounds: {
    readonly id: string;
    readonly memberId: number;
    readonly nodeId: number;
    readonly stake: number;
    readonly win: number;
    readonly at: number;
  };
  readonly scenarios: { readonly merchant: string; readonly scenario: string };
  /** The question by its place in the catalogue, the answer as a hash. */
  readonly securityAnswers: { readonly memberId: number; readonly question: number; readonly answer: string };
  readonly sessions: {
    readonly token: string;
    readonly merchant: string;
    readonly memberId: number;
    readonly created: number;
    readonly address: string;
    readonly agent: string;
  };
  readonly tickets: {
    readonly ticket: string;
    readonly memberId: number;
    readonly nodeId: number;
    readonly at: number;
  };
  readonly wallets: { readonly memberId: number; readonly accountType: number; readonly minor: number };
  readonly wins: {
    readonly merchant: string;
    readonly nodeId: number;
    readonly name: string;
    readonly minor: number;
    readonly at: number;
  };
  readonly wishes: {
    readonly memberId: number;
    readonly key: string;
    readonly call: string;
    readonly content: string;
    readonly code: string;
    readonly value: string;
    readonly at: number;
  };
  /** Requests that go their way by the clock; the seeded ones have none. Minor units. */
  /** What there is to know of a withdrawal beside its record. Minor units, epoch ms. */
  readonly withdrawOrders: {
    readonly ref: string;
    readonly memberId: number;
    readonly fee: number;
    /** Number of the account, masked. */
    readonly card: string;
    readonly settled: Generated<number | null>;
  };
  readonly withdrawals: MoneyRecord & {
    readonly bank: string;
    readonly status: number;
    readonly remark: string | null;
  };
};

type Played = { readonly memberId: number; readonly nodeId: number; readonly at: number };

type Notice = {
  readonly memberId: number;
  readonly title: string;
  readonly content: string;
  readonly at: number;
  readonly isRead: number;
};

type MoneyRecord = { readonly memberId: number; readonly ref: string; readonly minor: number; readonly at: number };

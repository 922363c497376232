import type { Generated } from 'kysely';

/** Who is at a merchant, and how they come in. */
export type PeopleColumns = {
  readonly attempts: { readonly key: string; readonly at: number };
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
  readonly identities: {
    readonly merchant: string;
    readonly channel: string;
    readonly subject: string;
    readonly memberId: number;
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
};

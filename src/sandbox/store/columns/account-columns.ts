import { type ColumnTypes, id, int, key, maybeInt, maybeText, text } from './types';

/** Columns of merchants, members, and how they sign in. */
export const accountColumns = {
  merchants: { code: key, seededAt: int },
  members: {
    id,
    merchant: text,
    username: text,
    password: text,
    type: int,
    nickname: maybeText,
    /** '1' if the member may transfer money to the superior, else '0'. */
    toUpline: "text not null default '0'",
    /** Epoch ms. */
    regDate: int,
    mobile: maybeText,
    email: maybeText,
    payeeName: maybeText,
    qq: maybeText,
    club: maybeText,
    /** 1 if the password must be changed at the next login. */
    firstTime: 'integer not null default 0',
    language: maybeText,
    /** Pending contract requests as the wire names them, JSON text. */
    contracts: maybeText,
    affiliate: maybeText,
    /** One wallet for all vendors. */
    isSingle: 'integer not null default 1',
    /** Id of the picture. */
    icon: "text not null default '0'",
    /** Each login by password must be confirmed with a code. */
    checksLogin: 'integer not null default 0',
    /** Hashed as the password is. */
    paymentPassword: maybeText,
    /** Rebate settings of the member's own as the wire lists them, JSON text. */
    rebates: maybeText,
    /** An agent who takes part in dividends. */
    showsDividend: 'integer not null default 0',
    /** The superior; null at the top. */
    agentId: maybeInt,
    /** Ids from the top down to the own one, `/1/17/230/`; empty until somebody asks for a team. */
    lineage: "text not null default ''",
    /** Epoch ms of the last login of those who were planted. */
    lastLogin: maybeInt,
  },
  sessions: { token: key, merchant: text, memberId: int, created: int, address: text, agent: text },
  /** Logins of a member, and failed ones: `done` is 0. */
  logins: { id, memberId: int, address: text, agent: text, done: int, at: int },
  loginFailures: { merchant: text, username: text, failures: int },
  captchas: { id: key, answer: text, expires: int },
  codes: {
    id,
    merchant: text,
    mobile: text,
    code: text,
    sentAt: int,
    expires: int,
    used: 'integer not null default 0',
  },
  attempts: { id, key: text, at: int },
  identities: { merchant: text, channel: text, subject: text, memberId: int },
  consents: { code: key, merchant: text, channel: text, subject: text, name: text, email: text, expires: int },
  /** The question by its place in the catalogue, the answer as a hash. */
  securityAnswers: { memberId: 'integer not null primary key', question: int, answer: text },
  messages: { id, memberId: int, title: text, content: text, at: int, isRead: int },
  scenarios: { merchant: key, scenario: text },
} as const satisfies ColumnTypes;

import { hashOf } from '../hash';

const columns: Readonly<Record<string, string>> = {
  merchants: 'code text primary key, seeded_at integer not null',
  members: `id integer primary key, merchant text not null, username text not null, password text not null,
    type integer not null, nickname text, to_upline text not null, reg_date integer not null, mobile text, email text,
    payee_name text, qq text, club text, first_time integer not null, language text, contracts text, affiliate text, is_single integer not null,
    icon text not null, checks_login integer not null, payment_password text, rebates text, shows_dividend integer not null,
    agent_id integer, lineage text not null default '', last_login integer,
    unique (merchant, username)`,
  sessions: `token text primary key, merchant text not null, member_id integer not null, created integer not null,
    address text not null, agent text not null`,
  logins: `id integer primary key, member_id integer not null, address text not null, agent text not null, done integer not null,
    at integer not null`,
  login_failures: 'merchant text, username text, failures integer not null, primary key (merchant, username)',
  captchas: 'id text primary key, answer text not null, expires integer not null',
  codes: `id integer primary key, merchant text not null, mobile text not null, code text not null,
    sent_at integer not null, expires integer not null, used integer not null default 0`,
  attempts: 'id integer primary key, key text not null, at integer not null',
  identities: `merchant text not null, channel text not null, subject text not null, member_id integer not null,
    primary key (merchant, channel, subject)`,
  consents: `code text primary key, merchant text not null, channel text not null, subject text not null,
    name text not null, email text not null, expires integer not null`,
  wishes: `member_id integer, key text, call text not null, content text not null, code text not null, value text not null,
    at integer not null, primary key (member_id, key)`,
  wallets:
    'member_id integer, account_type integer, minor integer not null check (minor >= 0), primary key (member_id, account_type)',
  house: 'account text primary key, minor integer not null',
  movements: `id integer primary key, member_id integer not null, account_type integer not null, at integer not null,
    type_id integer not null, minor integer not null, balance integer not null, order_no text not null, remark text`,
  deposits: `id integer primary key, member_id integer not null, ref text not null, mode text not null,
    minor integer not null, at integer not null, state integer not null`,
  deposit_orders: `ref text primary key, member_id integer not null, bank_type text not null, vendor_id text not null,
    fee integer not null, promotion integer not null,
    bonus integer not null, expires integer not null, paid_at integer, receipts text`,
  receipts: 'path text primary key, type text not null, content text not null, at integer not null',
  bank_cards: `id integer primary key, member_id integer not null, bank_code text not null, bank_name text not null,
    number text not null, holder text not null, province text not null, city text not null, branch text not null,
    kind text not null, is_default integer not null, at integer not null, unique (member_id, number)`,
  withdraw_orders: `ref text primary key, member_id integer not null, fee integer not null, card text not null,
    settled integer`,
  withdrawals: `id integer primary key, member_id integer not null, ref text not null, bank text not null,
    minor integer not null, at integer not null, status integer not null, remark text`,
  security_answers: 'member_id integer primary key, question integer not null, answer text not null',
  favourites: 'member_id integer, node_id integer, at integer not null, primary key (member_id, node_id)',
  recents: 'member_id integer, node_id integer, at integer not null, primary key (member_id, node_id)',
  messages: `id integer primary key, member_id integer not null, title text not null, content text not null,
    at integer not null, is_read integer not null`,
  rebates: `id integer primary key, member_id integer not null, category text not null, stake integer not null, rate integer not null,
    minor integer not null, at integer not null`,
  rewards: `id integer primary key, member_id integer not null, promotion_type text not null, title text not null,
    minor integer not null, at integer not null, expires integer, state text not null, claimed_at integer`,
  prize_tickets: `id integer primary key, member_id integer not null, kind text not null, name text not null, at integer not null,
    used_at integer, minor integer not null`,
  mission_steps: `member_id integer, mission_id integer, period text, step integer, reward_id integer not null,
    primary key (member_id, mission_id, period, step)`,
  referral_codes:
    'merchant text not null, code text not null, member_id integer not null unique, primary key (merchant, code)',
  invitations: `id integer primary key, inviter_id integer not null, friend_id integer unique, name text not null,
    at integer not null, reward integer not null`,
  agent_notices: `id integer primary key, member_id integer not null, title text not null, content text not null,
    at integer not null, is_read integer not null`,
  affiliate_links: `id integer primary key, merchant text not null, agent_id integer not null, code text not null, type integer not null,
    start_at integer not null, end_at integer, paused integer not null, deleted integer not null, path text not null, rebates text not null,
    unique (merchant, code)`,
  envelopes: `id integer primary key, ref text not null, agent_id integer not null, mode text not null, remark text not null,
    at integer not null, member_id integer, name text not null, minor integer not null, reason text not null`,
  tickets: 'ticket text primary key, member_id integer not null, node_id integer not null, at integer not null',
  rounds: `id text primary key, member_id integer not null, node_id integer not null, stake integer not null,
    win integer not null, at integer not null`,
  wins: `id integer primary key, merchant text not null, node_id integer not null, name text not null,
    minor integer not null, at integer not null`,
  open_rounds: `member_id integer primary key, id text not null, node_id integer not null, stake integer not null,
    card integer not null, at integer not null`,
  lottery_orders: `id integer primary key, member_id integer not null, node_id integer not null, order_no text not null,
    slip text not null, minor integer not null, phases integer not null, winning_stop integer not null, at integer not null`,
  lottery_details: `id integer primary key, master_id integer not null, member_id integer not null, numero text not null,
    phase integer not null, opens_at integer not null, status integer not null, win integer`,
  limits: `member_id integer, kind text not null, period integer not null, amount integer, next_amount integer, next_at integer,
    primary key (member_id, kind, period)`,
  pauses: 'member_id integer primary key, kind text not null, until integer, at integer not null',
  play_spans: `id integer primary key, member_id integer not null, began integer not null, last integer not null,
    ended integer not null`,
  play_changes: `id integer primary key, member_id integer not null, at integer not null, action text not null, kind text,
    days integer not null, amount integer`,
  contracts: `id integer primary key, merchant text not null, kind text not null, agent_id integer not null, receiver_id integer not null,
    status text not null, asked_by integer not null, moves integer not null, terms text not null, next_terms text, created_at integer not null,
    processed_at integer, settled_at integer not null`,
  contract_acts: `id integer primary key, contract_id integer not null, at integer not null, action text not null, by integer not null`,
  contract_payouts: `id integer primary key, contract_id integer not null, at integer not null, turnover integer not null,
    profit integer not null, active integer not null, rate_type text not null, rate integer not null, minor integer not null,
    paid integer not null`,
  scenarios: 'merchant text primary key, scenario text not null',
};

const statements = Object.entries(columns).map(
  ([table, definition]) => [table, `create table if not exists ${table} (${definition})`] as const,
);

/** Table name → the statement that creates it. */
export const tables: ReadonlyMap<string, string> = new Map(statements);

/** Tables that builds before this one had. Others in the same database may be somebody else's. */
export const formerTables: readonly string[] = ['requests'];

/** A number that is another one as soon as any definition is: 1 to 2³¹-1, as SQLite keeps it. */
export function versionOf(definitions: Iterable<string>): number {
  return hashOf([...definitions].join('\n')) >>> 1 || 1;
}

/** The version of the tables of this build. */
export const tablesVersion = versionOf(tables.values());

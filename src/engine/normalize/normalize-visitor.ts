import { type Facts, PENDING } from '../facts';
import type { WireIssue } from '../issue';
import { isList, isObject, type JsonObject } from '../json';
import { toFlag, toNumber, toText } from './flag';

/** A part of a visitor that was asked for: its wire shape, `'pending'` while it loads, or nothing. */
type Part = unknown;

/** What is known of a visitor, each part as the wire or the browser's storage has it. */
export type Visitor = {
  /** The stored session (`MC_SESSION_INFO`) or a login's value. `trial: true` marks a trial session. */
  readonly session?: Part;
  /** Value of the member-info call. */
  readonly member?: Part;
  /** Value of the unread count: a number, or `{unreadCount}`. */
  readonly unread?: Part;
  /** Claimable rewards: a list, or their number. */
  readonly rewards?: Part;
  /** Value of the merchant-wallet call. */
  readonly wallet?: Part;
  /** The member's own rebate settings: a list. */
  readonly rebates?: Part;
  /** Value of the dividend-info call. */
  readonly dividend?: Part;
  /** Unread announcements for agents: a list, or their number. */
  readonly agentNotices?: Part;
  /** Value of the contract check. */
  readonly contract?: Part;
  readonly device?: {
    readonly platform?: 'ios' | 'android' | 'other' | undefined;
    readonly standalone?: boolean | undefined;
    readonly native?: boolean | undefined;
  };
  readonly downloadBarClosed?: boolean;
  readonly balanceHidden?: boolean;
  /** Language code in lower case. */
  readonly language?: string;
  /** Id of the page that shows. */
  readonly page?: string;
  /** The clock in epoch ms; without it `member.days` is absent. */
  readonly now?: number;
};

export type NormalizedVisitor = { readonly facts: Facts; readonly issues: readonly WireIssue[] };

type Read = (value: unknown) => unknown;

const day = 86_400_000;

/** The live facts of a visitor. Without a session every fact of a member is absent, whatever else was kept. */
export function normalizeVisitor(visitor: Visitor): Facts {
  return inspectVisitor(visitor).facts;
}

/** As `normalizeVisitor`, with the surprises: values that are no fact and were left out. */
export function inspectVisitor(visitor: Visitor): NormalizedVisitor {
  const facts = new Map<string, unknown>();
  const issues: WireIssue[] = [];
  const put = (path: string, value: unknown) => value !== undefined && facts.set(path, value);
  const read = (path: string, raw: unknown, to: Read) => {
    const value = to(raw);
    if (value !== undefined) facts.set(path, value);
    else if (raw !== undefined && raw !== null && raw !== '') issues.push(surprise(path, raw));
  };
  put('page.id', toText(visitor.page));
  put('locale.language', toText(visitor.language));
  put('device.platform', toText(visitor.device?.platform));
  put('device.standalone', toFlag(visitor.device?.standalone));
  put('device.native', toFlag(visitor.device?.native));
  put('downloadBar.closed', visitor.downloadBarClosed ?? false);
  put('balance.hidden', visitor.balanceHidden ?? false);
  const session = visitor.session === 'pending' ? PENDING : toSession(visitor.session);
  put('session.present', session === PENDING ? PENDING : session !== undefined);
  if (session === undefined) return { facts, issues };
  for (const { path, part, to } of memberFacts(visitor)) {
    const raw = path.startsWith('session.') ? session : part;
    if (session === PENDING || raw === PENDING) facts.set(path, PENDING);
    else read(path, raw, to);
  }
  return { facts, issues };
}

function memberFacts(visitor: Visitor): readonly { path: string; part: Part; to: Read }[] {
  const session = visitor.session;
  const unread = loading(visitor.unread);
  const member = visitor.member === 'pending' ? PENDING : toMember(visitor.member);
  const field = (path: string, name: string, to: Read) => ({ path, part: pick(member, name), to });
  const within = (path: string, part: Part, names: readonly string[], to: Read) => ({
    path,
    part: names.map((name) => pick(part, name)).find((value) => value !== undefined && value !== null && value !== ''),
    to,
  });
  return [
    { path: 'session.trial', part: session, to: (value) => toFlag(pick(value, 'trial')) ?? false },
    { path: 'session.firstTimeLogin', part: session, to: (value) => toFlag(pick(value, 'firstTimeLogin')) ?? false },
    field('member.type', 'type', toNumber),
    field('member.toUpline', 'toUpline', toFlag),
    field('member.account', 'account', toText),
    within('member.name', member, ['nickname', 'account'], toText),
    { path: 'member.vip', part: member, to: (value) => (isObject(value) ? vipLabel(value) !== undefined : undefined) },
    { path: 'member.vipLabel', part: pick(pick(member, 'clubLabel'), 'labelName'), to: toText },
    field('member.days', 'regDate', (value) => daysSince(toNumber(value), visitor.now)),
    { path: 'inbox.unread', part: isObject(unread) ? unread.unreadCount : unread, to: toNumber },
    { path: 'rewards.unclaimed', part: loading(visitor.rewards), to: toCount },
    within('wallet.single', loading(visitor.wallet), ['isSingle'], toFlag),
    {
      path: 'rebate.own',
      part: loading(visitor.rebates),
      to: (value) => (isList(value) ? value.length > 0 : undefined),
    },
    within('agent.dividendShown', loading(visitor.dividend), ['showDividend'], toFlag),
    { path: 'agent.unreadNotices', part: loading(visitor.agentNotices), to: toCount },
    ...contractFacts(loading(visitor.contract)),
  ];
}

/** A pending flag's values are not known: non-empty and not "0" means that a request waits. */
function contractFacts(contract: Part): readonly { path: string; part: Part; to: Read }[] {
  const waits = (names: readonly string[]) => (value: unknown) => {
    if (!isObject(value)) return undefined;
    return names.some((name) => {
      const flag = value[name];
      return (
        flag !== undefined && flag !== null && flag !== '' && flag !== false && flag !== 'N' && toNumber(flag) !== 0
      );
    });
  };
  return [
    { path: 'contract.salary', part: contract, to: waits(['dailysalreqtype']) },
    { path: 'contract.dividend', part: contract, to: waits(['divtypecompperiodreq', 'divtypereq']) },
    { path: 'contract.hourly', part: contract, to: waits(['contracthoursalreq']) },
  ];
}

/** A session is a non-empty token. */
function toSession(value: unknown): JsonObject | undefined {
  return isObject(value) && toText(value.token) !== undefined ? value : undefined;
}

/** Some builds answer a guest with an empty identity: no id and no account is no member. */
function toMember(value: unknown): JsonObject | undefined {
  if (!isObject(value)) return undefined;
  const hasId = toText(value.id) !== undefined || toNumber(value.id) !== undefined;
  return hasId || toText(value.account) !== undefined ? value : undefined;
}

function vipLabel(member: JsonObject): string | undefined {
  return toText(pick(member.clubLabel, 'labelName'));
}

function toCount(value: unknown): number | undefined {
  return isList(value) ? value.length : toNumber(value);
}

function daysSince(since: number | undefined, now: number | undefined): number | undefined {
  return since === undefined || now === undefined ? undefined : Math.max(0, Math.floor((now - since) / day));
}

/** A field of an object; a part that is still loading stays so. */
function pick(value: unknown, name: string): unknown {
  if (value === PENDING) return value;
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function loading(part: Part): unknown {
  return part === 'pending' ? PENDING : part;
}

function surprise(path: string, raw: unknown): WireIssue {
  return {
    code: 'odd-value',
    path,
    message: `${path} is ${shown(raw)}, which is no value of this fact, so it counts as absent. Ask the platform what it means.`,
  };
}

function shown(raw: unknown): string {
  if (isObject(raw)) return 'an object';
  return isList(raw) ? 'a list' : `"${String(raw).slice(0, 40)}"`;
}

import { PENDING } from '../facts';
import type { AnswerFields } from '../generated/answer-fields';
import type { LiveFacts } from '../generated/facts';
import { isList, isObject, pick } from '../json';
import { toFlag, toNumber, toText, toWhole } from './flag';
import type { VisitorAnswers } from './normalize-visitor';

/** A call that answers something about a visitor. */
type VisitorCall = {
  /** The call of `schemas/wire/` that answers it. */
  readonly call: string;
  /** The body of the request; an empty one if left out. */
  readonly request?: (merchant: string) => object;
  /** Milliseconds for which an answer is fresh. */
  readonly freshMs?: number;
};

/** The calls about a visitor. `member` is sent in every session, the others if a page reads one of their facts. */
export const liveParts = {
  member: { call: 'memberInfo' },
  // At most once in 250 ms (MEM-12).
  unread: { call: 'unreadCount', freshMs: 250 },
  rewards: { call: 'claimableRewards', request: () => ({ status: 'I' }) },
  wallet: { call: 'merchantWallet', request: (merchant: string) => ({ merchantCode: merchant }) },
  rebates: { call: 'rebateSettings' },
  dividend: { call: 'dividendInfo' },
  agentNotices: { call: 'agentNotices' },
  contract: { call: 'contractCheck' },
  play: { call: 'saferPlay' },
} as const satisfies { readonly [part: string]: VisitorCall };

export type LivePart = keyof typeof liveParts;

export const livePartNames = Object.keys(liveParts).filter(isLivePart);

function isLivePart(name: string): name is LivePart {
  return Object.hasOwn(liveParts, name);
}

/** Types of member that do not have this part, from `members.without` of merchant.json. */
export type WithoutPart = { readonly [Part in LivePart]?: readonly number[] };

/** Whether a part's call is sent for a member of this type. */
export function isCallMadeFor(part: LivePart, memberType: number, without: WithoutPart = {}): boolean {
  return without[part]?.includes(memberType) !== true;
}

/** The request of a part's call for a merchant, by code. */
export function requestFor(part: LivePart, merchant: string): object {
  const { request = () => ({}) }: VisitorCall = liveParts[part];
  return request(merchant);
}

type FactRow = {
  /** The session, a part of `liveParts`, or what the browser knows by itself. */
  readonly of: LivePart | 'session' | 'browser';
  /** The field of the answer; the whole answer where it is left out. */
  readonly from?: (part: unknown) => unknown;
  /** Gives the fact's value. Undefined means absent; it is reported as a wire issue if the answer had a value. */
  readonly toFact: (raw: unknown, visitor: VisitorAnswers) => unknown;
};

const dayMs = 86_400_000;

type FieldOf<Of> = Of extends LivePart ? AnswerFields[(typeof liveParts)[Of]['call']] : 'trial' | 'firstTimeLogin';

/** A field of a part's answer or of the session. A field that the call's schema lacks does not compile. */
function field<Of extends LivePart | 'session'>(source: Of, name: FieldOf<Of>): Pick<FactRow, 'of' | 'from'> {
  return { of: source, from: (part) => pick(part, name) };
}

/** The source of each live fact. A fact of `schemas/facts.json` without a row here does not compile. */
export const liveFacts: { readonly [Path in keyof LiveFacts]: FactRow } = {
  'session.present': {
    of: 'browser',
    toFact: (_, { session }) => (session === 'pending' ? PENDING : toSession(session) !== undefined),
  },
  'session.trial': { ...field('session', 'trial'), toFact: (raw) => toFlag(raw) ?? false },
  'session.firstTimeLogin': { ...field('session', 'firstTimeLogin'), toFact: (raw) => toFlag(raw) ?? false },
  'member.type': { ...field('member', 'type'), toFact: toWhole },
  'member.toUpline': { ...field('member', 'toUpline'), toFact: toFlag },
  'member.account': { ...field('member', 'account'), toFact: toText },
  'member.name': { of: 'member', from: firstFieldOf(['nickname', 'account']), toFact: toText },
  'member.vip': { of: 'member', toFact: (raw) => (isObject(raw) ? toText(vipLabel(raw)) !== undefined : undefined) },
  'member.vipLabel': { of: 'member', from: vipLabel, toFact: toText },
  'member.days': { ...field('member', 'regDate'), toFact: (raw, { now }) => daysSince(toNumber(raw), now) },
  'inbox.unread': { of: 'unread', from: (part) => (isObject(part) ? part.unreadCount : part), toFact: toNumber },
  'rewards.unclaimed': { of: 'rewards', toFact: (raw) => (isList(raw) ? raw.length : toNumber(raw)) },
  'wallet.single': { ...field('wallet', 'isSingle'), toFact: toFlag },
  'rebate.own': { of: 'rebates', toFact: (raw) => (isList(raw) ? raw.length > 0 : undefined) },
  'agent.dividendShown': { ...field('dividend', 'showDividend'), toFact: toFlag },
  'agent.unreadNotices': { of: 'agentNotices', toFact: unreadCount },
  'contract.salary': { of: 'contract', toFact: isRequestPending(['dailysalreqtype']) },
  'contract.dividend': { of: 'contract', toFact: isRequestPending(['divtypecompperiodreq', 'divtypereq']) },
  'contract.hourly': { of: 'contract', toFact: isRequestPending(['contracthoursalreq']) },
  'play.pause': { of: 'play', from: (part) => pick(pick(part, 'pause'), 'kind'), toFact: toText },
  'device.platform': { of: 'browser', toFact: (_, { device }) => toText(device?.platform) },
  'device.standalone': { of: 'browser', toFact: (_, { device }) => toFlag(device?.standalone) },
  'device.native': { of: 'browser', toFact: (_, { device }) => toFlag(device?.native) },
  'downloadBar.closed': { of: 'browser', toFact: (_, { downloadBarClosed = false }) => downloadBarClosed },
  'balance.hidden': { of: 'browser', toFact: (_, { balanceHidden = false }) => balanceHidden },
  'locale.language': { of: 'browser', toFact: (_, { language }) => toText(language) },
  'page.id': { of: 'browser', toFact: (_, { page }) => toText(page) },
};

/** The calls that these facts need. */
export function partsOf(paths: Iterable<string>): ReadonlySet<LivePart> {
  const rows = new Map<string, FactRow>(Object.entries(liveFacts));
  return new Set([...paths].flatMap((path) => livePartNames.filter((part) => part === rows.get(path)?.of)));
}

/** The session, if it has a token that is not empty. */
export function toSession(value: unknown): object | undefined {
  return isObject(value) && toText(value.token) !== undefined ? value : undefined;
}

/** Some platforms answer a guest with an empty identity. Without id and account it is no member. */
export function toMember(value: unknown): object | undefined {
  if (!isObject(value)) return undefined;
  const hasId = toText(value.id) !== undefined || toNumber(value.id) !== undefined;
  return hasId || toText(value.account) !== undefined ? value : undefined;
}

function firstFieldOf(names: readonly AnswerFields['memberInfo'][]) {
  return (part: unknown) =>
    names.map((name) => pick(part, name)).find((value) => value !== undefined && value !== null && value !== '');
}

function vipLabel(member: unknown): unknown {
  return pick(pick(member, 'clubLabel'), 'labelName');
}

function daysSince(since: number | undefined, now: number | undefined): number | undefined {
  return since === undefined || now === undefined ? undefined : Math.max(0, Math.floor((now - since) / dayMs));
}

/** The count of unread messages: of a list those not marked as read, of a number the number. */
function unreadCount(raw: unknown): number | undefined {
  return isList(raw) ? raw.filter((row) => toFlag(pick(row, 'isRead')) !== true).length : toNumber(raw);
}

/** The wire does not list the values of a pending flag. All but empty, 0, false and "N" mean that a request waits. */
function isRequestPending(names: readonly AnswerFields['contractCheck'][]) {
  const isSet = (flag: unknown) => !emptyFlags.includes(flag) && toNumber(flag) !== 0;
  return (raw: unknown) => (isObject(raw) ? names.some((name) => isSet(raw[name])) : undefined);
}

const emptyFlags: readonly unknown[] = [undefined, null, '', false, 'N'];

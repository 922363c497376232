import { type LivePart, normalizeVisitor, partsOf } from '@/engine/live';
import type { Clock } from '@/storefront/contract/clock';
import type { FactStore } from '@/storefront/contract/facts';
import type { PublicMerchant } from '@/storefront/contract/public-merchant';
import type { Session, SessionStore } from '@/storefront/contract/session';
import type { Device } from '@/storefront/platform/browser/device';
import { type Caller, createGateway } from '@/storefront/platform/gateway/create-gateway';
import { partQueries, partQuery } from '@/storefront/platform/gateway/queries/member/member-parts';
import { isTrialSession } from './is-trial';
import type { PartObservers } from './part-observers';
import type { Preferences } from './preferences';
import { queryScopeOf } from './query-scope';
import { freeAccountType } from './session';

/** Keeps the live facts up to date. */
export type Visitor = {
  readonly setPage: (pageId: string) => void;
  readonly setLanguage: (language: string) => void;
  /** Facts that the shown layouts read. Only their calls are made. */
  readonly loadFacts: (paths: Iterable<string>) => void;
};

type Options = {
  readonly merchant: PublicMerchant;
  readonly language: string;
  readonly page: string;
  readonly device: Device;
  readonly facts: FactStore;
  readonly session: SessionStore;
  readonly preferences: Preferences;
  readonly parts: PartObservers;
  readonly call: Caller;
  readonly clock: Clock;
};

/**
 * Follows the session, the member's answers, preferences, page and language, and writes them as facts. Browser only.
 */
export function followVisitor(options: Options): Visitor {
  const { facts, session, preferences, parts, device, merchant, clock } = options;
  const state = { page: options.page, language: options.language };
  const neededParts = new Set<LivePart>();
  const updateFacts = () => {
    const current = session.current();
    const pendingParts = [...neededParts].map((part) => [part, 'pending'] as const);
    const visitor = {
      // The member's type decides which calls are made. Until it is known, all facts of the member are pending.
      ...(parts.values().member === 'pending' && Object.fromEntries(pendingParts)),
      ...(current && { session: { ...current, trial: isTrialSession(current, merchant) } }),
      ...parts.values(),
      ...freeAccountOf(current, parts.values().member),
      device,
      downloadBarClosed: preferences.downloadBarClosed(),
      balanceHidden: preferences.balanceHidden(),
      language: state.language,
      page: state.page,
      now: clock.now(),
    };
    facts.update(normalizeVisitor(visitor));
  };
  const followSession = () => {
    const current = session.current();
    if (current === undefined) parts.clear();
    else observe(current, neededParts, state.language, options);
    updateFacts();
  };
  session.subscribe(followSession);
  preferences.subscribe(updateFacts);
  parts.onChange(followSession);
  clock.subscribe(updateFacts);
  followSession();
  return {
    setPage: (page) => {
      state.page = page;
      updateFacts();
    },
    setLanguage: (language) => {
      state.language = language;
      followSession();
    },
    loadFacts: (paths) => {
      const sizeBefore = neededParts.size;
      for (const part of partsOf(paths)) neededParts.add(part);
      if (neededParts.size > sizeBefore) followSession();
    },
  };
}

function observe(
  session: Session,
  neededParts: ReadonlySet<LivePart>,
  language: string,
  { merchant, call, parts }: Options,
): void {
  const scope = queryScopeOf({ session, merchant: merchant.code, language });
  const gateway = createGateway(scope, call);
  parts.observe('member', scope.session, partQuery(gateway, 'member'));
  const type = memberType(parts.values().member, session);
  if (type === undefined) return;
  const member = { type, ...merchant.members };
  for (const [part, spec] of partQueries(gateway, neededParts, member)) parts.observe(part, scope.session, spec);
}

/**
 * Until member info has come, and if it does not come, the session says whether an account is free, so that a free one
 * sees no way to money meanwhile.
 */
function freeAccountOf(session: Session | undefined, member: unknown) {
  if (session?.type !== freeAccountType || (typeof member === 'object' && member !== null)) return {};
  return { member: { account: session.userName, type: session.type } };
}

/** The member's type from member info: undefined while it loads; if it fails, the type of the session. */
function memberType(member: unknown, session: Session): number | undefined {
  if (member === 'pending') return undefined;
  if (typeof member !== 'object' || member === null || !('type' in member)) return session.type;
  const type = member.type === null || member.type === '' ? Number.NaN : Number(member.type);
  return Number.isInteger(type) ? type : session.type;
}

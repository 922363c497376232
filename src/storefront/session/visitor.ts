import { normalizeVisitor } from '@/engine/live';
import type { PublicMerchant } from '@/storefront/app/boot';
import { type Caller, createGateway } from '@/storefront/gateway/create-gateway';
import { contractCheckQuery, memberInfoQuery, unreadCountQuery } from '@/storefront/gateway/member';
import { merchantWalletQuery } from '@/storefront/gateway/wallet';
import type { FactStore } from '@/storefront/renderer/fact-store';
import type { Device } from './device';
import { isTrialSession } from './is-trial';
import type { PartObservers } from './part-observers';
import type { Preferences } from './preferences';
import { scopeOf } from './scope-of';
import type { Session } from './session';
import type { SessionStore } from './session-store';

/** Keeps the live facts in step with who is here and where. */
export type Visitor = {
  readonly setPage: (pageId: string) => void;
  readonly setLanguage: (language: string) => void;
  /** Facts that the shown layouts read, so that only their calls are made. */
  readonly need: (paths: Iterable<string>) => void;
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
  readonly now: () => number;
};

/** The part of a visitor that answers a fact, by the start of its path. The member itself is always asked for. */
const partByPrefix = { 'inbox.': 'unread', 'wallet.': 'wallet', 'contract.': 'contract' } as const;

/** Members of this type have no inbox. */
const withoutInbox = [4];
/** Members of these types have no contracts. */
export const withoutContracts: readonly number[] = [4, 40, 41, 42];

/** Follows session, member, unread count, preferences, page and language, and writes them as facts. Browser only. */
export function followVisitor(options: Options): Visitor {
  const { facts, session, preferences, parts, device, merchant } = options;
  const state = { page: options.page, language: options.language };
  const needed = new Set<string>();
  const write = () => {
    const current = session.current();
    const visitor = {
      ...(current && { session: { ...current, trial: isTrialSession(current, merchant) } }),
      ...parts.values(),
      device,
      downloadBarClosed: preferences.downloadBarClosed(),
      balanceHidden: preferences.balanceHidden(),
      language: state.language,
      page: state.page,
      now: options.now(),
    };
    facts.update(normalizeVisitor(visitor));
  };
  const follow = () => {
    const current = session.current();
    if (current === undefined) parts.clear();
    else observe(current, needed, state.language, options);
    write();
  };
  session.subscribe(follow);
  preferences.subscribe(write);
  parts.onChange(follow);
  follow();
  return {
    setPage: (page) => {
      state.page = page;
      write();
    },
    setLanguage: (language) => {
      state.language = language;
      follow();
    },
    need: (paths) => {
      const before = needed.size;
      for (const part of partsOf(paths)) needed.add(part);
      if (needed.size > before) follow();
    },
  };
}

function observe(
  session: Session,
  needed: ReadonlySet<string>,
  language: string,
  { merchant, call, parts }: Options,
): void {
  const scope = scopeOf({ session, merchant: merchant.code, language });
  const gateway = createGateway(scope, call);
  parts.observe('member', scope.session, memberInfoQuery(gateway));
  const type = memberType(parts.values().member, session);
  if (type === undefined) return;
  if (needed.has('unread') && !withoutInbox.includes(type))
    parts.observe('unread', scope.session, unreadCountQuery(gateway));
  if (needed.has('wallet')) parts.observe('wallet', scope.session, merchantWalletQuery(gateway));
  const hasContracts = !withoutContracts.includes(type);
  if (needed.has('contract') && hasContracts) parts.observe('contract', scope.session, contractCheckQuery(gateway));
}

function partsOf(paths: Iterable<string>): readonly string[] {
  return [...paths].flatMap((path) =>
    Object.entries(partByPrefix).flatMap(([prefix, part]) => (path.startsWith(prefix) ? [part] : [])),
  );
}

/** The type that member info says; while it loads nobody knows, and where it fails the session's own counts. */
function memberType(member: unknown, session: Session): number | undefined {
  if (member === 'pending') return undefined;
  if (typeof member !== 'object' || member === null || !('type' in member)) return session.type;
  const type = member.type === null || member.type === '' ? Number.NaN : Number(member.type);
  return Number.isNaN(type) ? session.type : type;
}

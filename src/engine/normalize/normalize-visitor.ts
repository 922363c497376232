import { type Facts, PENDING } from '../facts';
import type { WireIssue } from '../issue';
import { isList, isObject } from '../json';
import { type LivePart, liveFacts, toMember, toSession } from './live-facts';

/**
 * Everything known of a visitor. Each part is as the wire or the browser's storage has it, `'pending'` while it loads,
 * or missing.
 */
export type VisitorAnswers = { readonly [Part in LivePart]?: unknown } & {
  /** The stored session (`MC_SESSION_INFO`) or a login's answer. `trial: true` marks a trial session. */
  readonly session?: unknown;
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

/** The live facts of a visitor. Without a session all facts of a member are absent, whatever is still stored. */
export function normalizeVisitor(visitor: VisitorAnswers): Facts {
  return inspectVisitor(visitor).facts;
}

/** The same with issues: values that are not of their fact's type and were left out. */
export function inspectVisitor(visitor: VisitorAnswers): NormalizedVisitor {
  const facts = new Map<string, unknown>();
  const issues: WireIssue[] = [];
  const hasSession = visitor.session === 'pending' || toSession(visitor.session) !== undefined;
  for (const [path, { of, from = wholePart, toFact }] of Object.entries(liveFacts)) {
    if (of !== 'browser' && !hasSession) continue;
    const part = of === 'browser' ? undefined : partOf(visitor, of);
    const raw = part === PENDING ? PENDING : from(part);
    const value = raw === PENDING ? PENDING : toFact(raw, visitor);
    if (value !== undefined) facts.set(path, value);
    else if (raw !== undefined && raw !== null && raw !== '') issues.push(oddValueIssue(path, raw));
  }
  return { facts, issues };
}

/** A part as it was answered. It is pending while it or the session loads. */
function partOf(visitor: VisitorAnswers, of: LivePart | 'session'): unknown {
  if (visitor.session === 'pending' || visitor[of] === 'pending') return PENDING;
  return of === 'member' ? toMember(visitor.member) : visitor[of];
}

const wholePart = (part: unknown) => part;

function oddValueIssue(path: string, raw: unknown): WireIssue {
  return {
    code: 'odd-value',
    path,
    message: `${path} is ${valueInWords(raw)}, which is no value of this fact, so it counts as absent. Ask the platform what it means.`,
  };
}

function valueInWords(raw: unknown): string {
  if (isObject(raw)) return 'an object';
  return isList(raw) ? 'a list' : `"${String(raw).slice(0, 40)}"`;
}

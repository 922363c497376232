import { isObject, tryParseJson } from '@/engine';
import { reportKinds } from '@/storefront/server';

/** A fault that a player's browser reported, without anything about the player. */
export type FaultReport = {
  /** A kind of the storefront's own reports, `csp`, or `other`. */
  readonly kind: string;
  /** Id of the node in the layout. */
  readonly node?: string | undefined;
  /** Hash of the layout. */
  readonly layout?: string | undefined;
  readonly build?: string | undefined;
  /** The directive of the policy, and the origin that it refused, or a word such as `inline`. */
  readonly directive?: string | undefined;
  readonly blocked?: string | undefined;
};

const ownKinds: ReadonlySet<string> = new Set(reportKinds);

/** At most this many reports of one request are read. */
const mostReports = 10;

/**
 * Reads the storefront's own report (`{"kind": …}`) and the browser's about the policy, in the old form
 * (`{"csp-report": …}`) and the new one (a list). Addresses, messages and samples in them are left out, since they may
 * name the player.
 */
export function parseReports(text: string): readonly FaultReport[] {
  const body = tryParseJson(text);
  const reports = Array.isArray(body) ? body.slice(0, mostReports) : [body];
  return reports.flatMap((report) => parseReport(report) ?? []);
}

function parseReport(report: unknown): FaultReport | undefined {
  if (!isObject(report)) return undefined;
  if (isObject(report['csp-report'])) {
    const {
      'effective-directive': directive,
      'violated-directive': older,
      'blocked-uri': blocked,
    } = report['csp-report'];
    return toPolicyReport(directive ?? older, blocked);
  }
  if (report.type === 'csp-violation' && isObject(report.body))
    return toPolicyReport(report.body.effectiveDirective, report.body.blockedURL);
  if (typeof report.kind !== 'string') return undefined;
  const { kind, node, layout, build } = report;
  return {
    kind: ownKinds.has(kind) ? kind : 'other',
    node: nameIn(node),
    layout: nameIn(layout),
    build: nameIn(build),
  };
}

function toPolicyReport(directive: unknown, blocked: unknown): FaultReport {
  return { kind: 'csp', directive: nameIn(directive), blocked: nameIn(originOf(blocked)) };
}

/** The name of something in config or code. Any other text may hold anything, so it is left out. */
function nameIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w.:/-]{1,100}$/.test(value) ? value : undefined;
}

/** `https://host` of an address; words such as `inline` and `eval` as they are. */
function originOf(blocked: unknown): unknown {
  if (typeof blocked !== 'string' || !URL.canParse(blocked)) return blocked;
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' ? protocol : origin;
}

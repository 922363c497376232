import type { Handler } from 'hono';
import type { Log } from '@/sites/log';
import { createNetworkLimits, networkOf } from '../gateway/address-limits';
import { readBody } from '../gateway/read-body';
import { messages } from '../messages';
import type { Metrics } from '../metrics/metrics';
import type { ServerEnv } from '../server-env';
import { type FaultReport, parseReports } from './parse-reports';

/** What taking reports needs. */
export type ReportIntakeInput = { readonly log: Log; readonly metrics: Metrics; readonly clock: () => number };

/** Largest body in bytes. */
const mostBytes = 16 * 1024;
/** Requests with reports that one address has in ten minutes. */
const mostByAddress = 60;
/** Different faults that are logged in a minute. */
const mostLogged = 20;
const minuteMs = 60_000;

/** Takes the reports of browsers. The answer is always 204: no browser could do anything about another. */
export function createReportIntake({ log, metrics, clock }: ReportIntakeInput): Handler<ServerEnv> {
  const take = createNetworkLimits(clock);
  const logFault = createFaultLog(log, clock);
  return async (context) => {
    const { id } = context.get('served').site;
    const { address } = context.get('client');
    if (take(networkOf(address), 'reports', mostByAddress, 1) > 0) metrics.requestRefused('report.too.many');
    else
      for (const report of await readReports(context.req.raw)) {
        metrics.faultReported(report.kind, id);
        logFault(id, report);
      }
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  };
}

async function readReports({ body }: Request): Promise<readonly FaultReport[]> {
  if (body === null) return [];
  try {
    const bytes = await readBody(body, { most: mostBytes, perKilobyteMs: 0 }, () => undefined);
    return parseReports(new TextDecoder().decode(bytes));
  } catch {
    return []; // Too large, too slow or cut off: what came of it is worth nothing.
  }
}

/** Logs a fault once a minute, however many browsers report it. */
function createFaultLog(log: Log, clock: () => number): (merchant: string, report: FaultReport) => void {
  let logged = new Set<string>();
  let since = Number.NEGATIVE_INFINITY;
  return (merchant, report) => {
    if (clock() - since >= minuteMs) {
      logged = new Set();
      since = clock();
    }
    const key = JSON.stringify([merchant, report]);
    if (logged.has(key) || logged.size >= mostLogged) return;
    logged.add(key);
    log.error(messages.faultReported(merchant, report.kind), { merchant, ...report });
  };
}

import type { Log } from '@/sites/log';
import { messages } from '../messages';
import type { MetricsData } from '../metrics/add-up';
import type { Options } from '../options';
import type { Started } from '../start-server';
import { createWorkerPool, type WorkerPool, type WorkerProcess } from './worker-pool';

export type StartWorkersInput = {
  readonly options: Pick<Options, 'admin' | 'port' | 'workers'>;
  readonly fork: () => WorkerProcess;
  readonly log: Log;
};

/** How long a worker may take to answer a probe, and to tell its metrics. */
const probeMs = 1_000;
const metricsMs = 3_000;

/** Starts `WORKERS` processes that share one port, and the admin port that tells of all of them. */
export async function startWorkers({ options, fork, log }: StartWorkersInput): Promise<Started> {
  let isStopping = false;
  const metrics = createSummedMetrics();
  const pool = createWorkerPool({ count: options.workers, fork, log, onEnd: metrics.retire });
  const readiness = async () => (isStopping ? 'draining' : readinessOf(await pool.ask('readiness', probeMs)));
  const admin =
    options.admin && (await openAdminFor(options.admin, { readiness, metrics: () => metrics.toText(pool) }));
  if (admin?.ok === false) return admin;
  if (!(await pool.start())) {
    admin?.close();
    return { ok: false, message: messages.noWorker };
  }
  const stop = async ({ atOnce } = { atOnce: true }) => {
    isStopping = true;
    await pool.stop(atOnce ? 'SIGINT' : 'SIGTERM');
    admin?.close();
  };
  return { ok: true, port: options.port, adminPort: admin?.port, stop };
}

/** Ready if at least one worker is: those that start or stop take no requests. */
function readinessOf(answers: ReadonlyMap<number, unknown>): string {
  const states = [...answers.values()].map(String);
  return states.includes('ok') ? 'ok' : (states[0] ?? 'starting');
}

/**
 * The metrics of all workers, added up. The counts of a worker that has ended stay in the sum. Otherwise the sum would
 * fall, and Prometheus takes a counter that falls as one that began again, so it would count the others' calls twice.
 */
function createSummedMetrics() {
  const newest = new Map<number, MetricsData>();
  const ended: MetricsData[] = [];
  return {
    retire: (id: number) => {
      const last = newest.get(id);
      newest.delete(id);
      if (last !== undefined) ended.push(last);
    },
    toText: async (pool: WorkerPool) => {
      const { addUp } = await import('../metrics/add-up');
      for (const [id, answer] of await pool.ask('metrics', metricsMs)) if (isData(answer)) newest.set(id, answer);
      const counts = await addUp(ended).toCounts();
      ended.splice(0, ended.length, counts);
      return addUp([counts, ...newest.values()]).toText();
    },
  };
}

const isData = (answer: unknown): answer is MetricsData =>
  Array.isArray(answer) && answer.every((metric) => typeof metric === 'object' && metric !== null);

async function openAdminFor(...[address, watched]: Parameters<typeof import('../admin/open-admin').openAdmin>) {
  const { openAdmin } = await import('../admin/open-admin');
  return openAdmin(address, watched);
}

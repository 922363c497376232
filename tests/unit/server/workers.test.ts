import { EventEmitter } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import { createPrometheusMetrics } from '@/server/metrics/prometheus';
import { parseOptions } from '@/server/options';
import { answerPrimary, type Question, type WorkerMessage } from '@/server/workers/questions';
import { startWorkers } from '@/server/workers/start-workers';
import type { WorkerProcess } from '@/server/workers/worker-pool';
import { makeLog, makeSource } from './fixture';

afterEach(() => vi.useRealTimers());

/** A worker in this process. It ends as a signal tells it, and answers unless it is stuck. */
class Worker extends EventEmitter implements WorkerProcess {
  readonly metrics = createPrometheusMetrics(makeSource());
  readonly signals: string[] = [];
  readonly #channel = new EventEmitter();
  readonly process = { kill: (signal: NodeJS.Signals) => this.end(signal) };
  isStuck = false;
  readiness = 'ok';

  constructor(readonly id: number) {
    super();
    const send = (message: WorkerMessage) => this.emit('message', message);
    answerPrimary(Object.assign(this.#channel, { send }), {
      readiness: () => this.readiness,
      metricsData: this.metrics.toJson,
    });
  }

  send(question: Question): void {
    if (!this.isStuck) this.#channel.emit('message', question);
  }

  listen(): void {
    this.emit('message', { listens: true });
  }

  end(signal: NodeJS.Signals | null, code: number | null = null): void {
    this.signals.push(signal ?? '');
    queueMicrotask(() => this.emit('exit', code, signal));
  }

  isConnected(): boolean {
    return true;
  }
}

/** Three workers under one primary, all of which listen. */
async function startThree() {
  vi.useFakeTimers();
  const workers: Worker[] = [];
  const log = makeLog();
  const fork = () => {
    const worker = new Worker(workers.length + 1);
    workers.push(worker);
    queueMicrotask(() => worker.listen());
    return worker;
  };
  const options = { port: 4173, workers: 3, admin: { host: '127.0.0.1', port: 0 } };
  const started = await startWorkers({ options, fork, log });
  if (!started.ok) throw new Error(started.message);
  await vi.advanceTimersByTimeAsync(0);
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${started.adminPort}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  return { workers, log, ask, stop: started.stop };
}

it('starts the first worker, then the others, and ends all of them before it ends [RUN-06]', async () => {
  const { workers, stop } = await startThree();
  expect(workers.map(({ id }) => id)).toEqual([1, 2, 3]);
  await stop({ atOnce: false });
  expect(workers.map(({ signals }) => signals)).toEqual([['SIGTERM'], ['SIGTERM'], ['SIGTERM']]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(workers).toHaveLength(3);
});

it('starts nothing where the first worker ends before it serves [RUN-06]', async () => {
  const forked: Worker[] = [];
  const fork = () => {
    const worker = new Worker(forked.length + 1);
    forked.push(worker);
    worker.end(null, 1);
    return worker;
  };
  const options = { port: 4173, workers: 3, admin: undefined };
  expect(await startWorkers({ options, fork, log: makeLog() })).toMatchObject({ ok: false });
  expect(forked).toHaveLength(1);
});

it('replaces a worker that ends, after a wait that doubles while new ones end soon [RUN-06]', async () => {
  const { workers, log, stop } = await startThree();
  await vi.advanceTimersByTimeAsync(60_000);
  workers[1]?.end('SIGSEGV');
  await vi.advanceTimersByTimeAsync(0);
  expect(workers).toHaveLength(4);
  expect(log.lines.at(-1)).toContain('Process 2 ended (SIGSEGV)');
  for (const seconds of [1, 2, 4]) {
    workers.at(-1)?.end(null, 1);
    const before = workers.length;
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    expect(workers).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(workers).toHaveLength(before + 1);
  }
  await stop();
});

it('ends a worker that answers nothing for 30 s [RUN-06]', async () => {
  const { workers, log, stop } = await startThree();
  const [stuck] = workers;
  if (stuck !== undefined) stuck.isStuck = true;
  await vi.advanceTimersByTimeAsync(40_000);
  expect(workers.map(({ signals }) => signals)).toEqual([['SIGKILL'], [], [], []]);
  expect(log.lines).toContainEqual(expect.stringContaining('Process 1 has not answered for 30 s'));
  await stop();
});

it('adds up the metrics of all workers on one admin port, and keeps the counts of one that ended [RUN-02]', {
  tags: ['deep'],
}, async () => {
  const { workers, ask, stop } = await startThree();
  vi.useRealTimers();
  for (const { metrics } of workers) metrics.requestRefused('request.too.many');
  const line = (count: number) => `livery_requests_refused_total{reason="request.too.many"} ${count}\n`;
  expect((await ask('/metrics')).text).toContain(line(3));
  expect((await ask('/metrics')).text).toContain(line(3));
  workers[0]?.end('SIGKILL');
  await vi.waitFor(() => expect(workers).toHaveLength(4), { timeout: 5_000 });
  workers[3]?.metrics.requestRefused('request.too.many');
  expect((await ask('/metrics')).text).toContain(line(4));
  expect((await ask('/metrics')).text).toContain('process_cpu_seconds_total');
  await stop();
});

it('is ready while one worker is, and else says why not [RUN-03]', async () => {
  const { workers, ask, stop } = await startThree();
  vi.useRealTimers();
  const [first, ...others] = workers;
  for (const worker of others) worker.readiness = 'no merchants';
  expect(await ask('/readyz')).toEqual({ status: 200, text: 'ok\n' });
  if (first !== undefined) first.readiness = 'no merchants';
  expect(await ask('/readyz')).toEqual({ status: 503, text: 'no merchants\n' });
  await stop();
});

it.each([
  ['several', 'neither auto nor a number'],
  ['0', 'neither auto nor a number'],
  ['2', 'SANDBOX_DB to a file'],
])('starts nothing with WORKERS=%s and a sandbox in memory, and says why [RUN-06]', (WORKERS, why) => {
  const parsed = parseOptions({ WORKERS, SANDBOX_DB: ':memory:' });
  expect(parsed).toMatchObject({ ok: false, message: expect.stringContaining(why) });
});

it.each([
  [{ WORKERS: '2', GATEWAY_URL: 'https://gateway.example', SANDBOX_DB: ':memory:' }, 2],
  [{ WORKERS: '2' }, 2],
  [{ WORKERS: 'auto' }, expect.any(Number)],
  [{}, 1],
])('reads the number of processes of %j [RUN-06]', (env, workers) => {
  expect(parseOptions(env)).toMatchObject({ ok: true, options: { workers } });
});

import type { Log } from '@/sites/log';
import { messages } from '../messages';
import { parseWorkerMessage, type Question } from './questions';

/** A process that serves: `Worker` of `node:cluster`, or a test's. */
export type WorkerProcess = {
  readonly id: number;
  readonly process: { readonly kill: (signal: NodeJS.Signals) => unknown };
  readonly send: (question: Question) => unknown;
  readonly on: (event: 'message', listener: (message: unknown) => void) => unknown;
  readonly once: (event: 'exit', listener: (code: number | null, signal: string | null) => void) => unknown;
  readonly isConnected: () => boolean;
};

export type WorkerPoolInput = {
  readonly count: number;
  readonly fork: () => WorkerProcess;
  readonly log: Log;
  /** Called with the id of a worker that has ended. */
  readonly onEnd: (id: number) => void;
};

/** The workers of a primary process. */
export type WorkerPool = {
  /** Starts the first worker and, once it listens, the others. False if the first one ended before. */
  readonly start: () => Promise<boolean>;
  /** Answers by the id of the worker, of those that answer within `waitMs`. */
  readonly ask: (what: Question['ask'], waitMs: number) => Promise<ReadonlyMap<number, unknown>>;
  /** Passes a signal on. Resolves when all workers have ended. */
  readonly stop: (signal: NodeJS.Signals) => Promise<void>;
};

/** A worker that ends sooner than this may do so again at once. */
const soonMs = 10_000;
const longestWaitMs = 30_000;
/** How often each worker is asked whether it still answers, and how long it may take. */
const checkMs = 5_000;
const silentMs = 30_000;

const ignore = () => undefined;

type Running = { readonly worker: WorkerProcess; readonly startedAt: number; heardAt: number };

/**
 * Keeps `count` workers running. One that ends is replaced, at once or, if it lived shortly, after a wait that doubles.
 * One that has listened and answers nothing for 30 s is ended.
 */
export function createWorkerPool({ count, fork, log, onEnd }: WorkerPoolInput): WorkerPool {
  const running = new Map<number, Running>();
  const pendingQuestions = new Map<number, (answer: unknown) => void>();
  let questionCount = 0;
  let waitMs = 0;
  let hasStarted = false;
  let isStopping = false;
  let onEmpty: () => void = ignore;

  function startWorker(onListening: () => void = ignore, onExit: () => void = ignore): void {
    const worker = fork();
    const state: Running = { worker, startedAt: Date.now(), heardAt: Number.POSITIVE_INFINITY };
    running.set(worker.id, state);
    worker.on('message', (raw) => {
      const message = parseWorkerMessage(raw);
      if (message === undefined) return;
      state.heardAt = Date.now();
      if ('listens' in message) onListening();
      else pendingQuestions.get(message.id)?.(message.answer);
    });
    worker.once('exit', (code, signal) => {
      running.delete(worker.id);
      onEnd(worker.id);
      if (running.size === 0) onEmpty();
      onExit();
      if (hasStarted && !isStopping) replace(worker.id, signal ?? `code ${code}`, state);
    });
  }

  function replace(id: number, reason: string, { startedAt }: Running): void {
    const livedShortly = Date.now() - startedAt < soonMs;
    waitMs = livedShortly ? Math.min(longestWaitMs, Math.max(1_000, waitMs * 2)) : 0;
    log.error(messages.workerEnded(id, reason, waitMs / 1_000));
    setTimeout(() => {
      if (!isStopping) startWorker();
    }, waitMs);
  }

  async function ask(what: Question['ask'], longestMs: number): Promise<ReadonlyMap<number, unknown>> {
    const answers = new Map<number, unknown>();
    await Promise.all(
      [...running.values()].map(async ({ worker }) => {
        const answer = await askWorker(worker, what, longestMs);
        if (answer !== undefined) answers.set(worker.id, answer);
      }),
    );
    return answers;
  }

  function askWorker(worker: WorkerProcess, what: Question['ask'], longestMs: number): Promise<unknown> {
    if (!worker.isConnected()) return Promise.resolve(undefined);
    questionCount += 1;
    const id = questionCount;
    return new Promise<unknown>((done) => {
      const timer = setTimeout(done, longestMs, undefined);
      pendingQuestions.set(id, (answer) => {
        clearTimeout(timer);
        done(answer);
      });
      worker.send({ ask: what, id });
    }).finally(() => pendingQuestions.delete(id));
  }

  function endSilentWorkers(): void {
    for (const { worker, heardAt } of running.values()) {
      if (Date.now() - heardAt < silentMs) continue;
      log.error(messages.workerSilent(worker.id, silentMs / 1_000));
      worker.process.kill('SIGKILL');
    }
    void ask('readiness', checkMs);
  }

  return {
    start: () =>
      new Promise((done) => {
        const startOthers = () => {
          if (hasStarted) return;
          hasStarted = true;
          for (let other = 1; other < count; other += 1) startWorker();
          setInterval(endSilentWorkers, checkMs).unref();
          done(true);
        };
        startWorker(startOthers, () => done(false));
      }),
    ask,
    stop: (signal) => {
      isStopping = true;
      if (running.size === 0) return Promise.resolve();
      return new Promise((done) => {
        onEmpty = done;
        for (const { worker } of running.values()) worker.process.kill(signal);
      });
    },
  };
}

import type { Watched } from '../admin/open-admin';

/** What the primary process asks a worker over their channel. */
export type Question = { readonly ask: 'readiness' | 'metrics'; readonly id: number };

/** A worker's answer, and the message that it listens. */
export type WorkerMessage = { readonly id: number; readonly answer: unknown } | { readonly listens: true };

/** A worker's side of the channel. */
export type Channel = {
  readonly on: (event: 'message', listener: (message: unknown) => void) => unknown;
  readonly send?: (message: WorkerMessage) => unknown;
};

/** Metrics as data, and the readiness. */
export type WatchedWorker = Pick<Watched, 'readiness'> & { readonly metricsData: () => Promise<readonly object[]> };

/** Answers the primary's questions for as long as the process lives. */
export function answerPrimary(channel: Channel, { readiness, metricsData }: WatchedWorker): void {
  channel.on('message', (message) => {
    if (!isQuestion(message)) return;
    const { id, ask } = message;
    void Promise.resolve(ask === 'readiness' ? readiness() : metricsData()).then(
      (answer) => channel.send?.({ id, answer }),
      () => undefined, // The primary's question ends by its time limit.
    );
  });
}

function isQuestion(message: unknown): message is Question {
  if (typeof message !== 'object' || message === null) return false;
  return 'id' in message && 'ask' in message && (message.ask === 'readiness' || message.ask === 'metrics');
}

/** Reads what a worker sent; `undefined` for a message of anybody else. */
export function parseWorkerMessage(message: unknown): WorkerMessage | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  if ('listens' in message) return { listens: true };
  return 'id' in message && typeof message.id === 'number' && 'answer' in message
    ? { id: message.id, answer: message.answer }
    : undefined;
}

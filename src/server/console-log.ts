import cluster from 'node:cluster';
import { type DestinationStream, pino } from 'pino';
import type { Log } from '@/sites/log';

type Stream = DestinationStream & { readonly isTTY?: boolean };
type Streams = { readonly [name in 'stdout' | 'stderr']: Stream };

const jsonLines = {
  // One of several processes says which it is.
  base: cluster.worker === undefined ? {} : { worker: cluster.worker.id },
  messageKey: 'message',
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level: string) => ({ level }) },
};

/**
 * Logs to the console of the process: as words on a terminal, otherwise as JSON lines for log collectors. `format`, the
 * value of `LOG_FORMAT`, decides for both.
 */
export function createConsoleLog({ stdout, stderr }: Streams, format?: string): Log {
  return { info: lineWriter('info', stdout, format), error: lineWriter('error', stderr, format) };
}

export const consoleLog: Log = createConsoleLog(process, process.env.LOG_FORMAT);

function lineWriter(level: keyof Log, stream: Stream, format = stream.isTTY === true ? 'text' : 'json'): Log['info'] {
  if (format === 'text') return (line) => void stream.write(`${line}\n`);
  const logger = pino(jsonLines, stream);
  return (line, fields = {}) => logger[level](fields, line);
}

import type { Log, LogFields } from '@/sites/log';

type Streams = { readonly [name in 'stdout' | 'stderr']: { readonly isTTY?: boolean } };

/** The console of the process: words at a terminal, else a line of JSON each, for what gathers logs. */
export function createConsoleLog({ stdout, stderr }: Streams): Log {
  return {
    info: (line, fields) => console.log(stdout.isTTY === true ? line : toJson('info', line, fields)),
    error: (line, fields) => console.error(stderr.isTTY === true ? line : toJson('error', line, fields)),
  };
}

export const consoleLog: Log = createConsoleLog(process);

function toJson(level: keyof Log, message: string, fields: LogFields = {}): string {
  return JSON.stringify({ time: new Date().toISOString(), level, message, ...fields });
}

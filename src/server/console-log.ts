import type { Log, LogFields } from '@/sites/log';

type Streams = { readonly [name in 'stdout' | 'stderr']: { readonly isTTY?: boolean } };

/** Logs to the console of the process: as words on a terminal, otherwise as JSON lines for log collectors. */
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

import type { Log } from '@/sites/log';

/** The console of the process. */
export const consoleLog: Log = {
  info: (line) => console.log(line),
  error: (line) => console.error(line),
};

import type { Log } from '@/sites/log';
import { messages } from '../messages';
import type { RefusalCode } from './refusal';

/** Called for a call that was refused. */
export type CountRefusal = (merchant: string, code: RefusalCode) => void;

const minuteMs = 60_000;

/**
 * Logs a merchant's first refused call at once, and later ones once a minute, so that an attack does not fill the disk.
 */
export function createRefusalLog(log: Log): CountRefusal {
  const counts = new Map<string, Map<RefusalCode, number>>();

  function write(merchant: string): void {
    const codes = counts.get(merchant);
    // A quiet minute: the next refusal is logged at once again.
    if (codes === undefined || codes.size === 0) return void counts.delete(merchant);
    log.error(messages.callsRefused(merchant, codes), { merchant });
    counts.set(merchant, new Map());
    setTimeout(() => write(merchant), minuteMs).unref();
  }

  return (merchant, code) => {
    const codes = counts.get(merchant);
    counts.set(merchant, new Map(codes).set(code, (codes?.get(code) ?? 0) + 1));
    if (codes === undefined) write(merchant);
  };
}

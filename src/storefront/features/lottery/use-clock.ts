import { useTicking } from '@/storefront/platform/browser/use-ticking';

/** The platform's clock, updated each second; undefined at first. */
export function useClock(): number | undefined {
  return useTicking(itself, 1000);
}

const itself = (now: number) => now;

/** Time left as `12:05` or `1:02:09`; undefined once it is over. */
export function countdown(milliseconds: number, write: (value: number) => string): string | undefined {
  if (!(milliseconds > 0)) return undefined;
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (value: number) => (value < 10 ? write(0) : '') + write(value);
  const hours = Math.floor(seconds / 3600);
  return `${hours > 0 ? `${write(hours)}:` : ''}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

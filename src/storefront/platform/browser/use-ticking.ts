import { useEffect, useState } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';

/**
 * Reads a value from the platform's clock (epoch ms) at an interval, and whenever an answer sets the clock. Undefined
 * before the first read, since a render has no clock. Keep `read` the same function while it reads the same.
 */
export function useTicking<Value extends number | boolean>(
  read: (now: number) => Value | undefined,
  intervalMs: number,
): Value | undefined {
  const { clock } = useRuntime();
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    const update = () => setValue(read(clock.now()));
    update();
    const timer = setInterval(update, intervalMs);
    const unsubscribe = clock.subscribe(update);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [clock, read, intervalMs]);
  return value;
}

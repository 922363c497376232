import { useEffect, useState } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';

/**
 * What is read from the platform's clock (epoch ms) every so many milliseconds, and when an answer sets it; undefined
 * before the first look, as a render has no clock. `read` is the same function until it reads something else.
 */
export function useTicking<Value extends number | boolean>(
  read: (now: number) => Value | undefined,
  every: number,
): Value | undefined {
  const { clock } = useRuntime();
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    const look = () => setValue(read(clock.now()));
    look();
    const timer = setInterval(look, every);
    const stop = clock.subscribe(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [clock, read, every]);
  return value;
}

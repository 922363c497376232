import { useEffect, useState } from 'react';

/** Fields drawn at once: more of them would hold up a phone. */
const step = 60;

/** The first fields, then the others a step at a time, so that a form of thousands can be typed into from the start. */
export function useInSteps<Field>(fields: readonly Field[]): readonly Field[] {
  const [count, setCount] = useState(step);
  const isMore = count < fields.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step asks for the next
  useEffect(() => {
    if (!isMore) return;
    const timer = setTimeout(() => setCount((now) => now + step), 0);
    return () => clearTimeout(timer);
  }, [isMore, count]);
  return isMore ? fields.slice(0, count) : fields;
}

import { useEffect, useState } from 'react';

/** Fields that are rendered at once; more would block a phone. */
const fieldsPerStep = 60;

/**
 * Renders the first fields at once and the others step by step, so that typing into a very long form can begin at once.
 */
export function useInSteps<Field>(fields: readonly Field[]): readonly Field[] {
  const [count, setCount] = useState(fieldsPerStep);
  const isMore = count < fields.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step asks for the next
  useEffect(() => {
    if (!isMore) return;
    const timer = setTimeout(() => setCount((now) => now + fieldsPerStep), 0);
    return () => clearTimeout(timer);
  }, [isMore, count]);
  return isMore ? fields.slice(0, count) : fields;
}

import { useEffect, useState } from 'react';
import type { FormScope } from './form-scope';

/** Whether a form shows a field; undefined until its fields are there. Looked at again when `moment` changes. */
export function useIsListed({ names }: FormScope, name: string, moment?: unknown): boolean | undefined {
  const [isListed, setIsListed] = useState<boolean | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fields come and go between two moments
  useEffect(() => setIsListed(names().includes(name)), [names, name, moment]);
  return isListed;
}

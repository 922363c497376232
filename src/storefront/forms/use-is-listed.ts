import { useEffect, useState } from 'react';
import type { FormScope } from './form-scope';

/** Whether a form has a field; undefined before its fields are registered. Checked again when `recheckKey` changes. */
export function useIsListed({ names }: FormScope, name: string, recheckKey?: unknown): boolean | undefined {
  const [isListed, setIsListed] = useState<boolean | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fields come and go between two moments
  useEffect(() => setIsListed(names().includes(name)), [names, name, recheckKey]);
  return isListed;
}

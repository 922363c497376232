import type { Site } from '@/engine';

/**
 * The code that a call goes to the platform under: that of the host's merchant, or of its trials where the call names it. `undefined` for a call that
 * names any other: region and maintenance were asked for the host's, and another merchant's are none of it.
 */
export function merchantOfCall({ id, merchant }: Site, named: string | null): string | undefined {
  const { code = id, trialCode } = merchant;
  if (named === null || named === code) return code;
  return named === trialCode ? trialCode : undefined;
}

import type { Site } from '@/engine';

/**
 * The code that a call is passed on with: its host's merchant or the trials of that. `undefined` for any other code:
 * region and maintenance were asked for the host's merchant only.
 */
export function merchantOfCall({ id, merchant }: Site, named: string | null): string | undefined {
  const { code = id, trialCode } = merchant;
  if (named === null || named === code) return code;
  return named === trialCode ? trialCode : undefined;
}

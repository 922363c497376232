import type { Site } from '@/engine';

/**
 * The merchant code that a call is forwarded with: the code of the host's merchant or of its trial accounts.
 * `undefined` for any other code, since region and maintenance were checked for the host's merchant only.
 */
export function merchantOfCall({ id, merchant }: Site, named: string | null): string | undefined {
  const { code = id, trialCode } = merchant;
  if (named === null || named === code) return code;
  return named === trialCode ? trialCode : undefined;
}

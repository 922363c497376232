import type { Site } from '@/engine';

/**
 * The merchant code that a call is forwarded with: the code of the host's merchant or of its trial accounts.
 * `undefined` for any other code, since region and maintenance were checked for the host's merchant only.
 */
export function merchantOfCall({ id, merchant }: Site, requestedCode: string | null): string | undefined {
  const { code = id, trialCode } = merchant;
  if (requestedCode === null || requestedCode === code) return code;
  return requestedCode === trialCode ? trialCode : undefined;
}

import type { PublicMerchant } from '@/storefront/contract/public-merchant';
import type { Session } from '@/storefront/contract/session';

/** Whether a session is a trial: it belongs to the trial merchant. */
export function isTrialSession(session: Session, { code, trialCode }: PublicMerchant): boolean {
  return trialCode !== code && session.merchantCode === trialCode;
}

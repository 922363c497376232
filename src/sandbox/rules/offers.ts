import type { Merchant } from '../merchant';

/** What a platform gives beside games, and speaks of in its banners, notices and promotions. */
export type Offer = 'welcome' | 'deposit' | 'invite' | 'mission' | 'rebate' | 'reward' | 'trial';

/** Whether a merchant's console lists an offer under `offers`; one without the list gives them all, so that QA meets each. */
export function gives({ console }: Merchant, offer: Offer): boolean {
  return !Array.isArray(console.offers) || console.offers.includes(offer);
}

/** Whether a banner, notice or promotion is this merchant's to show: it gives what that promises, and has the games it is about. */
export function isOffered(
  merchant: Merchant,
  { offer, motif }: { readonly offer?: Offer | undefined; readonly motif?: string | undefined },
): boolean {
  if (offer !== undefined && !gives(merchant, offer)) return false;
  const { offers, vendors } = merchant.console;
  if (!Array.isArray(offers) || !Array.isArray(vendors) || motif === undefined) return true;
  return offer !== undefined || vendors.includes(motif);
}

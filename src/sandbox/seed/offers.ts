import type { Merchant } from '../merchant';
import type { Game } from './games';
import { cockfightVendor, esportVendor } from './vendors';

/** What a platform offers beside games; banners, notices and promotions name it. */
export type Offer = Bonus | 'trial' | 'swift';

/** Bonuses; each promotion is about one. `swift` is no bonus: money comes and goes within minutes. */
type Bonus = 'welcome' | 'deposit' | 'invite' | 'mission' | 'rebate' | 'reward';

const bonuses: readonly Bonus[] = ['welcome', 'deposit', 'invite', 'mission', 'rebate', 'reward'];

/** Whether a merchant's console lists an offer under `offers`. Without the list it has all, so that QA sees each. */
export function gives({ console }: Merchant, offer: Offer): boolean {
  return !Array.isArray(console.offers) || console.offers.includes(offer);
}

/** Whether a merchant has a bonus that a promotion could be about. */
export function hasPromotions(merchant: Merchant): boolean {
  return bonuses.some((bonus) => gives(merchant, bonus));
}

/** Whether a merchant shows a banner, notice or promotion: it has its offer or, without an offer, its category. */
export function isOffered(
  merchant: Merchant,
  { offer, motif }: { readonly offer?: Offer | undefined; readonly motif?: string | undefined },
): boolean {
  if (offer !== undefined && !gives(merchant, offer)) return false;
  return offer !== undefined || motif === undefined || hasCategory(merchant, motif);
}

/** Whether a merchant has games of a category. Consoles that list no offers have all categories. */
export function hasCategory(merchant: Merchant, category: string): boolean {
  const { vendors } = merchant.console;
  return !isStrict(merchant) || !Array.isArray(vendors) || vendors.includes(category);
}

/** A console that lists its offers has exactly the categories that it names: sports do not include esports. */
export function isStrict({ console }: Merchant): boolean {
  return Array.isArray(console.offers);
}

/** Whether the merchant has a category of a game. In-house games have two: slots, and `INHOUSE`. */
export function hasGame(merchant: Merchant, { vassalage, gameType, motif }: Game): boolean {
  if (vassalage === esportVendor) return hasCategory(merchant, 'ESPORTS');
  if (vassalage === cockfightVendor) return hasCategory(merchant, 'COCKFIGHT');
  return hasCategory(merchant, gameType) || hasCategory(merchant, motif);
}

import type { Merchant } from '../merchant';
import type { Game } from './games';
import { cockfightVendor, esportVendor } from './vendors';

/** What a platform gives beside games, and speaks of in its banners, notices and promotions. */
export type Offer = Bonus | 'trial' | 'swift';

/** What is given beside winnings; promotions are of one of them. `swift`: money comes and goes within minutes. */
type Bonus = 'welcome' | 'deposit' | 'invite' | 'mission' | 'rebate' | 'reward';

const bonuses: readonly Bonus[] = ['welcome', 'deposit', 'invite', 'mission', 'rebate', 'reward'];

/** Whether a merchant's console lists an offer under `offers`; one without the list gives them all, so that QA meets each. */
export function gives({ console }: Merchant, offer: Offer): boolean {
  return !Array.isArray(console.offers) || console.offers.includes(offer);
}

/** Whether a merchant gives anything that a promotion could be of. */
export function hasPromotions(merchant: Merchant): boolean {
  return bonuses.some((bonus) => gives(merchant, bonus));
}

/** Whether a banner, notice or promotion is this merchant's to show: it gives what that promises, and has the games it is about. */
export function isOffered(
  merchant: Merchant,
  { offer, motif }: { readonly offer?: Offer | undefined; readonly motif?: string | undefined },
): boolean {
  if (offer !== undefined && !gives(merchant, offer)) return false;
  return offer !== undefined || motif === undefined || hasCategory(merchant, motif);
}

/** Whether a merchant has games of a category; only a console that says what it gives is taken at its word. */
export function hasCategory(merchant: Merchant, category: string): boolean {
  const { vendors } = merchant.console;
  return !isStrict(merchant) || !Array.isArray(vendors) || vendors.includes(category);
}

/** A console that lists its offers means its categories to the letter: sports are not esports then. */
export function isStrict({ console }: Merchant): boolean {
  return Array.isArray(console.offers);
}

/** Whether a game is of a category that the merchant has; its own games are slots as well. */
export function hasGame(merchant: Merchant, { vassalage, gameType, motif }: Game): boolean {
  if (vassalage === esportVendor) return hasCategory(merchant, 'ESPORTS');
  if (vassalage === cockfightVendor) return hasCategory(merchant, 'COCKFIGHT');
  return hasCategory(merchant, gameType) || hasCategory(merchant, motif);
}

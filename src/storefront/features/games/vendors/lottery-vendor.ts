/** Lottery vendors that open their lobby, whichever game was tapped (GAM-10). */
const lobbyVendors = ['TCG_LOTTO_VN', 'TCG_SEA'];
const lotteryCategories = ['LOTT', 'ELOTT', 'ELOTTO'];

export function isLobbyVendor(vendor: string): boolean {
  return lobbyVendors.includes(vendor);
}

/** Whether a vendor of a category has lotteries: a tap opens them instead of a list of games. */
export function isLotteryVendor(vendor: string, category: string): boolean {
  return isLobbyVendor(vendor) || lotteryCategories.includes(category);
}

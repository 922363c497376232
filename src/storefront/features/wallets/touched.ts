/** Calls whose answers a movement between wallets changes. */
export const touched = ['balance', 'walletLock', 'accountRecord'] as const;

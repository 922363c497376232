import type { Example } from './example';

/** Calls of wire.md 2.9: invitations. */
export const offerExamples: Readonly<Record<string, Example>> = {
  referralDetails: { as: 'member0', request: { autoGenerate: true } },
  referredFriends: { as: 'membervip', request: { page: 2, size: 20 } },
};

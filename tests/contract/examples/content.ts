import type { Example } from './example';

/** Content and games, beyond the first calls and without the lottery. */
export const contentExamples: Readonly<Record<string, Example>> = {
  domainRoute: { request: { type: 3 } },
  customerService: {},
  serviceVersion: {},
  serviceScript: {},
  promotionCategories: { request: { language: 'EN' } },
  popularGames: { request: { count: 4 } },
  availablePromotions: { as: 'member0' },
  clubBenefit: { as: 'member0' },
  jackpot: {},
  allVassalage: { request: { merchant: 'NORTH', language: 'EN' } },
  hotMatches: { request: { language: 'EN' } },
  feedback: { request: { type: 'PRAISE', content: 'Well done' } },
  feedbackImage: { as: 'member0', request: { file: new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])]) } },
  rooms: { as: 'member0', request: { vassalage: 'EVT' } },
};

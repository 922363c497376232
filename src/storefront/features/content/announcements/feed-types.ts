export type FeedKind = 'notice' | 'agent' | 'promotion';

/** `types` of the announcements call by kind: PL players, A agents, PR promotions. */
export const feedTypes = { notice: 'PL', agent: 'A', promotion: 'PR' } as const satisfies {
  readonly [Kind in FeedKind]: string;
};

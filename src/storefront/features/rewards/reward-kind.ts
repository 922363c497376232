/** The purpose of a reward in our words. Titles are the operator's, and not every platform has them. */
const kinds = [
  { kind: 'referral', icon: 'users', types: /^REFERRAL/ },
  { kind: 'mission', icon: 'trophy', types: /^MISSION/ },
  { kind: 'welcome', icon: 'gift', types: /REGISTER|^SIGNUP/ },
  { kind: 'deposit', icon: 'deposit', types: /DEPOSIT/ },
  { kind: 'level', icon: 'crown', types: /^(UPGRADE_BONUS|RANK_SALARY)/ },
  { kind: 'login', icon: 'star', types: /^LOGIN/ },
  { kind: 'luck', icon: 'dice', types: /^(RAFFLE|LUCKY_BET|PRIZE_WHEEL|GOLDEN_EGG)/ },
] as const;

const gift = { kind: 'gift', icon: 'gift' } as const;

/** Kind and icon of the platform's promotion type; a gift if the type is unknown. */
export function rewardKind(promotionType: string | null | undefined) {
  return kinds.find(({ types }) => types.test(promotionType ?? '')) ?? gift;
}

/** What a reward is for, in words of ours: titles are the operator's, and not every platform gives one. */
const kinds = [
  { kind: 'referral', icon: 'users', types: /^REFERRAL/ },
  { kind: 'mission', icon: 'trophy', types: /^MISSION/ },
  { kind: 'welcome', icon: 'gift', types: /REGISTER|^SIGNUP/ },
  { kind: 'deposit', icon: 'deposit', types: /DEPOSIT/ },
  { kind: 'level', icon: 'crown', types: /^(UPGRADE_BONUS|RANK_SALARY)/ },
  { kind: 'login', icon: 'star', types: /^LOGIN/ },
  { kind: 'luck', icon: 'dice', types: /^(RAFFLE|LUCKY_BET|PRIZE_WHEEL|GOLDEN_EGG)/ },
] as const;

const plain = { kind: 'gift', icon: 'gift' } as const;

/** The kind of a promotion type of the platform, and its icon; a gift where the type is none we know. */
export function rewardKind(promotionType: string | null | undefined) {
  return kinds.find(({ types }) => types.test(promotionType ?? '')) ?? plain;
}

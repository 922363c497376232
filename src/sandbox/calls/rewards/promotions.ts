import availablePromotions from '@schemas/wire/availablePromotions.schema.json';
import clubBenefit from '@schemas/wire/clubBenefit.schema.json';
import jackpot from '@schemas/wire/jackpot.schema.json';
import promotionCategories from '@schemas/wire/promotionCategories.schema.json';
import { clubRankOf } from '../../request-rules/club-rank';
import { artPath } from '../../seed/art-path';
import { clubLevels } from '../../seed/club-levels';
import { inLanguage } from '../../seed/words/words-of';
import { toWire } from '../../store/money';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';
import { wordsIn } from '../words-in';

/** Names of the ids in `promoAnnouncementCategoryIds`. */
export const categories = [
  { id: 1, EN: 'New members', BN: 'নতুন সদস্য' },
  { id: 2, EN: 'Every day', BN: 'প্রতিদিন' },
  { id: 3, EN: 'Friends', BN: 'বন্ধু' },
] as const;

/** Where the jackpot starts, and how far it grows before it falls; minor units. */
const jackpotStart = 78_775_689_913;
const jackpotRange = 100_000;

export const promotionCalls: readonly Endpoint[] = [
  endpoint(promotionCategories, (call) =>
    categories.map((category) => ({
      id: category.id,
      name: inLanguage(category, wordsIn(call)),
      sort: category.id,
    })),
  ),
  endpoint(availablePromotions, ({ merchant }) => merchant.console.promotions ?? {}),
  endpoint(clubBenefit, clubBenefits),
  endpoint(jackpot, ({ now }) => toWire(jackpotStart + (Math.floor(now / 50) % jackpotRange))),
];

async function clubBenefits(call: Call): Promise<unknown> {
  const { turnover, currentLevel, nextLevel } = await clubRankOf(call.store, signedIn(call));
  const from = currentLevel?.requiredTurnover ?? 0;
  return {
    levels: clubLevels.map(({ label, ...level }) => ({
      ...level,
      labelName: inLanguage(label, wordsIn(call)),
      icon: artPath('levels', String(level.level), wordsIn(call)),
    })),
    current: {
      level: currentLevel?.level ?? 0,
      labelName: currentLevel ? inLanguage(currentLevel.label, wordsIn(call)) : null,
      turnover,
      nextTurnover: nextLevel?.requiredTurnover ?? null,
      progress: nextLevel
        ? Math.max(0, Math.floor(((turnover - from) * 100) / (nextLevel.requiredTurnover - from)))
        : 100,
    },
  };
}

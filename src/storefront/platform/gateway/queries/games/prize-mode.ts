import type { PrizeMode } from './lottery';

/** As much of a lane of the vendor data as decides the prize mode. */
export type PrizeLane = { readonly title: string; readonly cards: readonly { readonly vassalage: string }[] };

/** ELOTT where the vendor data holds that category with TCG_LOTTO_VN or LOTT, else LOTT (GAM-10). */
export function prizeModeOf(lanes: readonly PrizeLane[]): Extract<PrizeMode, 'ELOTT' | 'LOTT'> {
  const cards = lanes.filter(({ title }) => title === 'ELOTT').flatMap((lane) => lane.cards);
  return cards.some(({ vassalage }) => vassalage === 'TCG_LOTTO_VN' || vassalage === 'LOTT') ? 'ELOTT' : 'LOTT';
}

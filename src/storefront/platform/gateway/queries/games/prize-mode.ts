import type { PrizeMode } from './lottery';

/** The part of a lane of vendor data that decides the prize mode. */
export type PrizeLane = { readonly title: string; readonly cards: readonly { readonly vassalage: string }[] };

/** ELOTT if the vendor data has that category with TCG_LOTTO_VN or LOTT, else LOTT (GAM-10). */
export function prizeModeOf(lanes: readonly PrizeLane[]): Extract<PrizeMode, 'ELOTT' | 'LOTT'> {
  const cards = lanes.filter(({ title }) => title === 'ELOTT').flatMap((lane) => lane.cards);
  return cards.some(({ vassalage }) => vassalage === 'TCG_LOTTO_VN' || vassalage === 'LOTT') ? 'ELOTT' : 'LOTT';
}

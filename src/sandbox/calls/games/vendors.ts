import allVassalage from '@schemas/wire/allVassalage.schema.json';
import vassGameTypes from '@schemas/wire/vassGameTypes.schema.json';
import vendors from '@schemas/wire/vendors.schema.json';
import { lanesFor } from '../../seed/lanes';
import { isStrict } from '../../seed/offers';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { wordsIn } from '../words-in';

type Lane = ReturnType<typeof lanesOf>[number];
type Card = Lane['cards'][number];

export const vendorCalls: readonly Endpoint[] = [
  endpoint(vendors, (call) => ({ data: { lanes: lanesOf(call) } })),
  endpoint(vassGameTypes, (call) => byCategory(call, (card) => card)),
  endpoint(allVassalage, (call) => {
    const cards = lanesOf(call).flatMap((lane) => lane.cards);
    return [...new Map(cards.map((card) => [card.vassalage, card])).values()];
  }),
];

/**
 * The older relays of the same two calls. Their answers have no names of categories and classes, and of a vendor only
 * code, name, id, category and small picture.
 */
export const olderVendorCalls: readonly Endpoint[] = [
  {
    ...endpoint(vendors, (call) => ({
      data: {
        lanes: lanesOf(call).map(({ title, gameType, cards }) => ({ title, gameType, cards: cards.map(leanCard) })),
      },
    })),
    path: '/wps/relay/GCSGAME_gameVendor',
  },
  { ...endpoint(vassGameTypes, (call) => byCategory(call, leanCard)), path: '/wps/relay/GLS2_getVassGameType' },
];

function lanesOf(call: Call) {
  return lanesFor(call.merchant.console.vendors, wordsIn(call), isStrict(call.merchant));
}

function byCategory(call: Call, shape: (card: Card) => unknown): unknown {
  const content = lanesOf(call).map(({ title, cards }) => [
    title,
    Object.fromEntries(cards.map((card) => [card.vassalage, [shape(card)]])),
  ]);
  return { content: Object.fromEntries(content) };
}

function leanCard({ vassalage, accountTypeName, id, gameType, smallIcon }: Card) {
  return { vassalage, accountTypeName, id, gameType, smallIcon };
}

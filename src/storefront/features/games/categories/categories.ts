import type { VendorsValue } from '@/storefront/generated/wire/wire';
import { uniqueBy } from '@/storefront/platform/gateway/queries/unique-by';

type Lane = VendorsValue['data']['lanes'][number];
export type VendorCard = Lane['cards'][number];

type Kind = { readonly key: string; readonly name: string };

export type Category = {
  /** Classes for filtering its games. */
  readonly kinds?: readonly Kind[];
  readonly key: string;
  readonly name: string | undefined;
  readonly vendors: readonly VendorCard[];
};

/** The merchant's rules for categories. */
export type CategoryRules = {
  /** Added in front if the server does not send it. */
  readonly front: string;
  /** Keys of the first categories; the rest keep the server's order. */
  readonly order?: readonly string[];
  readonly esports: readonly string[];
  readonly cockfight: readonly string[];
};

/** The categories in order. SPORTS is split into ESPORTS, COCKFIGHT and the other sports vendors. */
export function categoriesOf(value: VendorsValue | undefined, rules: CategoryRules): readonly Category[] {
  const lanes = (value?.data.lanes ?? []).flatMap((lane) =>
    lane.title === 'SPORTS' ? splitSports(lane, rules) : [toCategory(lane)],
  );
  const uniqueCategories = uniqueBy(lanes, ({ key }) => key);
  const withFront = uniqueCategories.some(({ key }) => key === rules.front)
    ? uniqueCategories
    : [{ key: rules.front, name: undefined, vendors: [] }, ...uniqueCategories];
  return inOrder(withFront, rules.order ?? []);
}

/** The kind of content that a category shows. */
export function contentOf(category: string): 'hot' | 'games' | 'inhouse' | 'recent' | 'vendors' {
  if (category === 'HOT') return 'hot';
  if (category === 'INHOUSE') return 'inhouse';
  if (category === 'RECENT') return 'recent';
  return ['RNG', 'PVP', 'FISH'].includes(category) ? 'games' : 'vendors';
}

function splitSports(lane: Lane, { esports, cockfight }: CategoryRules): readonly Category[] {
  const cards = vendorsOf(lane);
  const cardsOf = (codes: readonly string[]) => cards.filter(({ vassalage }) => codes.includes(vassalage));
  const otherCards = cards.filter(({ vassalage }) => !esports.includes(vassalage) && !cockfight.includes(vassalage));
  const parts: readonly Category[] = [
    { key: 'SPORTS', name: lane.displayName || undefined, vendors: otherCards },
    { key: 'ESPORTS', name: undefined, vendors: cardsOf(esports) },
    { key: 'COCKFIGHT', name: undefined, vendors: cardsOf(cockfight) },
  ];
  return parts.filter(({ vendors }) => vendors.length > 0);
}

function toCategory(lane: Lane): Category {
  const kinds = (lane.gameClassify ?? []).map(({ key, displayName: name }) => ({ key, name: name ?? key }));
  return { key: lane.title, name: lane.displayName || undefined, vendors: vendorsOf(lane), kinds };
}

/** Each vendor once: a duplicate would be drawn and chosen twice. */
function vendorsOf({ cards }: Lane): readonly VendorCard[] {
  return uniqueBy(cards, ({ vassalage }) => vassalage).filter(({ vassalage }) => vassalage !== '');
}

function inOrder(categories: readonly Category[], order: readonly string[]): readonly Category[] {
  const rank = ({ key }: Category) => (order.includes(key) ? order.indexOf(key) : order.length);
  return [...categories].sort((a, b) => rank(a) - rank(b));
}

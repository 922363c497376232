import { expect, it } from 'vitest';
import { gameIcon } from '@/sandbox/art/game-icon';
import { poster, posterStyleOf } from '@/sandbox/art/poster';
import { games } from '@/sandbox/seed/games';
import { banners, promotionPosters } from '@/sandbox/seed/posters';

const hands = ['night', 'paper', 'gilt', 'ink', 'girih'];
const [banner] = banners;

it('draws every game whole, each of a name a picture of its own [HOM-02]', () => {
  const drawings = new Map(games.map((game) => [game.name.EN, gameIcon(game)]));
  for (const drawing of drawings.values()) expect(drawing).toMatch(/^<svg (?!.*(undefined|NaN))/);
  expect(new Set(drawings.values()).size).toBe(drawings.size);
});

it.each(hands)('draws every poster whole by the hand %s [HOM-01]', (hand) => {
  for (const content of [...banners, ...promotionPosters])
    expect(poster(content, hand, 'EN')).toMatch(/^<svg (?!.*(undefined|NaN))/);
});

it('draws the same banner differently by each hand, and by no unknown one [HOM-01]', () => {
  if (banner === undefined) throw new Error('there are no banners');
  expect(new Set(hands.map((hand) => poster(banner, hand, 'EN'))).size).toBe(hands.length);
  expect(poster(banner, 'toString', 'EN')).toBeUndefined();
  expect([posterStyleOf('gilt'), posterStyleOf('unknown'), posterStyleOf(undefined)]).toEqual([
    'gilt',
    'night',
    'night',
  ]);
});

it('letters a promotion with its line alone, because its title stands beside it [CON-02]', () => {
  const [promotion] = promotionPosters;
  if (promotion === undefined) throw new Error('there are no promotions');
  const drawing = poster(promotion, 'night', 'EN');
  expect(drawing).toContain('5,000');
  expect(drawing).not.toContain('+50%');
});

import { expect, it } from 'vitest';
import type { Site } from '@/engine';
import type { Difference, Group, Place } from '@/qa/causes/group-by-cause';
import { chooseScreens } from '@/qa/pictures/choose-screens';

const page = (id: string, paths: readonly string[]) => ({ format: 1 as const, id, paths, nodes: {} });
const site: Site = {
  format: 1,
  id: 'padma',
  hash: '',
  merchant: { format: 1, name: 'Padma', languages: { supported: ['bn', 'en'], default: 'bn' } },
  pages: {
    home: page('home', ['/m/home']),
    mine: page('mine', ['/m/mine']),
    help: page('help', ['/m/help/:id', '/m/help']),
    dialog: page('dialog', []),
  },
  conditions: {},
  texts: {},
};

const place = (of: Partial<Place>): Place => ({
  brand: 'padma',
  page: 'help',
  language: 'en',
  visitors: ['guest'],
  ...of,
});
const group = (id: string, kind: Difference['kind'], places: readonly Place[]): Group => ({
  id,
  edits: [],
  differences: places.map((one, index) => ({
    kind,
    before: 'old',
    after: String(index),
    changes: [],
    state: '',
    places: [one],
  })),
  screens: 1,
  brands: ['padma'],
});
const chosen = (one: Group, most = 60) =>
  chooseScreens([one], () => site, most)
    .get(one.id)
    ?.map(({ path, persona, language }) => `${path} ${persona} ${language}`);

it('photographs each page of a cause once, as somebody who can sign in [QAS-10]', () => {
  const places = [
    place({ visitors: ['trial', 'member-0.pending', 'member-0 + play.pause is timeout', 'agent-1'] }),
    place({ language: 'bn' }),
    place({ page: 'mine', visitors: ['member-0.pending'] }),
    place({ page: 'dialog' }),
  ];
  expect(chosen(group('a', 'screen', places))).toEqual(['/m/help agent-1 en']);
});

it('shows a colour of a brand on pages that tell [QAS-10]', () => {
  const wide = group('a', 'brand', [place({ page: '', language: '', visitors: [] })]);
  expect(chosen(wide)).toEqual(['/m/home guest bn', '/m/mine member-0 bn']);
  expect(chosen(wide, 1)).toEqual(['/m/home guest bn']);
  expect(chosen(group('a', 'elsewhere', [place({})]))).toEqual([]);
});

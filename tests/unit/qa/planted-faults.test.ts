import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { editPlace } from '@/qa/edits/edit-words';
import type { Change } from '@/review/compare/change';
import { findPlanted, type PlantedConfig } from './planted-config';

type Planted = {
  readonly what: string;
  readonly plant: (config: PlantedConfig) => void;
  /** The edits that the only group has to name. */
  readonly causes?: readonly string[];
  /** Words that one of the sentences has. */
  readonly says?: string;
  readonly brands?: readonly string[];
};

const mine = 'base/pages/mine.json';
const padma = ['padma'];

const faults: readonly Planted[] = [
  {
    what: 'another icon',
    plant: ({ set }) => set(mine, ['nodes', 'help', 'props', 'icon'], 'lock'),
    causes: [`${mine} nodes.help.props.icon`],
    says: 'has icon lock instead of info',
  },
  {
    what: 'an entry for the wrong persona',
    plant: ({ set }) => set(mine, ['nodes', 'help', 'when'], { is: 'vip' }),
    causes: [`${mine} nodes.help.when`],
    says: '(help) goes',
  },
];

const deepFaults: readonly Planted[] = [
  {
    what: 'a text that is missing in one language',
    plant: ({ set }) => set('base/texts/bn.json', ['title.help'], undefined),
    causes: ['base/texts/bn.json title.help'],
    says: '(bn)',
  },
  {
    what: 'new words of a parent, which a brand now has as its own too',
    plant: ({ set }) => {
      set('base/texts/en.json', ['title.help'], 'Aid');
      set('padma/texts/en.json', ['title.help'], 'Aid');
    },
    causes: ['base/texts/en.json title.help', 'padma/texts/en.json title.help'],
    says: "says 'Aid' instead of",
  },
  {
    what: 'another word in one language',
    plant: ({ set }) => set('padma/texts/bn.json', ['padma.money'], 'x'),
    causes: ['padma/texts/bn.json padma.money'],
    says: "says 'x' instead of",
  },
  {
    what: 'an entry that an overlay removes',
    plant: ({ json }) => json('padma/overlays/mine.json', (overlay) => void overlay.remove.push('money-deposit')),
    causes: ['padma/overlays/mine.json remove'],
    says: '(money-deposit) goes',
  },
  {
    what: 'entries in another order',
    plant: ({ json }) => json(mine, ({ nodes }) => void nodes.support.slots.entries.reverse()),
    causes: [`${mine} nodes.support.slots.entries`],
    says: 'moves',
  },
  {
    what: 'an entry that leads elsewhere',
    plant: ({ set }) => set(mine, ['nodes', 'help', 'on', 'tap', 'to'], 'responsible'),
    causes: [`${mine} nodes.help.on.tap.to`],
    says: 'leads to',
  },
  {
    what: 'a colour of one brand',
    plant: ({ set }) => set('padma/merchant.json', ['theme', 'tokens', 'color.primaryText'], '#fbf2e4'),
    causes: ['padma/merchant.json theme.tokens.color.primaryText'],
    says: 'is "#fbf2e4" instead of'.replaceAll('"', ''),
  },
  {
    what: 'a condition that many pages name',
    plant: ({ set }) => set('base/merchant.json', ['conditions', 'vip'], { is: 'agent' }),
    causes: ['base/merchant.json conditions.vip'],
  },
  {
    what: 'a page that opens to others',
    plant: ({ set }) => set('base/pages/agent.json', ['access', 'when'], { is: 'signedIn' }),
    causes: ['base/pages/agent.json access.when.is'],
    says: 'opens',
  },
  {
    what: 'a switch of a console',
    plant: ({ edit }) =>
      edit('mono/console.json', (text) => text.replace(/("modId": "MAILCEN",\s*"enabled": )"0"/, '$1"1"')),
    causes: ['mono/console.json whitelabel.13.enabled'],
    brands: ['mono'],
  },
  {
    what: 'a price without its sign',
    plant: ({ set }) => set('padma/merchant.json', ['locale', 'symbol'], ''),
    causes: ['padma/merchant.json locale.symbol'],
  },
  {
    what: 'a language that is spoken no longer',
    plant: ({ json }) => json('padma/merchant.json', ({ languages }) => void languages.supported.pop()),
    causes: ['padma/merchant.json languages.supported'],
  },
  {
    what: 'a page that is gone',
    plant: ({ folder }) => rmSync(join(folder, 'padma/pages/ghat.json')),
    causes: ['padma/pages/ghat.json'],
    says: 'is no more',
  },
  {
    what: 'another address of a page',
    plant: ({ set }) => set('base/pages/help.json', ['paths'], ['/m/aid']),
    causes: ['base/pages/help.json paths'],
    says: 'answers at /m/aid',
  },
  {
    what: 'another picture',
    plant: ({ folder }) => cpSync('merchant-configs/aurora/assets/logo.svg', join(folder, 'padma/assets/logo.svg')),
    causes: ['padma/assets/logo.svg'],
    says: 'picture logo.svg is another one',
  },
  {
    what: 'two tiles in a row of four',
    plant: ({ set }) => set(mine, ['nodes', 'main', 'props', 'columns'], 2),
    causes: [`${mine} nodes.main.props.columns`],
    says: 'stands in 2 columns instead of 4',
    brands: ['aurora'],
  },
  {
    what: 'what only a visitor meets whom no persona stands for',
    plant: ({ set }) => set(mine, ['nodes', 'help', 'when'], { not: { at: 'play.pause', eq: 'selfexclusion' } }),
    causes: [`${mine} nodes.help.when`],
    says: '(help) goes',
  },
  {
    what: 'a node that is gone with its place',
    plant: ({ json }) =>
      json(mine, ({ nodes }) => {
        delete nodes.help;
        nodes.support.slots.entries = nodes.support.slots.entries.filter((id: string) => id !== 'help');
      }),
    causes: [`${mine} nodes.help`, `${mine} nodes.support.slots.entries`],
    says: '(help) goes',
  },
  {
    what: 'a brand that is gone',
    plant: ({ folder }) => rmSync(join(folder, 'padma'), { recursive: true }),
    causes: ['padma'],
    says: 'padma is gone',
  },
];

const harmless: readonly Planted[] = [
  {
    what: 'keys in another order',
    plant: ({ json }) =>
      json(mine, (page) => {
        page.nodes = Object.fromEntries(Object.entries(page.nodes).reverse());
      }),
  },
];

const deepHarmless: readonly Planted[] = [
  { what: 'lines set otherwise', plant: ({ edit }) => edit(mine, (text) => text.replaceAll('\n', '\n\n')) },
  {
    what: 'a new text that nothing says',
    plant: ({ set }) => set('base/texts/en.json', ['extra.words'], 'Extra'),
  },
  {
    what: 'a condition in other words',
    plant: ({ set }) => set(mine, ['nodes', 'agency', 'when'], { all: [{ is: 'agent' }] }),
  },
  {
    what: 'a condition that nothing names',
    plant: ({ set }) => set('base/merchant.json', ['conditions', 'extra'], { is: 'vip' }),
  },
  {
    what: 'a node that stands in no slot',
    plant: ({ set }) => set(mine, ['nodes', 'extra'], { use: 'nav.entry', props: { label: { t: 'title.help' } } }),
  },
  {
    what: "a brand's own words that are its parent's",
    plant: ({ set }) => set('padma/texts/en.json', ['title.help'], 'Help'),
  },
  {
    what: "a brand's own token that is its parent's",
    plant: ({ set }) => set('mono/overlays/mine.json', ['set'], { help: { 'props.icon': 'info' } }),
    brands: ['mono'],
  },
  {
    what: 'a picture under another name that nothing shows',
    plant: ({ folder }) => cpSync(join(folder, 'padma/assets/logo.svg'), join(folder, 'padma/assets/extra.svg')),
  },
  {
    what: 'a named condition in place of its words',
    plant: ({ set }) => set(mine, ['nodes', 'rejected', 'when'], { all: [{ is: 'freeAccount' }, true] }),
  },
];

async function expectFound({ plant, causes = [], says = '', brands = padma }: Planted): Promise<void> {
  const { groups } = await findPlanted(plant, brands);
  expect(groups.map(({ edits }) => edits.map(editPlace).sort())).toEqual([[...causes].sort()]);
  const sentences = groups.flatMap(({ differences }) => differences.flatMap(({ changes }) => changes.map(sentenceOf)));
  expect(sentences.some((sentence) => sentence.includes(says)) ? says : sentences.slice(0, 5)).toBe(says);
}

function sentenceOf({ node, name, does, words }: Change): string {
  const said = words && `'${words.after}' instead of '${words.before}' (${words.language})`;
  return [name, ...(node === '' ? [] : [`(${node})`]), does, ...(said === undefined ? [] : [said])].join(' ');
}

async function expectNothing({ plant, brands = padma }: Planted): Promise<void> {
  const { groups } = await findPlanted(plant, brands);
  expect(groups.flatMap(({ differences }) => differences.map(({ changes }) => changes))).toEqual([]);
}

describe('what was planted', () => {
  it.each(faults)('is found, by its edit: $what [QAS-06]', expectFound);
  it.each(deepFaults)('is found, by its edit: $what [QAS-06]', { tags: ['deep'] }, expectFound);
});

describe('what nobody sees', () => {
  it.each(harmless)('is no difference: $what [QAS-06]', expectNothing);
  it.each(deepHarmless)('is no difference: $what [QAS-06]', { tags: ['deep'] }, expectNothing);
});

it('tells edits that meet on a screen apart, and those that need each other together [QAS-06]', async () => {
  const { groups, idle } = await findPlanted(({ json, set }) => {
    json(mine, ({ nodes }) => {
      nodes.help.props.icon = 'lock';
      nodes.support.slots.entries.push('extra');
      nodes.extra = { use: 'nav.entry', props: { label: { t: 'title.help' } } };
    });
    set('padma/texts/en.json', ['extra.words'], 'Extra');
  }, padma);
  expect(groups.map(({ edits }) => edits.map(editPlace)).sort()).toEqual([
    [`${mine} nodes.help.props.icon`],
    [`${mine} nodes.support.slots.entries`, `${mine} nodes.extra`],
  ]);
  expect(idle.map(editPlace)).toEqual(['padma/texts/en.json extra.words']);
});

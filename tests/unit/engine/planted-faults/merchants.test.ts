import { describe, expect, it } from 'vitest';
import { loadSites } from '@/engine';
import { readCatalogue } from '../project';
import { expectTold, type Fault, issuesOf } from './planted-faults';

const faults: readonly Fault[] = [
  {
    what: 'a text of base that a language lacks which only children speak',
    file: 'base/texts/pt.json',
    from: '  "widget.games.one": "{{count}} jogo",\n',
    to: '',
    beside: 'aurora',
    at: 'the start of the file',
    kind: 'warning',
    says: '1 text used by this merchant has no "pt" version ("widget.games.one"), so those players read that key instead. Add them to texts/pt.json.',
  },
  {
    what: 'a list of categories with one of another platform',
    file: 'aurora/merchant.json',
    from: '"games": {',
    to: '"categories": { "order": ["FISHING"] },\n  "games": {',
    at: '"FISHING',
    says: 'There is no category "FISHING", so choosing it shows nothing. Did you mean "FISH"? There are "HOT", "SPORTS", "ESPORTS", "LIVE", "FISH", "RNG", "PVP", "INHOUSE", "COCKFIGHT", "ELOTT", "LOTT", "ELOTTO", …; another one is described in "categories.items".',
  },
  {
    what: 'a text that the parent lacks',
    file: 'base/texts/bn.json',
    from: '  "common.login": "লগ ইন",\n',
    to: '',
    at: 'the start of the file',
    kind: 'warning',
    says: '1 text used by this merchant has no "bn" version ("common.login"), so those players read that key instead. Add them to texts/bn.json.',
  },
  {
    what: 'a language that a brand adds without the words that it says itself in its others',
    file: 'mono/merchant.json',
    from: '"supported": ["en", "bn"]',
    to: '"supported": ["en", "bn", "hi"]',
    at: '"supported": ["en", "bn", ¦"hi"]',
    kind: 'warning',
    says: '10 texts used by this merchant have no "hi" version ("footer.games", "manifesto.1", "manifesto.2", "manifesto.3", "mono.account"), so those players read those keys instead. 21 texts that this merchant overrides in other languages are not overridden in "hi" ("footer.home", "footer.mine", "home.about", "home.allGames", "home.hot"), so those players read the words of base. Add them to texts/hi.json.',
  },
  {
    what: 'a text that one language leaves to base and all others say',
    file: 'jade/texts/bn.json',
    from: '  "home.hot": "পছন্দের টেবিল",\n',
    to: '',
    at: 'the start of the file',
    kind: 'warning',
    says: '1 text that this merchant overrides in other languages is not overridden in "bn" ("home.hot"), so those players read the words of base. Add them to texts/bn.json.',
  },
  {
    what: 'a brand that names no parent',
    file: 'aurora/merchant.json',
    from: '  "extends": "base",\n',
    to: '',
    at: 'the start of the file',
    says: 'This merchant inherits from nobody and changes pages of a parent, so nearly everything is missing. Write "extends": "base".',
  },
  {
    what: 'a brand that inherits from itself',
    file: 'aurora/merchant.json',
    from: '"extends": "base"',
    to: '"extends": "aurora"',
    at: '"aurora"',
    says: 'The merchants inherit from each other (aurora → aurora), so none of them can be built. Take one of the "extends" out.',
  },
  {
    what: 'a page that a condition of the brand has closed',
    file: 'jade/merchant.json',
    from: '"conditions": {',
    to: '"conditions": {\n    "clubOpen": false,',
    at: '"clubOpen"',
    kind: 'warning',
    says: 'Nobody may open page "benefits": its access is false for everybody, and players who tap "who-vip" on mine, "quick-benefits" on mine, "menu-vip" on shell are led elsewhere. Hide what leads to it, or remove the page. It comes from base/pages/benefits.json:11:13, which this merchant inherits.',
  },
  {
    what: 'a domain that another brand has',
    file: 'mono/merchant.json',
    from: '"domains": ["',
    to: '"domains": ["www.aurora.example", "',
    at: '"domains": [¦"www.aurora.example"',
    beside: 'aurora',
    says: 'The domain "www.aurora.example" belongs to "aurora" as well, so a visitor may get the wrong brand. Keep it in one of them.',
  },
  {
    what: 'a field in the order that is misspelt',
    file: 'jade/merchant.json',
    from: '"payeeName",',
    to: '"payeName",',
    at: '"payeName"',
    says: 'Register field "payeName" is not described in register.fields, so it never shows. Did you mean "payeeName"?',
  },
  {
    what: 'a text that names another brand',
    file: 'aurora/texts/en.json',
    from: '"Join Aurora"',
    to: '"Join Jade"',
    at: '"Join Jade"',
    beside: 'jade',
    kind: 'warning',
    says: 'The text names "Jade", which is another brand (jade), so players may think that they are on another site. Write this brand\'s name, or leave the name out.',
  },
  ...(
    [
      ['aurora/texts/cn.json', '"极光：今夜属于您"', '"翡翠彩阁欢迎您"', '翡翠彩阁', 'jade'],
      ['padma/texts/bn.json', '"পদ্মা: নদীপারের খেলা"', '"অরোরায় স্বাগতম"', 'অরোরা', 'aurora'],
      ['padma/texts/bn.json', '"পদ্মা: নদীপারের খেলা"', '"জেড আপনার"', 'জেড', 'jade'],
      ['noor/texts/ur.json', '"نور: اچھی روشنی میں کھیل"', '"اورورا میں آئیں"', 'اورورا', 'aurora'],
      ['mono/texts/en.json', '"© 2019–2025 Mono"', '"© 2019–2025 Padma"', 'Padma', 'padma'],
      ['jade/texts/cn.json', '"© 2018–2025 翡翠彩阁 版权所有"', '"© 2018–2025 极光 版权所有"', '极光', 'aurora'],
      ['jade/texts/cn.json', '"翡翠彩阁"', '"极光"', '极光', 'aurora'],
      ['jade/texts/cn.json', '"翡翠彩阁"', '"来到极光，祝您好运"', '极光', 'aurora'],
      ['jade/texts/cn.json', '"翡翠彩阁"', '"极光会员专享"', '极光', 'aurora'],
      ['jade/texts/cn.json', '"翡翠彩阁"', '"来到Aurora"', 'Aurora', 'aurora'],
      ['jade/texts/cn.json', '"翡翠彩阁"', '"Aurora欢迎您"', 'Aurora', 'aurora'],
      ['jade/texts/bn.json', '"জেড: লটারির প্রাসাদ"', '"পদ্মায় খেলুন"', 'পদ্মা', 'padma'],
    ] as const
  ).map(
    ([file, from, to, name, brand]): Fault => ({
      what: `a text that names another brand in letters of its own: ${to}`,
      file,
      from,
      to,
      at: to,
      beside: brand,
      kind: 'warning',
      says: `The text names "${name.normalize('NFC')}", which is another brand (${brand}), so players may think that they are on another site. Write this brand's name, or leave the name out.`,
    }),
  ),
  {
    what: 'a text that names the domain of another brand',
    file: 'noor/texts/en.json',
    from: '"Noor: games in good light"',
    to: '"Try www.padma.example instead."',
    at: '"Try www',
    beside: 'padma',
    kind: 'warning',
    says: 'The text names "www.padma.example", which is the domain of another brand (padma), so players who go there leave this site. Write this brand\'s domain, or leave it out.',
  },
];

it.each([
  ['aurora/texts/ur.json', '"اورورا: یہ رات آپ کی ہے"', '"اورورا: رات کا نور"', 'noor'],
  ['jade/texts/cn.json', '"翡翠彩阁"', '"极光般的夜"', 'aurora'],
  ['jade/texts/cn.json', '"翡翠彩阁"', '"夜空中的极光"', 'aurora'],
  ['jade/texts/cn.json', '"翡翠彩阁"', '"来玩Aurora Borealis"', 'aurora'],
  ['jade/texts/bn.json', '"জেড: লটারির প্রাসাদ"', '"পদ্মা নদী"', 'padma'],
  ['jade/texts/bn.json', '"জেড: লটারির প্রাসাদ"', '"পদ্মার তীরে"', 'padma'],
  ['jade/texts/bn.json', '"জেড: লটারির প্রাসাদ"', '"পদ্মায় মাছ ধরার খেলা"', 'padma'],
  ['mono/texts/en.json', '"Mono. Play, plainly."', '"Along the Padma river"', 'padma'],
  ['aurora/texts/cn.json', '"极光：今夜属于您"', '"极光：翡翠般的夜"', 'jade'],
  [
    'noor/texts/en.json',
    '"Noor: games in good light"',
    '"Write to help@padma.example.org or see www.noor.example"',
    'padma',
  ],
])('leaves everyday words and other addresses in %s: %s → %s [CFG-01]', (file, from, to, beside) => {
  expect(issuesOf({ file, from, to, beside }).filter(({ code }) => code === 'other-brand')).toEqual([]);
});

describe('what would leave a brand without its players is told before it is served', () => {
  it.each(faults)('$what [CFG-01]', expectTold);

  it('and so is a folder by a name that nothing can inherit from [CFG-01]', () => {
    const files = [{ path: 'Padma Two/merchant.json', text: '{ "format": 1, "abstract": true }' }];
    expect(loadSites(files, readCatalogue()).issues.map(({ message }) => message)).toEqual([
      'The folder is called "Padma Two", and brands have small letters, digits and "-" in their names: no brand can inherit from it, and addresses with its name may miss it. Rename the folder to "padma-two".',
    ]);
  });
});

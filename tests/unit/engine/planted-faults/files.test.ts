import { describe, it } from 'vitest';
import { readMerchants } from '../project';
import { expectTold, type Fault } from './planted-faults';

const textOf = (file: string) => readMerchants().find(({ path }) => path === file)?.text ?? '';

/** A file of a merchant by another name, with all that is in it. */
const renamed = (file: string, instead: string) => ({
  file,
  instead,
  to: textOf(instead),
  at: 'the start of the file',
});

const faults: readonly Fault[] = [
  {
    what: 'an overlay whose ending is in capitals',
    ...renamed('aurora/overlays/mine.JSON', 'aurora/overlays/mine.json'),
    says: 'The file is called "mine.JSON", but only "mine.json" is read, so players get nothing of it. Rename it to "mine.json".',
  },
  {
    what: 'a table of texts whose ending has a capital',
    ...renamed('aurora/texts/bn.Json', 'aurora/texts/bn.json'),
    says: 'The file is called "bn.Json", but only "bn.json" is read, so players get nothing of it. Rename it to "bn.json".',
  },
  {
    what: 'a page whose ending is in capitals',
    ...renamed('mono/pages/manifesto.JSON', 'mono/pages/manifesto.json'),
    says: 'The file is called "manifesto.JSON", but only "manifesto.json" is read, so players get nothing of it. Rename it to "manifesto.json".',
  },
  {
    what: 'an overlay with the ending of another kind of JSON',
    ...renamed('aurora/overlays/mine.json5', 'aurora/overlays/mine.json'),
    says: 'Only files such as "overlays/home.json" are read from "overlays", so this one changes nothing. Rename it, or move it.',
  },
  {
    what: 'a copy of an overlay that was made by hand',
    file: 'aurora/overlays/mine-old.json',
    to: '{ "format": 1, "page": "mine" }',
    at: '"page": ¦"mine"',
    kind: 'warning',
    says: '"mine-old.json" is a copy of mine.json by its name, so nobody reads it and it changes nothing. Remove it, or call it mine.json where it is the one that counts.',
  },
  {
    what: 'a copy of a table of texts that was made by hand',
    file: 'aurora/texts/en-old.json',
    to: '{ "site.title": "Aurora" }',
    at: 'the start of the file',
    says: 'The file is called "en-old.json", as a copy of en.json is, so nobody ever reads it. Remove it, or call it en.json where it is the one that counts.',
  },
  ...['home_old', 'home2', 'home-2026-02-03', 'home.sync-conflict-20260203-1', 'home - 副本'].map(
    (name): Fault => ({
      what: `a copy of an overlay called ${name}.json`,
      file: `jade/overlays/${name}.json`,
      to: '{ "format": 1, "page": "home" }',
      at: '"page": ¦"home"',
      kind: 'warning',
      says: `"${name}.json" is a copy of home.json by its name, so nobody reads it and it changes nothing. Remove it, or call it home.json where it is the one that counts.`,
    }),
  ),
  ...[
    'pages/home (1).json',
    'overlays/home(2).json',
    'overlays/home 2.json',
    'overlays/home copy.json',
    'texts/home copy 3.json',
    'overlays/home - Copy.json',
    'overlays/home - Copy (2).json',
    'overlays/home - Kopie.json',
    'pages/home (copy).json',
    'pages/home (another copy).json',
    'pages/home (conflicted copy 2026-02-03).json',
    'pages/Copy of home.json',
    'home (1).json',
  ].map((path): Fault => {
    const name = path.split('/').at(-1);
    return {
      what: `a copy that a file manager called ${path}`,
      file: `aurora/${path}`,
      to: '{ "format": 1, "page": "nowhere", ',
      at: 'the start of the file',
      kind: 'warning',
      says: `"${name}" is a copy of home.json by its name, so nobody reads it and it changes nothing. Remove it, or call it home.json where it is the one that counts.`,
    };
  }),
  ...[
    'home.json.bak',
    'home.json.orig',
    'home.json.rej',
    'home.json.1',
    'home.json___jb_tmp___',
    'home.json_old',
    'home.json (copy)',
    'home_LOCAL_1234.json',
    'home.BACKUP.77.json',
    'home.bak.json',
  ].map(
    (name): Fault => ({
      what: `a backup called ${name}`,
      file: `aurora/overlays/${name}`,
      to: '{ "format": 1, "page": "nowhere", ',
      at: 'the start of the file',
      kind: 'warning',
      says: `"${name}" is a backup of home.json by its name, so nobody reads it and it changes nothing. Remove it, or call it home.json where it is the one that counts.`,
    }),
  ),
  {
    what: 'a backup of the settings',
    file: 'aurora/merchant.json.orig',
    to: '{}',
    at: 'the start of the file',
    kind: 'warning',
    says: '"merchant.json.orig" is a backup of merchant.json by its name, so nobody reads it and it changes nothing. Remove it, or call it merchant.json where it is the one that counts.',
  },
  {
    what: 'an overlay to which an editor of plain text gave its own ending',
    ...renamed('aurora/overlays/mine.json.txt', 'aurora/overlays/mine.json'),
    says: 'Only files such as "overlays/home.json" are read from "overlays", so this one changes nothing. Rename it, or move it.',
  },
  {
    what: 'texts under the name of their language',
    ...renamed('aurora/texts/english.json', 'aurora/texts/en.json'),
    says: 'There is no language "english" here, so nobody ever reads this. Did you mean "en"?',
  },
  {
    what: 'texts under the name of their language in that language',
    ...renamed('aurora/texts/বাংলা.json', 'aurora/texts/bn.json'),
    says: 'There is no language "বাংলা" here, so nobody ever reads this. Did you mean "bn"?',
  },
  {
    what: 'texts under a code with a country',
    ...renamed('aurora/texts/bn-BD.json', 'aurora/texts/bn.json'),
    says: 'There is no language "bn-BD" here, so nobody ever reads this. Did you mean "bn"?',
  },
  {
    what: 'texts in traditional Chinese under their usual code',
    file: 'aurora/texts/zh-TW.json',
    to: '{ "hero.title": "夜晚屬於你" }',
    at: 'the start of the file',
    says: 'There is no language "zh-TW" here, so nobody ever reads this. Did you mean "tw"?',
  },
  {
    what: 'a folder called page, and what leads to its page',
    file: 'aurora/page/welcome.json',
    to: '{ "format": 1, "id": "welcome" }',
    at: 'the start of the file',
    says: 'The folder is called "page", but only "pages" is read, so players get nothing of it. Rename the folder to "pages".',
  },
  {
    what: 'an overlay with another ending',
    file: 'aurora/overlays/mine.json.txt',
    to: '{ "format": 1, "page": "mine" }',
    at: 'the start of the file',
    says: 'Only files such as "overlays/home.json" are read from "overlays", so this one changes nothing. Rename it, or move it.',
  },
  {
    what: 'settings in a file whose name is misspelt',
    file: 'aurora/merchnat.json',
    to: '{ "format": 1 }',
    at: 'the start of the file',
    says: 'The file is called "merchnat.json", but only "merchant.json" is read, so players get nothing of it. Rename it to "merchant.json".',
  },
  {
    what: 'a folder called overlay',
    file: 'mono/overlay/home.json',
    to: '{ "format": 1, "page": "home" }',
    at: 'the start of the file',
    says: 'The folder is called "overlay", but only "overlays" is read, so players get nothing of it. Rename the folder to "overlays".',
  },
  {
    what: 'a folder called Pages',
    file: 'mono/Pages/about.json',
    to: '{ "format": 1, "id": "about" }',
    at: 'the start of the file',
    says: 'The folder is called "Pages", but only "pages" is read, so players get nothing of it. Rename the folder to "pages".',
  },
  {
    what: 'texts in a folder called text',
    file: 'mono/text/en.json',
    to: '{ "home.title": "Home" }',
    at: 'the start of the file',
    says: 'The folder is called "text", but only "texts" is read, so players get nothing of it. Rename the folder to "texts".',
  },
];

describe('a file by a wrong name is told as such, and nothing that it holds is missed', () => {
  it.each(faults)('$what [CFG-01]', expectTold);
});

import { describe, expect, it } from 'vitest';
import { meantLanguage } from '@/engine/check/texts/meant-language';
import { readCatalogue } from '../project';
import { expectTold, type Fault } from './planted-faults';

const faults: readonly Fault[] = [
  {
    what: 'digits for a language in capitals',
    file: 'aurora/merchant.json',
    from: '"languages": { "bn": {',
    to: '"languages": { "BN": {',
    at: '{ "digits": "beng"',
    says: 'There is no language "BN" here, so nobody ever reads this. Did you mean "bn"?',
  },
  {
    what: 'a language by its code of three letters',
    file: 'padma/merchant.json',
    from: '"en"',
    to: '"eng"',
    at: '"eng"',
    says: 'There is no language "eng" here, so nobody ever reads this. Did you mean "en"?',
  },
  {
    what: 'a language by the code of its country',
    file: 'aurora/merchant.json',
    from: '"supported": ["en", "bn", "cn"',
    to: '"supported": ["en", "bd", "cn"',
    at: '"bd", "c',
    says: 'There is no language "bd" here, so nobody ever reads this. Did you mean "bn"?',
  },
  {
    what: 'a language by another code',
    file: 'aurora/merchant.json',
    from: '"supported": ["en", "bn", "cn"',
    to: '"supported": ["en", "bn", "zh"',
    at: '"zh", "h',
    says: 'There is no language "zh" here, so nobody ever reads this. Did you mean "cn"?',
  },
  {
    what: 'texts by number in a file whose name no browser takes for a language',
    file: 'padma/texts/en_US.json',
    to: '{ "padma.things_one": "One thing" }',
    at: '{',
    says: 'There is no language "en_US" here, so nobody ever reads this. Did you mean "en"?',
  },
];

describe('a code that is no language is told with the language that it means', () => {
  it.each(faults)('$what [CFG-01]', expectTold);
});

it.each([
  ['uk-UA', 'uk'],
  ['zh-Hant-TW', 'tw'],
  ['zh_TW', 'tw'],
  ['zh-Hans-CN', 'cn'],
  ['pt-BR', 'pt'],
  ['us', 'en'],
])('knows the language that %s means [CFG-01]', (code, meant) => {
  expect(meantLanguage(code, readCatalogue().languages)).toBe(meant);
});

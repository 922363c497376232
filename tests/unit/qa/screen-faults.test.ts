import { describe, expect, it } from 'vitest';
import { englishWords } from '@/qa/html/english-words';
import { outlineOf } from '@/qa/html/outline';
import { faultsOf, foreignWords, keyTest } from '@/qa/html/screen-faults';
import { readCatalogue } from '../engine/project';

const isKey = keyTest({ texts: { en: { 'title.help': 'Help', 'widget.more': 'More' } } });
const faultsIn = (html: string) => faultsOf(outlineOf(html, 'guest'), isKey).map(({ node, does }) => `${node} ${does}`);

const catalogue = readCatalogue();
const merchant = { format: 1, name: 'The house of jade' } as const;

const links = (second: string) =>
  `<a data-node="one" href="/m/a">Bank</a><p>and</p><a data-node="two" href="${second}">Bank</a>`;

describe('what is wrong with a screen, whatever it was before', () => {
  it.each([
    [
      'a button without a name',
      '<button data-node="x"><svg aria-hidden="true"></svg></button>',
      'x has button without a name',
    ],
    ['a field without a name', '<input data-node="x" type="password">', 'x has password input without a name'],
    ['a picture without a name', '<p data-node="x"><img src="/a.png"></p>', 'x has a picture without a name'],
    ['a key in place of words', '<p data-node="x">title.help</p>', 'x says title.help'],
    ['a key that no table has', '<p data-node="x">See widget.none.here</p>', 'x says widget.none.here'],
    ['links with one name and two targets', links('/m/b'), "two has link 'Bank' to /m/b beside one to /m/a"],
  ])('tells %s [QAS-12]', (_, html, says) => {
    expect(faultsIn(html)).toEqual([says]);
  });

  it.each([
    ['names from what stands inside', '<button><img alt="Help" src="/a.png"></button>'],
    ['a picture that is for the eye alone', '<img alt="" src="/a.png">'],
    ['words with a point, and an address', '<p>Open 24h. See www.title.example or m.help</p>'],
    ['two links to one place', links('/m/a')],
  ])('says nothing of %s [QAS-12]', (_, html) => {
    expect(faultsIn(html)).toEqual([]);
  });

  it('tells words of config that a language lacks [QAS-12]', () => {
    const node = { use: 'content.text', props: { text: { text: { en: 'Hello' } } } };
    const nodes = { x: node, 'x:row-of-a-list': node };
    expect(foreignWords(nodes, 'bn').map(({ does }) => does)).toEqual(["has 'Hello' in no bn"]);
    expect(foreignWords(nodes, 'en')).toEqual([]);
  });

  const inTables = (text: string, es = text) => {
    const texts = { en: { 'a.b': text }, 'en-gb': { 'a.b': text }, es: { 'a.b': es } };
    return { texts, merchant };
  };
  const shown = { use: 'content.text', props: { text: { t: 'a.b' } } };
  const englishIn = (text: string, es?: string, language = 'es') =>
    englishWords({ x: shown, 'x:row': shown }, { language, site: inTables(text, es), catalogue }).map(
      ({ node, does }) => `${node} ${does}`,
    );

  it('tells a sentence that stands in English in the table of another language, once a node [QAS-12]', () => {
    expect(englishIn('Enter the code we sent')).toEqual([
      "x has 'Enter the code we sent' (a.b), which stands in English in es",
    ]);
    const texts = { 'widget.old.never': 'It could not be read.' };
    const site = { texts: { en: texts, es: texts }, merchant };
    const found = englishWords({ sum: { use: 'account.summary' } }, { language: 'es', site, catalogue });
    expect(found.map(({ node }) => node)).toEqual(['sum']);
  });

  const harmless: readonly { what: string; text: string; es?: string; language?: string }[] = [
    { what: 'a translation', text: 'Enter the code we sent', es: 'Escribe el código enviado' },
    { what: 'English in English', text: 'Enter the code we sent', language: 'en' },
    { what: 'English of another country', text: 'Enter the code we sent', language: 'en-gb' },
    { what: 'a short word', text: 'OK' },
    { what: 'words that languages share', text: 'Live chat online' },
    { what: 'a name with small words in it', text: 'Bank of the Philippine Islands' },
    { what: 'the name of the brand', text: 'The house of jade: menu' },
    { what: 'numbers, values and addresses', text: '{{count}} of {{total}}, 24/7 a.b@c.example or www.d.example' },
  ];
  it.each(harmless)('takes $what for no English in the wrong place [QAS-12]', ({ text, es, language }) => {
    expect(englishIn(text, es, language)).toEqual([]);
  });
});

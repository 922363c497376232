import { describe, expect, it } from 'vitest';
import { outlineOf } from '@/qa/html/outline';
import { faultsOf, foreignWords, keyTest } from '@/qa/html/screen-faults';

const isKey = keyTest({ texts: { en: { 'title.help': 'Help', 'widget.more': 'More' } } });
const faultsIn = (html: string) => faultsOf(outlineOf(html, 'guest'), isKey).map(({ node, does }) => `${node} ${does}`);

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
});

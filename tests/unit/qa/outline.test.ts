import { expect, it } from 'vitest';
import { outlineOf } from '@/qa/html/outline';
import { outlineChanges } from '@/qa/html/outline-changes';

const widgetOf = (node: string) => (node === 'help' ? 'nav.entry' : 'page.screen');

/** What a visitor gets otherwise, as `node does`. */
function changesBetween(before: string, after: string, audience: 'guest' | 'member' = 'guest'): readonly string[] {
  const outlines = { before: outlineOf(before, audience), after: outlineOf(after, audience) };
  return outlineChanges(outlines, 'en', widgetOf).flatMap(({ changes }) =>
    changes.map(({ name, node, does, words }) =>
      [name, `(${node})`, does, ...(words ? [`${words.after} instead of ${words.before}`] : [])].join(' '),
    ),
  );
}

const entry =
  '<a data-node="help" href="/m/help" class="a1"><svg aria-hidden="true"><use href="/assets/sprite-AbCd1234.svg#info"></use></svg><span>Help</span></a>';
const page = `<div data-node="page"><h1>Mine</h1>${entry}<p>5 of 7</p></div>`;

it.each([
  ['another icon', '#info', '#lock', 'nav.entry (help) has icon lock instead of icon info'],
  [
    'another role',
    '<a data-node="help" ',
    '<a data-node="help" role="button" ',
    "nav.entry (help) has button 'Help' instead of link 'Help'",
  ],
  [
    'another name',
    '<a data-node="help" ',
    '<a data-node="help" aria-label="Aid" ',
    "nav.entry (help) names its link 'Aid' instead of 'Help'",
  ],
  [
    'another state',
    '<a data-node="help" ',
    '<a data-node="help" aria-current="page" ',
    "nav.entry (help) has aria-current page instead of none on link 'Help'",
  ],
  ['another target', '"/m/help"', '"/m/aid"', "nav.entry (help) has href /m/aid instead of /m/help on link 'Help'"],
  ['other words', '5 of 7', '6 of 7', 'page.screen (page) says 6 of 7 instead of 5 of 7'],
  ['a heading of another level', 'h1>', 'h2>', "page.screen (page) has level 2 instead of 1 on heading 'Mine'"],
  ['a node that is gone', entry, '', 'nav.entry (help) goes'],
])('tells %s [QAS-11]', (_, before, after, says) => {
  expect(changesBetween(page, page.replaceAll(before, after))).toContain(says);
});

it.each([
  ['other classes', 'class="a1"', 'class="b2 c3"'],
  ['another hash of a built file', 'sprite-AbCd1234.svg', 'sprite-ZyXw9876.svg'],
  ['an element that says nothing', '<p>5 of 7</p>', '<div><p><span>5</span> of <b>7</b></p></div>'],
  ['what CSS hides from this visitor', '<p>5', '<div data-for="member">Log out</div><p>5'],
  ['ids that React makes', '<h1>', '<h1 id="«r1»" aria-describedby="«r1»-note">'],
])('finds no difference in %s [QAS-11]', (_, before, after) => {
  expect(changesBetween(page, page.replaceAll(before, after))).toEqual([]);
});

it('tells the node that moved, and one that came with its children once [QAS-11]', () => {
  const list = ['a', 'b', 'c'].map((id) => `<p data-node="${id}">${id}</p>`);
  const [first = '', ...others] = list;
  expect(changesBetween(list.join(''), [...others, first].join(''))).toEqual(['page.screen (a) stands elsewhere']);
  expect(changesBetween('', `<div data-node="box">${list.join('')}</div>`)).toEqual(['page.screen (box) appears']);
});

it('takes what stands for members alone as their own [QAS-11]', () => {
  const box = '<div data-for="member"><p data-node="hello">Hello</p></div>';
  expect(changesBetween(page, page.replace('<p>', `${box}<p>`), 'member')).toEqual(['page.screen (hello) appears']);
});

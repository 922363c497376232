import { sample } from '@tests/support/depth';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** What jsdom itself says of an element, which it does as soon as a document has a style sheet. */
function inFull(element: Element) {
  const sheet = document.head.appendChild(document.createElement('style'));
  const style = window.getComputedStyle(element);
  const { display, visibility, pointerEvents } = style;
  const others = othersOf(style);
  sheet.remove();
  return { display, visibility, pointerEvents, others };
}

const others = ['direction', 'opacity', 'clip', 'overflow', 'content-visibility', 'width', 'height', 'box-sizing'];
const sides = ['padding-top', 'padding-right', 'padding-left', 'margin-bottom', 'margin-right', 'margin-left'];
const othersOf = (style: CSSStyleDeclaration) => [...others, ...sides].map((name) => style.getPropertyValue(name));

const pieces = [
  '<p>words</p>',
  '<p hidden>words</p>',
  '<p hidden="until-found">words</p>',
  '<p style="display: none">words</p>',
  '<p style="display: flex">words</p>',
  '<dialog>words</dialog>',
  '<dialog open>words</dialog>',
  '<details><summary>first</summary><summary>second</summary><p>words</p></details>',
  '<div style="visibility: hidden"><p>words</p><p style="visibility: visible">words</p></div>',
  '<div style="pointer-events: none"><button>words</button><b style="pointer-events: auto">words</b></div>',
  '<div popover>words</div>',
  '<input type="hidden"><input type="text"><noscript>words</noscript><template>words</template>',
  '<table><caption>words</caption><tbody><tr hidden><td>words</td></tr></tbody></table>',
  '<ul><li><span>words</span></li></ul><svg><title>words</title></svg>',
  '<ul><li><ol><li>words</li></ol></li></ul><dl><dd>words</dd></dl><h1>words</h1><blockquote>words</blockquote>',
  '<p style="display: flex; color: red">words</p><p style="display: none !important">words</p>',
  '<div style="padding: 1px 2px; margin-left: 3em; width: 50%; opacity: 0.5">words</div><div>words</div>',
  '<div style="overflow: hidden; height: calc(1px + 2em)">words</div><div style="overflow: auto">words</div>',
  '<div dir="rtl"><p>words</p><bdi>words</bdi><p dir="auto">words</p></div><p style="direction: rtl">words</p>',
  '<input type="range"><input><button>words</button><select><option>words</option></select><textarea></textarea>',
  '<img alt="" sizes="auto"><video></video><hr><pre>words</pre><fieldset><legend>words</legend></fieldset>',
];

beforeEach(() => document.body.replaceChildren());
afterEach(() => document.body.replaceChildren());

it.each(sample(8, pieces))('says of %s what jsdom says in full', (html) => {
  document.body.innerHTML = html;
  for (const element of document.body.querySelectorAll('*')) {
    const style = window.getComputedStyle(element);
    const { display, visibility, pointerEvents } = style;
    const said = { display, visibility, pointerEvents, others: othersOf(style) };
    expect([element.outerHTML, said]).toEqual([element.outerHTML, inFull(element)]);
    const values = ['display', 'visibility', 'pointer-events'].map((name) =>
      window.getComputedStyle(element).getPropertyValue(name),
    );
    expect(values).toEqual([display, visibility, pointerEvents]);
  }
});

it('follows what changes', () => {
  document.body.innerHTML = '<dialog><p>words</p></dialog>';
  const [dialog = document.body] = document.body.children;
  const shown = () => window.getComputedStyle(dialog).display;
  expect(shown()).toBe('none');
  dialog.setAttribute('open', '');
  expect(shown()).toBe('block');
  dialog.setAttribute('style', 'display: none');
  expect(shown()).toBe('none');
});

it('knows elements apart that differ in what they say of themselves', () => {
  document.body.innerHTML = '<div style="margin-left: 1px"></div><div style="margin-left: 2px"></div><div></div>';
  const margins = [...document.body.children].map((one) =>
    window.getComputedStyle(one).getPropertyValue('margin-left'),
  );
  expect(margins).toEqual(['1px', '2px', '']);
});

it('asks jsdom for all else', () => {
  document.body.innerHTML = '<p style="overflow-x: auto">words</p>';
  expect(window.getComputedStyle(document.body.children[0] ?? document.body).overflowX).toBe('auto');
});

import { afterEach, beforeEach, expect, it } from 'vitest';

/** What jsdom itself says of an element, which it does as soon as a document has a style sheet. */
function inFull(element: Element) {
  const sheet = document.head.appendChild(document.createElement('style'));
  const { display, visibility, pointerEvents } = window.getComputedStyle(element);
  sheet.remove();
  return { display, visibility, pointerEvents };
}

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
];

beforeEach(() => document.body.replaceChildren());
afterEach(() => document.body.replaceChildren());

it.each(pieces)('says of %s what jsdom says in full', (html) => {
  document.body.innerHTML = html;
  for (const element of document.body.querySelectorAll('*')) {
    const { display, visibility, pointerEvents } = window.getComputedStyle(element);
    expect([element.outerHTML, { display, visibility, pointerEvents }]).toEqual([element.outerHTML, inFull(element)]);
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

it('asks jsdom for all else', () => {
  document.body.innerHTML = '<p style="overflow-x: auto">words</p>';
  expect(window.getComputedStyle(document.body.children[0] ?? document.body).overflowX).toBe('auto');
});

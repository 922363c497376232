import { afterEach, describe, expect, it, vi } from 'vitest';
import { readingScript } from '@/storefront/app/document/reading-script';

/** A document that is read piece by piece. */
function openDocument() {
  const page = document.implementation.createHTMLDocument();
  let state = 'loading';
  Object.defineProperty(page, 'readyState', { get: () => state });
  const view = { MutationObserver, setTimeout, clearTimeout };
  const mark = (name: string, value: string) => page.documentElement.setAttribute(`data-${name}`, value);
  new Function('d', 'w', 'e', 'mark', readingScript)(page, view, page.documentElement, mark);
  const read = async (parent: string, html: string) => {
    const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
    page.querySelector(parent)?.append(content);
    await Promise.resolve(); // An observer is told in a microtask.
  };
  const unread = () => [...page.querySelectorAll('[data-unread]')].map(({ id, localName }) => id || localName);
  const end = () => {
    state = 'interactive';
    page.dispatchEvent(new Event('DOMContentLoaded'));
  };
  return { page, read, unread, end };
}

afterEach(() => void vi.useRealTimers());

describe('a document on its way', () => {
  it('shows a part once its end is read, and nothing waits once all is read [APP-16]', async () => {
    const { page, read, unread } = openDocument();
    await read('body', '<div id="root"><header data-whole id="head"><a></a></header></div>');
    expect(unread()).toEqual(['head']);
    await read('#root', '<main><div id="parts" data-parts><section id="hero"></section></div></main>');
    expect(unread()).toEqual(['hero']);
    await read('#parts', '<section id="games"><div data-parts id="inner"><p id="tile"></p></div></section>');
    expect(unread()).toEqual(['games', 'tile']);
    await read('#inner', '<p id="other"></p>');
    expect(unread()).toEqual(['games', 'other']);
    expect(page.documentElement.dataset.reading).toBe('');
    await read('body', '<script type="application/json" id="boot"></script>');
    expect(unread()).toEqual([]);
    expect(page.documentElement.dataset).not.toHaveProperty('reading');
    await read('#parts', '<section id="later"></section>');
    expect(unread()).toEqual([]);
  });

  it('shows what there is of one that breaks off [APP-16]', async () => {
    const { page, read, unread, end } = openDocument();
    await read('body', '<div id="root"><div data-parts><section id="hero"></section></div></div>');
    expect(unread()).toEqual(['hero']);
    end();
    expect(unread()).toEqual([]);
    expect(page.documentElement.dataset).not.toHaveProperty('reading');
  });

  it('shows what there is of one that stalls, a second after its last piece [APP-16]', async () => {
    vi.useFakeTimers();
    const { page, read, unread } = openDocument();
    await read('body', '<div id="root"><div data-parts id="parts"><section id="hero"></section></div></div>');
    vi.advanceTimersByTime(900);
    await read('#parts', '<section id="games"></section>');
    vi.advanceTimersByTime(900);
    expect(unread()).toEqual(['games']);
    vi.advanceTimersByTime(100);
    expect(unread()).toEqual([]);
    expect(page.documentElement.dataset).not.toHaveProperty('reading');
  });
});

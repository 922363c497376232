import { render, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PageParts } from '@/storefront/renderer/page-parts';
import { RendererContext } from '@/storefront/renderer/renderer-context';

/** Pixels of a part on a screen of 800. */
const height = 300;

/** What stood there as each part came. */
let came: string[] = [];

function Part({ id }: { readonly id: string }) {
  useLayoutEffect(() => void came.push(document.body.textContent), []);
  return <p>{id}</p>;
}

const items = (ids: string) => [...ids].map((id) => ({ id, use: 'a.part', element: <Part key={id} id={id} /> }));
const site = (page: string, ids: string, isReturn = false) => (
  <RendererContext value={Object.assign(Object.create(null), { isReturn: () => isReturn })}>
    <PageParts page={page} items={items(ids)} />
  </RendererContext>
);
const drawn = () => document.body.textContent;
const whole = (ids: string) => waitFor(() => expect(drawn()).toBe(ids));

beforeEach(() => {
  came = [];
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, document.querySelectorAll('p').length * height),
  );
  return () => void vi.unstubAllGlobals();
});

describe('the parts of a page that the browser opens', () => {
  it('are on the screen in its first frame, and come one in a frame below it [APP-06]', async () => {
    render(site('home', 'abcdef'));
    expect(drawn()).toBe('abc');
    await whole('abcdef');
    expect(came).toEqual(['a', 'ab', 'abc', 'abcd', 'abcde', 'abcdef']);
    expect(document.querySelectorAll('div[style]')).toHaveLength(0);
  });

  it('leave a screen below them while more come, so that what follows the page is not seen to jump [APP-06]', () => {
    const { container } = render(site('home', 'abcde'));
    expect(container.lastElementChild).toHaveProperty('style.blockSize', '100vh');
  });

  it('begin anew with another page, where what stands at the head of both stays [APP-06]', async () => {
    const { rerender } = render(site('home', 'abcde'));
    await whole('abcde');
    came = [];
    rerender(site('games', 'abfghi'));
    expect(came).toEqual(['abf']);
    await whole('abfghi');
    expect(came).toEqual(['abf', 'abfg', 'abfgh', 'abfghi']);
  });

  it('give way to the next page before the last of them has come [APP-06]', async () => {
    const { rerender } = render(site('home', 'abcde'));
    rerender(site('games', 'fghij'));
    expect(drawn()).toBe('fgh');
    await whole('fghij');
    expect(came).toEqual(['a', 'ab', 'abc', 'f', 'fg', 'fgh', 'fghi', 'fghij']);
  });

  it('grow by what the platform adds to it meanwhile [APP-06]', async () => {
    const { rerender } = render(site('home', 'abcd'));
    await whole('abcd');
    rerender(site('home', 'abcde'));
    expect(drawn()).toBe('abcd');
    await whole('abcde');
  });

  it('are left alone once the page is gone [APP-06]', async () => {
    const { unmount } = render(site('home', 'abcde'));
    unmount();
    await new Promise((passed) => setTimeout(passed, 150));
    expect(came).toEqual(['a', 'ab', 'abc']);
  });
});

describe('all parts of a page', () => {
  it('come at once where it is come back to: it may stand at its foot [APP-06]', async () => {
    render(site('home', 'abcde', true));
    expect(drawn()).toBe('abcde');
  });

  it('are in what a server draws, and stay as they are hydrated [APP-15]', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(site('home', 'abcde'));
    const before = [...container.querySelectorAll('p')];
    render(site('home', 'abcde'), { container, hydrate: true });
    expect(drawn()).toBe('abcde');
    expect([...container.querySelectorAll('p')]).toEqual(before);
    expect(before).toHaveLength(5);
  });
});

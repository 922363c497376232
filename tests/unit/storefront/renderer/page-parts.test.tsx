import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PageParts } from '@/storefront/renderer/page-parts';
import { RendererContext } from '@/storefront/renderer/renderer-context';

/** Pixels of a part on a screen of 800. */
const height = 300;

const mounted: string[] = [];

function Part({ id }: { readonly id: string }) {
  useLayoutEffect(() => void mounted.push(id), [id]);
  return <p>{id}</p>;
}

const items = (ids: string) => [...ids].map((id) => ({ id, use: 'a.part', element: <Part key={id} id={id} /> }));
const site = (page: string, ids: string, isReturn = false) => (
  <RendererContext value={Object.assign(Object.create(null), { isReturn: () => isReturn })}>
    <PageParts page={page} items={items(ids)} />
  </RendererContext>
);
const drawn = () => document.body.textContent;
const frame = () => act(() => vi.advanceTimersToNextFrame().runOnlyPendingTimers());

beforeEach(() => {
  mounted.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, document.querySelectorAll('p').length * height),
  );
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('the parts of a page that the browser opens', () => {
  it('are on the screen in its first frame, and come one in a frame below it [APP-06]', () => {
    render(site('home', 'abcde'));
    expect(drawn()).toBe('abc');
    frame();
    expect(drawn()).toBe('abcd');
    frame();
    expect(drawn()).toBe('abcde');
    expect(document.querySelectorAll('div[style]')).toHaveLength(0);
    expect(mounted).toEqual([...'abcde']);
  });

  it('leave a screen below them while more come, so that what follows the page is not seen to jump [APP-06]', () => {
    const { container } = render(site('home', 'abcde'));
    expect(container.lastElementChild).toHaveProperty('style.blockSize', '100vh');
  });

  it('begin anew with another page, where what stands on both stays [APP-06]', () => {
    const { rerender } = render(site('home', 'abcde'));
    frame();
    frame();
    rerender(site('games', 'bfghi'));
    expect(drawn()).toBe('bfg');
    expect(mounted).toEqual([...'abcdefg']);
    frame();
    frame();
    expect(drawn()).toBe('bfghi');
  });

  it('grow by what the platform adds to it meanwhile [APP-06]', () => {
    const { rerender } = render(site('home', 'abcd'));
    frame();
    rerender(site('home', 'abcde'));
    expect(drawn()).toBe('abcd');
    frame();
    expect(drawn()).toBe('abcde');
  });

  it('are left alone once the page is gone [APP-06]', () => {
    const { unmount } = render(site('home', 'abcde'));
    unmount();
    frame();
    expect(mounted).toEqual([...'abc']);
  });
});

describe('all parts of a page', () => {
  it('come at once where it is come back to: it may stand at its foot [APP-06]', () => {
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

import { act } from '@testing-library/react';
import { Suspense, useState, version } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { seenWith, takePreloads, typeInto, useHydratesNow, waitFor } from '@/storefront/renderer/react-internals';

const roots: Root[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount());
  document.body.replaceChildren();
});

async function hydrate(element: React.ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  await act(async () => void roots.push(hydrateRoot(container, element)));
  return container;
}

const snapshots: boolean[] = [];
const control: { again?: () => void } = {};

function Reader({ of }: { readonly of: Promise<void> | undefined }) {
  if (of !== undefined) waitFor(of);
  return 'here';
}

function Probe() {
  const [, setCount] = useState(0);
  control.again = () => setCount((count) => count + 1);
  snapshots.push(useHydratesNow());
  return null;
}

describe('what the renderer knows of React beyond its documentation', () => {
  it('was seen with the installed release: after an update, look at each of these again, then write it there [APP-15]', () => {
    expect(version).toBe(seenWith);
  });

  it('a thrown promise keeps the server’s HTML until it settles [APP-15]', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    const page = (of: Promise<void> | undefined) => (
      <Suspense fallback="waits">
        <b>
          <Reader of={of} />
        </b>
      </Suspense>
    );
    container.innerHTML = renderToString(page(undefined));
    const drawn = container.querySelector('b');
    await act(async () => void roots.push(hydrateRoot(container, page(new Promise(() => undefined)))));
    expect([container.textContent, container.querySelector('b') === drawn]).toEqual(['here', true]);
    expect(renderToString(page(new Promise(() => undefined)))).toContain('waits');
  });

  it('only a render that hydrates, or is the server’s, asks for the server’s snapshot, and none follows it [APP-15]', async () => {
    await hydrate(<Probe />);
    expect(snapshots).toEqual([true, true]);
    act(() => control.again?.());
    expect(snapshots).toEqual([true, true, false]);
  });

  it('a field that is typed into tells React, even where its value was set past React before [APP-15]', async () => {
    const typed: string[] = [];
    const container = await hydrate(
      <input name="name" defaultValue="" onChange={({ target }) => typed.push(target.value)} />,
    );
    const field = container.querySelector('input');
    if (field === null) throw new Error('There is no field.');
    field.value = 'anna';
    act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
    expect(typed, 'set by the element’s own setter').toEqual([]);
    act(() => typeInto(field, 'anna-1'));
    expect(typed).toEqual(['anna-1']);
  });

  it('links that preload pictures stand before the HTML of a page [APP-15]', () => {
    const html = renderToString(
      <main>
        <img src="/a.webp" alt="" fetchPriority="high" />
      </main>,
    );
    const taken = takePreloads(html);
    expect(taken.links).toHaveLength(1);
    expect(taken.html).toMatch(/^<main>/);
  });
});

import { act } from '@testing-library/react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHydration, type Hydration } from '@/storefront/renderer/hydration';
import { Island } from '@/storefront/renderer/island';
import { RendererContext, type RendererRuntime } from '@/storefront/renderer/renderer-context';

const Word = createContext('guest');
const handles: { setWord?: (word: string) => void } = {};

function Button({ name, onTap }: { readonly name: string; readonly onTap: (name: string) => void }) {
  return (
    <button type="button" onClick={() => onTap(name)}>
      {name} {useContext(Word)}
    </button>
  );
}

function Site({ runtime, children }: { readonly runtime: RendererRuntime; readonly children: ReactNode }) {
  const [word, setWord] = useState('guest');
  handles.setWord = setWord;
  return (
    <RendererContext value={runtime}>
      <Word value={word}>{children}</Word>
    </RendererContext>
  );
}

function Turn({ onTurn }: { readonly onTurn: (() => void) | undefined }) {
  onTurn?.();
  return null;
}

const roots: Root[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount());
  document.body.replaceChildren();
});

/** Two buttons, an island each, drawn by a server and hydrated as far as `hydration` lets them. */
async function open(hydration: Hydration, onTurn?: () => void) {
  const taps: string[] = [];
  const errors: unknown[] = [];
  const page = (of: Hydration) => (
    <Site runtime={Object.assign(Object.create(null), { hydration: of })}>
      <Turn onTurn={of === hydration ? onTurn : undefined} />
      {['first', 'second'].map((name) => (
        <Island key={name} page="home" id={name} isPart={false}>
          <Button name={name} onTap={(tapped) => taps.push(tapped)} />
        </Island>
      ))}
    </Site>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page(createHydration({ isNeeded: false, pause: async () => undefined })));
  const drawn = [...root.querySelectorAll('button')];
  document.addEventListener('click', hydration.openForThisTask, { capture: true });
  await act(async () => {
    roots.push(hydrateRoot(root, page(hydration), { onRecoverableError: (error) => errors.push(error) }));
  });
  return { root, drawn, taps, errors };
}

const byHand = () => {
  const pauses: (() => void)[] = [];
  const hydration = createHydration({ isNeeded: true, pause: () => new Promise((go) => pauses.push(go)) });
  return { hydration, task: () => act(async () => void pauses.splice(0).map((go) => go())) };
};

describe('an island that is not hydrated yet', () => {
  it('keeps the server’s HTML, and is the same elements once its turn has come [APP-15]', async () => {
    const { hydration, task } = byHand();
    const { root, drawn, errors } = await open(hydration);
    expect(root.textContent).toBe('first guestsecond guest');
    await act(async () => hydration.begin());
    for (let turn = 0; turn < 4; turn += 1) await task();
    expect(hydration.isOver()).toBe(true);
    expect([...root.querySelectorAll('button')]).toEqual(drawn);
    expect(errors).toEqual([]);
  });

  it('answers to a tap at once, as the others go on waiting [APP-15]', async () => {
    const { hydration } = byHand();
    const { drawn, taps, errors } = await open(hydration);
    await act(async () => drawn[1]?.click());
    expect(taps).toEqual(['second']);
    expect(errors).toEqual([]);
  });

  it('is let through while React renders it, and React warns of nothing [APP-15]', async () => {
    const warned = vi.spyOn(console, 'error');
    const { hydration } = byHand();
    await open(hydration, () => queueMicrotask(hydration.openAll));
    expect(hydration.isOver()).toBe(false);
    await act(async () => hydration.begin());
    expect(warned.mock.calls).toEqual([]);
    vi.restoreAllMocks();
  });

  it('is hydrated before what is above it changes, where all are let through first [APP-15]', async () => {
    const { hydration } = byHand();
    const { root, drawn, errors } = await open(hydration);
    await act(async () => {
      hydration.openAll();
      handles.setWord?.('member');
    });
    expect(root.textContent).toBe('first membersecond member');
    expect([...root.querySelectorAll('button')]).toEqual(drawn);
    expect(errors).toEqual([]);
  });

  it('is drawn anew and never blank where something above it changes all the same [APP-15]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { hydration } = byHand();
    const { root } = await open(hydration);
    await act(async () => handles.setWord?.('member'));
    expect(root.textContent).toBe('first membersecond member');
    vi.restoreAllMocks();
  });
});

import { act, screen } from '@testing-library/react';
import { openSample } from '@tests/support/open-sample';
import { ownScreen } from '@tests/support/own-screen';
import { samplePage } from '@tests/support/sample-boot';
import { sampleWidgets } from '@tests/support/sample-widgets';
import { hydrateRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { createHistory } from '@/storefront/app/navigation/history';
import { Storefront } from '@/storefront/app/storefront';
import { firstUses } from '@/storefront/renderer/first-uses';
import type { AnyComponentProps } from '@/storefront/renderer/widget';
import { createWidgetLoader } from '@/storefront/renderer/widget-loader';

function LateText() {
  return <p>Late words</p>;
}

function LateStack({ slots }: AnyComponentProps) {
  return <fieldset>{slots.items}</fieldset>;
}

const late = {
  use: 'sample.late',
  load: vi.fn(async () => ({ default: LateText })),
  skeleton: 'strip',
  late: true,
} as const;
const early = { use: 'sample.early', load: async () => ({ default: () => <p>Early words</p> }) };
const table = { 'sample.late': late, 'sample.early': early };
const page = samplePage('home', { page: { use: 'sample.late' } });

describe('a late widget', () => {
  it('is not among the code that a first screen waits for [APP-15]', () => {
    const both = samplePage('home', { page: { use: 'sample.early' }, more: { use: 'sample.late' } });
    expect(firstUses([both], createWidgetLoader(table))).toEqual(['sample.early']);
  });

  it('holds its box until the document has loaded and the browser is idle, then shows [APP-15]', async () => {
    const idle: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (action: () => void) => idle.push(action),
      cancelIdleCallback: () => undefined,
    });
    const loader = createWidgetLoader({ ...sampleWidgets, ...table });
    await loader.preload(Object.keys(sampleWidgets));
    const { container } = await openSample({ pages: [page], loader, preload: false });
    expect(late.load).not.toHaveBeenCalled();
    expect(container.querySelector('[data-kind="strip"]')).not.toBeNull();
    await act(async () => {
      for (const run of idle) run();
    });
    expect(await screen.findByText('Late words')).toBeDefined();
    expect(late.load).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });

  it('below the screen waits in its box, still and unheard, until it is a screen away, and stays from then on [APP-15]', async () => {
    const screenOf = ownScreen();
    const load = vi.fn(async () => ({ default: LateText }));
    const loader = createWidgetLoader({ ...sampleWidgets, ...table, 'sample.late': { ...late, load } });
    await loader.preload(Object.keys(sampleWidgets));
    const { container, unmount } = await openSample({ pages: [page], loader, preload: false });
    const box = () => container.querySelector('[data-kind="strip"]');
    await vi.waitFor(() => expect(screenOf.watchers()).toBe(1));
    await screenOf.show(false);
    expect([load.mock.calls.length, box()?.getAttribute('role'), box()?.hasAttribute('data-still')]).toEqual([
      0,
      null,
      true,
    ]);
    expect(screenOf.margins).toEqual(['1000000px 0px 100%']);
    await screenOf.show(true);
    expect(await screen.findByText('Late words')).toBeDefined();
    expect([load.mock.calls.length, screenOf.watchers()]).toEqual([1, 0]);
    unmount();
    expect(loader.stateOf({ id: 'page', use: 'sample.late' }).kind).toBe('loaded');
  });

  it('whose code is here waits for its own place all the same [APP-15]', async () => {
    const screenOf = ownScreen();
    const loader = createWidgetLoader({ ...sampleWidgets, ...table });
    await loader.preload([...Object.keys(sampleWidgets), 'sample.late']);
    await openSample({ pages: [page], loader, preload: false });
    await vi.waitFor(() => expect(screenOf.watchers()).toBe(1));
    expect(screen.queryByText('Late words')).toBeNull();
    await screenOf.show(true);
    expect(await screen.findByText('Late words')).toBeDefined();
  });

  it('brings what stands in it along, so that its box changes once [APP-15]', async () => {
    const screenOf = ownScreen();
    const around = { ...late, load: async () => ({ default: LateStack }) };
    const loader = createWidgetLoader({ ...sampleWidgets, ...table, 'sample.around': around });
    await loader.preload(Object.keys(sampleWidgets));
    const nodes = { page: { use: 'sample.around', slots: { items: ['inner'] } }, inner: { use: 'sample.late' } };
    await openSample({ pages: [samplePage('home', nodes)], loader, preload: false });
    await vi.waitFor(() => expect(screenOf.watchers()).toBe(1));
    await screenOf.show(true);
    const box = await screen.findByRole('group');
    expect(box.textContent).toBe('Late words');
    expect(screenOf.watchers()).toBe(0);
  });

  it('is drawn at the next rest once the visitor begins to scroll, before it comes near [APP-15]', async () => {
    const screenOf = ownScreen();
    const loader = createWidgetLoader({ ...sampleWidgets, ...table });
    await loader.preload(Object.keys(sampleWidgets));
    await openSample({ pages: [page], loader, preload: false });
    await vi.waitFor(() => expect(screenOf.watchers()).toBe(1));
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(await screen.findByText('Late words')).toBeDefined();
    expect(screenOf.watchers()).toBe(0);
  });

  it('whose code comes before the page is taken over agrees with the server’s HTML, then shows [APP-15]', async () => {
    const loader = createWidgetLoader({ ...sampleWidgets, ...table });
    await loader.preload(Object.keys(sampleWidgets));
    const { app, container, unmount } = await openSample({ pages: [page], loader, preload: false });
    const root = document.createElement('div');
    root.innerHTML = container.innerHTML;
    expect(root.querySelector('[data-kind="strip"]')).not.toBeNull();
    unmount();
    document.body.append(root);
    await loader.preload(['sample.late']);
    const mismatches: unknown[] = [];
    const mounted = await act(async () =>
      hydrateRoot(root, <Storefront app={app} history={createHistory(window)} />, {
        onRecoverableError: (error) => mismatches.push(error),
      }),
    );
    expect(await screen.findByText('Late words')).toBeDefined();
    expect(mismatches).toEqual([]);
    act(() => mounted.unmount());
    root.remove();
  });
});

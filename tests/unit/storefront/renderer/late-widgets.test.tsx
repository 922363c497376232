import { act, screen } from '@testing-library/react';
import { openSample } from '@tests/support/open-sample';
import { samplePage } from '@tests/support/sample-boot';
import { sampleWidgets } from '@tests/support/sample-widgets';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Storefront } from '@/storefront/app/storefront';
import { firstUses } from '@/storefront/renderer/first-uses';
import { createWidgetLoader } from '@/storefront/renderer/widget-loader';

function LateText() {
  return <p>Late words</p>;
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
      hydrateRoot(
        root,
        <BrowserRouter>
          <Storefront app={app} />
        </BrowserRouter>,
        { onRecoverableError: (error) => mismatches.push(error) },
      ),
    );
    expect(await screen.findByText('Late words')).toBeDefined();
    expect(mismatches).toEqual([]);
    act(() => mounted.unmount());
    root.remove();
  });
});

import { describe, expect, it, vi } from 'vitest';
import { createWidgetLoader } from '@/storefront/renderer/widget-loader';

const widget = { default: () => null };

function loaderOver(load: () => Promise<typeof widget>) {
  const pauses: number[] = [];
  const onFailed = vi.fn();
  const onLost = vi.fn();
  const loader = createWidgetLoader(
    { 'nav.entry': { load } },
    { wait: async (pause) => void pauses.push(pause), onFailed, onLost },
  );
  return { loader, pauses, onFailed, onLost };
}

describe('createWidgetLoader', () => {
  it('loads a widget once, whoever asks [APP-15]', async () => {
    const load = vi.fn(async () => widget);
    const { loader } = loaderOver(load);
    await Promise.all([loader.preload(['nav.entry', 'nav.entry']), loader.preload(['nav.entry'])]);
    expect(load).toHaveBeenCalledOnce();
    expect(loader.state('nav.entry')).toMatchObject({ kind: 'loaded' });
  });

  it('brings the table of the rest once, at the first name that the first one lacks [APP-15]', async () => {
    const loadRest = vi.fn(async () => ({ 'money.deposit': { load: async () => widget } }));
    const loader = createWidgetLoader({ 'nav.entry': { load: async () => widget } }, { loadRest });
    await loader.preload(['nav.entry']);
    expect([loadRest.mock.calls.length, loader.state('money.deposit').kind]).toEqual([0, 'idle']);
    await loader.preload(['money.deposit']);
    expect(loader.state('money.deposit').kind).toBe('loaded');
    expect(loader.state('money.nothing').kind).toBe('unknown');
    await loader.preload(['money.nothing', 'money.deposit', 'nav.entry']);
    expect(loadRest).toHaveBeenCalledOnce();
  });

  it('asks once more at a player’s wish where the table of the rest did not come [APP-15]', async () => {
    let isGone = true;
    const loadRest = async () => {
      if (isGone) throw new Error('gone');
      return { 'money.deposit': { load: async () => widget } };
    };
    const onFailed = vi.fn();
    const loader = createWidgetLoader({}, { loadRest, onFailed, wait: async () => undefined });
    await loader.preload(['money.deposit']);
    expect(loader.state('money.deposit').kind).toBe('failed');
    expect(onFailed).toHaveBeenCalledOnce();
    isGone = false;
    loader.retry();
    await vi.waitFor(() => expect(loader.state('money.deposit').kind).toBe('loaded'));
  });

  it('tries three times with a growing pause before it gives up [APP-15]', async () => {
    const load = vi.fn(async () => {
      throw new Error('gone');
    });
    const { loader, pauses, onFailed } = loaderOver(load);
    await loader.preload(['nav.entry']);
    expect([load.mock.calls.length, pauses]).toEqual([3, [400, 1600]]);
    expect(loader.state('nav.entry')).toMatchObject({ kind: 'failed' });
    expect(onFailed).toHaveBeenCalledOnce();
  });

  it('takes what is fetched ahead for no try of a player: no document is loaded anew for it [APP-15]', async () => {
    const { loader, onLost } = loaderOver(async () => {
      throw new Error('gone');
    });
    await loader.preload(['nav.entry']);
    await loader.preload(['nav.entry']);
    expect(onLost).not.toHaveBeenCalled();
  });

  it('asks once more at a player’s wish, and says that only a new document helps where that fails too [APP-15]', async () => {
    let isGone = true;
    const load = vi.fn(async () => {
      if (isGone) throw new Error('gone');
      return widget;
    });
    const { loader, pauses, onFailed, onLost } = loaderOver(load);
    await loader.preload(['nav.entry']);
    loader.retry();
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
    expect([load.mock.calls.length, pauses.length, onFailed.mock.calls.length]).toEqual([4, 2, 1]);
    isGone = false;
    loader.retry();
    await vi.waitFor(() => expect(loader.state('nav.entry').kind).toBe('loaded'));
    expect(onLost).toHaveBeenCalledOnce();
  });

  it('comes through with the second try [APP-15]', async () => {
    let failures = 1;
    const { loader, onFailed } = loaderOver(async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('line');
      return widget;
    });
    await loader.preload(['nav.entry']);
    expect(loader.state('nav.entry').kind).toBe('loaded');
    expect(onFailed).not.toHaveBeenCalled();
  });

  it.each(['game.unheard', 'constructor', '__proto__'])('knows no widget %s', async (use) => {
    const { loader } = loaderOver(async () => widget);
    await loader.preload([use]);
    expect([loader.state(use).kind, loader.manifest(use)]).toEqual(['unknown', undefined]);
  });
});

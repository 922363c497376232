import { describe, expect, it, vi } from 'vitest';
import { createNavigatorBridge, type View } from '@/storefront/app/navigation/navigator-bridge';

describe('the way back', () => {
  const open = (idx: number, navigation?: object) => {
    const view: View = Object.assign(JSON.parse('{}'), { history: { state: { idx } }, navigation });
    const bridge = createNavigatorBridge(view);
    const navigate = vi.fn();
    bridge.connect(navigate);
    return { bridge, navigate };
  };

  it('passes over the steps that a game took in its frame, where the browser can tell them apart [GAM-11]', () => {
    const back = vi.fn(() => ({ committed: Promise.reject(new Error('Another tap came first.')) }));
    const { bridge, navigate } = open(1, { canGoBack: true, back });
    expect(bridge.back()).toBe(true);
    expect(back).toHaveBeenCalledOnce();
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([[undefined], [{ canGoBack: false }]])(
    'is one step of the history where it has %j [GAM-11]',
    (navigation) => {
      const { bridge, navigate } = open(1, navigation);
      expect(bridge.back()).toBe(true);
      expect(navigate).toHaveBeenCalledExactlyOnceWith(-1);
    },
  );

  it('does not leave the site by which it was entered [GAM-11]', () => {
    const back = vi.fn();
    expect(open(0, { canGoBack: true, back }).bridge.back()).toBe(false);
    expect(back).not.toHaveBeenCalled();
  });
});

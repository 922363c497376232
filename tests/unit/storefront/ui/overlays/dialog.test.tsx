import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '@/storefront/ui/overlays/dialog';

afterEach(() => {
  vi.useRealTimers();
});

it('is not closed by the second tap of the double tap that opened it [MEM-11]', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const onClose = vi.fn();
  render(
    <Dialog title="Check it once more" closeLabel="Close" onClose={onClose}>
      <p>All of it</p>
    </Dialog>,
  );
  const tapBackdrop = () => fireEvent.click(screen.getByRole('dialog'), { clientX: 10, clientY: 10 });
  vi.advanceTimersByTime(160);
  tapBackdrop();
  expect(onClose).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  tapBackdrop();
  expect(onClose).toHaveBeenCalledOnce();
});

it('opens in a task of its own where it comes by itself, and not at all where it has gone by then [HOM-06]', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const news = (
    <Dialog title="News" closeLabel="Close" onClose={vi.fn()} calm>
      <p>All of it</p>
    </Dialog>
  );
  const first = render(news);
  expect(screen.queryByRole('dialog')).toBeNull();
  vi.runAllTimers();
  expect(screen.getByRole('dialog').hasAttribute('open')).toBe(true);
  first.unmount();
  const { container, unmount } = render(news);
  const dialog = container.querySelector('dialog');
  unmount();
  vi.runAllTimers();
  expect(dialog?.hasAttribute('open')).toBe(false);
});

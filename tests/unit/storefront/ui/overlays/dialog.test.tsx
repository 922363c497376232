import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { durations, toast, toastStore } from '@/storefront/ui/overlays/toast';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('is not closed by the second tap of the double tap that opened it, however late that is handled [MEM-11]', () => {
  const openedAt = 1000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(openedAt);
  const onClose = vi.fn();
  render(
    <Dialog title="Check it once more" closeLabel="Close" onClose={onClose}>
      <p>All of it</p>
    </Dialog>,
  );
  clock.mockReturnValue(openedAt + 2000);
  const tapBackdrop = (timeStamp: number) => {
    const tap = createEvent.click(screen.getByRole('dialog'), { clientX: 10, clientY: 10 });
    Object.defineProperty(tap, 'timeStamp', { value: timeStamp });
    fireEvent(screen.getByRole('dialog'), tap);
  };
  tapBackdrop(openedAt + 160);
  expect(onClose).not.toHaveBeenCalled();
  tapBackdrop(openedAt + 360);
  expect(onClose).toHaveBeenCalledOnce();
});

it('leaves the focus at the head of the page where what had it is gone [HOM-06]', () => {
  const page = (dialog: boolean, opener: boolean) => (
    <>
      <main>
        <h1>Home</h1>
        {opener && <button type="button">Open</button>}
      </main>
      {dialog && (
        <Dialog title="News" closeLabel="Close" onClose={vi.fn()}>
          <button type="button">Got it</button>
        </Dialog>
      )}
    </>
  );
  const { rerender } = render(page(false, true));
  screen.getByRole('button', { name: 'Open' }).focus();
  rerender(page(true, true));
  screen.getByRole('button', { name: 'Got it' }).focus();
  rerender(page(false, false));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Home' }));
});

it('holds no toast any more where it closes under the pointer [APP-13]', () => {
  vi.useFakeTimers();
  const { unmount } = render(
    <Dialog title="News" closeLabel="Close" onClose={vi.fn()}>
      <p>All of it</p>
    </Dialog>,
  );
  act(() => void toast({ kind: 'info', text: 'Saved' }));
  fireEvent.pointerEnter(screen.getByText('Saved'));
  vi.advanceTimersByTime(60_000);
  expect(toastStore.current()).toHaveLength(1);
  unmount();
  vi.advanceTimersByTime(durations.normal);
  expect(toastStore.current()).toEqual([]);
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

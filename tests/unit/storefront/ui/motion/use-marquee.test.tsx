import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMarquee } from '@/storefront/ui/motion/use-marquee';

function Titles() {
  const { track, hold } = useMarquee({ axis: 'x', duration: 1000, enabled: true });
  return (
    <button type="button" {...hold}>
      <div ref={track}>News</div>
    </button>
  );
}

it('stands still until neither the pointer nor the focus is on it [HOM-05]', async () => {
  let isMoving = false;
  const animation = {
    play: () => {
      isMoving = true;
    },
    pause: () => {
      isMoving = false;
    },
    cancel: vi.fn(),
  };
  Object.assign(Element.prototype, { animate: () => animation });
  render(<Titles />);
  const titles = screen.getByRole('button', { name: 'News' });
  await waitFor(() => expect(isMoving).toBe(true));
  fireEvent.focus(titles);
  fireEvent.pointerEnter(titles);
  expect(isMoving).toBe(false);
  fireEvent.pointerLeave(titles);
  expect(isMoving).toBe(false);
  fireEvent.pointerEnter(titles);
  fireEvent.blur(titles);
  expect(isMoving).toBe(false);
  fireEvent.pointerLeave(titles);
  expect(isMoving).toBe(true);
});

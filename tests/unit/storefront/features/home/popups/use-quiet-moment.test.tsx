import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useQuietMoment } from '@/storefront/features/home/popups/use-quiet-moment';
import { toast } from '@/storefront/ui/overlays/toast';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

type Props = { readonly name: string; readonly delay: number; readonly wanted?: boolean };

function Popup({ name, delay, wanted = true }: Props) {
  return useQuietMoment(delay, wanted) ? <dialog open aria-label={name} /> : null;
}

const shown = () => screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label'));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('what pops up', () => {
  it('comes once it has been quiet for as long as the config says, and not before [HOM-06]', () => {
    render(<Popup name="news" delay={2000} />);
    pass(1999);
    expect(shown()).toEqual([]);
    pass(1);
    expect(shown()).toEqual(['news']);
  });

  it.each([
    ['taps', () => fireEvent.pointerDown(document.body)],
    ['types', () => fireEvent.keyDown(document.body, { key: 'a' })],
    ['scrolls', () => fireEvent.scroll(document)],
  ])('waits anew when a player %s [HOM-06]', (_, action) => {
    render(<Popup name="news" delay={2000} />);
    pass(1500);
    action();
    pass(1999);
    expect(shown()).toEqual([]);
    pass(1);
    expect(shown()).toEqual(['news']);
  });

  it('does not wait for strips that scroll by themselves [HOM-06]', () => {
    const strip = document.body.appendChild(document.createElement('div'));
    render(<Popup name="news" delay={2000} />);
    pass(1500);
    fireEvent.scroll(strip);
    pass(500);
    expect(shown()).toEqual(['news']);
  });

  it('leaves a field in use alone [HOM-06]', () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    render(<Popup name="news" delay={2000} />);
    pass(60_000);
    expect(shown()).toEqual([]);
    act(() => field.blur());
    pass(2500);
    expect(shown()).toEqual(['news']);
  });

  it('covers no message that still shows [HOM-06]', () => {
    const dismiss = toast({ kind: 'fail', text: 'For agents' });
    render(<Popup name="news" delay={2000} />);
    pass(60_000);
    expect(shown()).toEqual([]);
    dismiss();
    pass(2500);
    expect(shown()).toEqual(['news']);
  });

  it('never follows another dialog at once, however that one went [HOM-06]', () => {
    const other = document.body.appendChild(document.createElement('dialog'));
    other.setAttribute('open', '');
    render(<Popup name="news" delay={2000} />);
    pass(60_000);
    expect(shown()).toEqual([null]);
    other.remove();
    pass(1900);
    expect(shown()).toEqual([]);
    pass(700);
    expect(shown()).toEqual(['news']);
  });

  it('comes alone, and the next one after as long a quiet of its own [HOM-06]', () => {
    const popups = (first: boolean) => (
      <>
        <Popup name="news" delay={2000} wanted={first} />
        <Popup name="app" delay={2000} />
      </>
    );
    const { rerender } = render(popups(true));
    pass(10_000);
    expect(shown()).toEqual(['news']);
    rerender(popups(false));
    pass(1900);
    expect(shown()).toEqual([]);
    pass(700);
    expect(shown()).toEqual(['app']);
  });
});

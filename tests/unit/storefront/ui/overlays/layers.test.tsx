import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHistory, type History, stepTo } from '@/storefront/app/navigation/history';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { keepLayers } from '@/storefront/ui/overlays/keep-layers';
import { pageIndex, setKeeperLoader, stepPastLayers } from '@/storefront/ui/overlays/layers';

let history: History;
let stop: () => void;

beforeEach(() => {
  window.history.replaceState(null, '', '/m/activity');
  history = createHistory(window);
  stop = keepLayers(window);
  stepTo(history, window, '/m/help');
});
afterEach(() => stop());

const state = (): { readonly idx?: number } => Object(window.history.state);
const stepsAre = (idx: number) => waitFor(() => expect(state().idx).toBe(idx));
/** Goes back or forward, and waits until the history has moved so often. */
async function go(delta: number, moves = 1): Promise<void> {
  const moved = vi.fn();
  window.addEventListener('popstate', moved);
  window.history.go(delta);
  await waitFor(() => expect(moved).toHaveBeenCalledTimes(moves));
  window.removeEventListener('popstate', moved);
}
const back = () => go(-1);

function Layer({ name, onClose }: { readonly name: string; readonly onClose?: (() => void) | undefined }) {
  return (
    <Dialog title={name} closeLabel="Close" onClose={onClose}>
      <p>{name}</p>
    </Dialog>
  );
}

/** Long enough for a step that should not come. */
const aMoment = () => new Promise((done) => setTimeout(done, 20));

/** A dialog, and another one over it. */
async function openTwo() {
  const outer = vi.fn();
  const inner = vi.fn();
  const opened = render(<Layer key="sheet" name="Sheet" onClose={outer} />);
  await stepsAre(2);
  opened.rerender(
    <>
      <Layer key="sheet" name="Sheet" onClose={outer} />
      <Layer key="list" name="List" onClose={inner} />
    </>,
  );
  await stepsAre(3);
  return { ...opened, outer, inner };
}

describe('a layer over a page', () => {
  it('has the keeper loaded at once if it opens before that, and is a step then [APP-07]', async () => {
    stop();
    setKeeperLoader(() => {
      stop = keepLayers(window);
    });
    render(<Layer name="Menu" onClose={() => undefined} />);
    await stepsAre(2);
  });

  it('is a step of the history; the way back closes the top one alone [APP-07]', async () => {
    const { outer, inner, rerender, unmount } = await openTwo();
    await back();
    await waitFor(() => expect(inner).toHaveBeenCalledOnce());
    expect(outer).not.toHaveBeenCalled();
    rerender(<Layer key="sheet" name="Sheet" onClose={outer} />);
    await stepsAre(2);
    await back();
    await waitFor(() => expect(outer).toHaveBeenCalledOnce());
    unmount();
    await stepsAre(1);
    expect(window.location.pathname).toBe('/m/help');
  });

  it('that is closed in another way takes its step with it, as do several at once [APP-07]', async () => {
    const { outer, inner, unmount } = await openTwo();
    unmount();
    await stepsAre(1);
    await back();
    await waitFor(() => expect(window.location.pathname).toBe('/m/activity'));
    expect([outer, inner].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });

  it('gives its step to the dialog that takes its place [APP-07]', async () => {
    const view = render(<Layer key="waiting" name="Waiting" onClose={vi.fn()} />);
    await stepsAre(2);
    const close = vi.fn();
    view.rerender(<Layer key="ready" name="Ready" onClose={close} />);
    await aMoment();
    await stepsAre(2);
    await back();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
  });

  it('is passed by while its money is on its way, and has a step again once it can be closed [APP-07]', async () => {
    const close = vi.fn();
    const view = render(<Layer name="Pay" onClose={close} />);
    await stepsAre(2);
    view.rerender(<Layer name="Pay" />);
    await back();
    await aMoment();
    expect([state().idx, close.mock.calls]).toEqual([1, []]);
    view.rerender(<Layer name="Pay" onClose={close} />);
    await stepsAre(2);
    await back();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
  });

  it('that stays when it is closed, as its own first step, gets a step again [APP-07]', async () => {
    render(<Layer name="Check" onClose={vi.fn()} />);
    await stepsAre(2);
    await back();
    await stepsAre(2);
  });

  it('that nobody can close has none [APP-07]', async () => {
    render(<Layer name="Your age" />);
    await aMoment();
    expect(state().idx).toBe(1);
  });

  it('gives its place to the page that it leads to [APP-07]', async () => {
    const view = render(<Layer name="Menu" onClose={vi.fn()} />);
    await stepsAre(2);
    stepTo(history, window, '/m/deposit');
    view.unmount();
    expect([window.location.pathname, state().idx]).toEqual(['/m/deposit', 2]);
    await back();
    await waitFor(() => expect(window.location.pathname).toBe('/m/help'));
    expect(state().idx).toBe(1);
  });

  it('is no entry that a page is put in place of: that is the page below [APP-07]', async () => {
    const view = render(<Layer name="Menu" onClose={vi.fn()} />);
    await stepsAre(2);
    stepTo(history, window, '/m/login', { replace: true });
    view.unmount();
    await waitFor(() => expect([window.location.pathname, state().idx]).toEqual(['/m/login', 1]));
  });

  it('does not count for the way back of the page [APP-07]', async () => {
    const view = render(<Layer name="Time is up" onClose={vi.fn()} />);
    await stepsAre(2);
    expect(pageIndex(window.history.state)).toBe(1);
    stepPastLayers('back', () => history.go(-1));
    view.unmount();
    await waitFor(() => expect([window.location.pathname, state().idx]).toEqual(['/m/activity', 0]));
  });

  it('lets a step wait until its own has gone [APP-07]', async () => {
    const view = render(<Layer name="Menu" onClose={vi.fn()} />);
    await stepsAre(2);
    view.unmount();
    await Promise.resolve();
    stepTo(history, window, '/m/help?topic=2');
    await waitFor(() => expect([window.location.search, state().idx]).toEqual(['?topic=2', 2]));
    await back();
    await waitFor(() => expect([window.location.search, state().idx]).toEqual(['', 1]));
  });

  it('leaves no step to a document that is loaded anew, nor to the way forward [APP-07]', async () => {
    const view = render(<Layer name="Menu" onClose={vi.fn()} />);
    await stepsAre(2);
    stop();
    view.unmount();
    stop = keepLayers(window);
    await stepsAre(1);
    await go(1, 2);
    await stepsAre(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps its step where a game in a frame has taken some, whose last one would be undone [GAM-11]', async () => {
    const view = render(<Layer name="Time is up" onClose={vi.fn()} />);
    await stepsAre(2);
    const longer = window.history.length + 1;
    const length = vi.spyOn(window.history, 'length', 'get').mockReturnValue(longer);
    const goBack = vi.spyOn(window.history, 'back');
    view.unmount();
    await waitFor(() => expect(state()).not.toHaveProperty('layer'));
    expect([goBack.mock.calls, state().idx]).toEqual([[], 2]);
    length.mockRestore();
    goBack.mockRestore();
  });
});

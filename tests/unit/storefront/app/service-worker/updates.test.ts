import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followUpdates, updateWindow, waitingDelay } from '@/storefront/app/service-worker/updates';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('updates', () => {
  it('are told of 200 ms after one was found whole, and only while it waits [APP-18]', () => {
    const { found, onWaiting } = follow();
    const worker = found();
    worker.become('installed');
    vi.advanceTimersByTime(199);
    expect(onWaiting).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onWaiting).toHaveBeenCalledOnce();
    expect(waitingDelay).toBe(200);
  });

  it('that take over by themselves within that time are no news [APP-18]', () => {
    const { found, onWaiting, registration } = follow();
    found().become('installed');
    registration.waiting = null;
    vi.advanceTimersByTime(1000);
    expect(onWaiting).not.toHaveBeenCalled();
  });

  it('do not count the very first version [APP-18]', () => {
    const { found, onWaiting, registration } = follow();
    registration.active = null;
    found().become('installed');
    vi.advanceTimersByTime(1000);
    expect(onWaiting).not.toHaveBeenCalled();
  });

  it('are asked for once in 60 s at most [APP-18]', () => {
    const { updates, registration } = follow();
    updates.check();
    vi.advanceTimersByTime(updateWindow - 1);
    updates.check();
    expect(registration.update).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    updates.check();
    updates.check();
    expect(registration.update).toHaveBeenCalledOnce();
    expect(updateWindow).toBe(60_000);
  });

  it('run only after consent: another tab’s does not load this one anew [APP-18]', () => {
    const { updates, registration, found, onAccepted, changeController } = follow();
    const worker = found();
    changeController();
    expect(onAccepted).not.toHaveBeenCalled();
    registration.waiting = worker;
    updates.accept();
    expect(worker.postMessage).toHaveBeenCalledWith({ type: 'take-over' });
    expect(onAccepted).not.toHaveBeenCalled();
    changeController();
    changeController();
    vi.advanceTimersByTime(10_000);
    expect(onAccepted).toHaveBeenCalledOnce();
  });

  it('that another tab has put to use meanwhile load this one anew with its consent [APP-18]', () => {
    const { updates, registration, found, onAccepted, changeController } = follow();
    found().become('installed');
    vi.advanceTimersByTime(waitingDelay);
    registration.waiting = null;
    changeController();
    expect(onAccepted).not.toHaveBeenCalled();
    updates.accept();
    vi.advanceTimersByTime(10_000);
    expect(onAccepted).toHaveBeenCalledOnce();
  });

  it('that were agreed to do not wait for a busy worker for longer than 3 s [APP-18]', () => {
    const { updates, found, onAccepted } = follow();
    found();
    updates.accept();
    vi.advanceTimersByTime(2999);
    expect(onAccepted).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onAccepted).toHaveBeenCalledOnce();
  });
});

function createVersion() {
  const target = new EventTarget();
  const version = {
    state: 'installing',
    postMessage: vi.fn(),
    addEventListener: target.addEventListener.bind(target),
    become: (state: string) => {
      version.state = state;
      target.dispatchEvent(new Event('statechange'));
    },
  };
  return version;
}

type Version = ReturnType<typeof createVersion>;

function follow() {
  const found = new EventTarget();
  const container = new EventTarget();
  const registration: {
    installing: Version | null;
    waiting: Version | null;
    active: Version | null;
    update: () => Promise<void>;
    addEventListener: EventTarget['addEventListener'];
  } = {
    installing: null,
    waiting: null,
    active: createVersion(),
    update: vi.fn(async () => undefined),
    addEventListener: found.addEventListener.bind(found),
  };
  const onWaiting = vi.fn();
  const onAccepted = vi.fn();
  // @ts-expect-error the part of a registration that is followed
  const updates = followUpdates({ registration, container, onWaiting, onAccepted, now: Date.now });
  return {
    updates,
    registration,
    onWaiting,
    onAccepted,
    changeController: () => container.dispatchEvent(new Event('controllerchange')),
    found: () => {
      const version = createVersion();
      registration.installing = version;
      found.dispatchEvent(new Event('updatefound'));
      registration.waiting = version;
      return version;
    },
  };
}

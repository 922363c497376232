import { act } from '@testing-library/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { markBeforeAnswer, repeatEarlyTap } from '@/storefront/app/document/early-tap';
import { headScript } from '@/storefront/app/document/head-script';

type Site = { readonly onTap: (name: string) => void; readonly method?: string | undefined };

function Buttons({ onTap, method }: Site) {
  return (
    <form method={method} onSubmit={(event) => event.preventDefault()}>
      <button type="button" onClick={() => onTap('menu')}>
        <b>Menu</b>
      </button>
      <button type="button" onClick={() => onTap('search')}>
        Search
      </button>
      <button type="submit" onClick={() => onTap('send')}>
        Send
      </button>
    </form>
  );
}

/** The server's document before its code has come: tap it, then let the browser take it over. */
function open(method?: string) {
  const onTap = vi.fn();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Buttons onTap={onTap} method={method} />);
  new Function('document', 'window', headScript)(document, window);
  const [menu, search, send] = root.querySelectorAll('button');
  const takeOver = (over = Promise.resolve()) =>
    act(async () => {
      startTransition(() => void hydrateRoot(root, <Buttons onTap={onTap} method={method} />));
      repeatEarlyTap(window, over);
    });
  /** An island whose turn has not come: React answers to it all the same, which hydrates it first. */
  const sleep = () => root.setAttribute('data-island', 'home');
  return { onTap, menu, search, send, root, takeOver, sleep };
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('what is tapped before the browser has taken the page over', () => {
  it('is marked until its tap is repeated, and only the last of them [APP-15]', async () => {
    const { menu, search, send, takeOver } = open();
    const marked = () => [...document.querySelectorAll('[data-heard]')];
    menu?.querySelector('b')?.click();
    expect(marked()).toEqual([menu]);
    search?.click();
    expect(marked()).toEqual([search]);
    // Its form would be sent by the browser: nobody repeats that.
    send?.click();
    expect(marked()).toEqual([]);
    search?.click();
    await takeOver();
    expect(marked()).toEqual([]);
  });

  it('is marked as a link too, until the next document shows [APP-15]', async () => {
    const { root, takeOver } = open();
    const link = root.appendChild(
      Object.assign(document.createElement('a'), { href: '/m/there', textContent: 'There' }),
    );
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    await takeOver();
    expect(link.hasAttribute('data-heard')).toBe(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(link.hasAttribute('data-heard')).toBe(false);
  });

  it('is no longer marked where nothing answers for eight seconds, nor is a way within the page [APP-15]', () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const { root, menu } = open();
    menu?.click();
    const [end, , ...args] = timers.mock.calls.find(([, after]) => after === 8000) ?? [];
    expect(menu?.hasAttribute('data-heard')).toBe(true);
    if (typeof end === 'function') end(...args);
    expect(menu?.hasAttribute('data-heard')).toBe(false);
    const skip = root.appendChild(Object.assign(document.createElement('a'), { href: '#main' }));
    skip.click();
    expect(skip.hasAttribute('data-heard')).toBe(false);
    repeatEarlyTap(window, Promise.resolve());
  });
});

describe('a tap while parts of the page are still the server’s', () => {
  it('is answered at once, by the browser’s own event, on a part that is hydrated [APP-15]', async () => {
    const { onTap, menu, root, takeOver, sleep } = open();
    await takeOver();
    sleep();
    root.setAttribute('data-hydrated', '');
    const end = markBeforeAnswer(window);
    const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
    const heard: Event[] = [];
    menu?.addEventListener('click', (event) => heard.push(event));
    menu?.dispatchEvent(tap);
    expect([heard, onTap.mock.calls, menu?.hasAttribute('data-heard')]).toEqual([[tap], [['menu']], false]);
    await new Promise((done) => setTimeout(done, 100));
    expect(onTap).toHaveBeenCalledOnce();
    end();
  });

  it('is shown in the next frame, and answered once, after that [APP-15]', async () => {
    const { onTap, menu, takeOver, sleep } = open();
    await takeOver();
    sleep();
    const end = markBeforeAnswer(window);
    menu?.querySelector('b')?.click();
    menu?.click();
    expect([menu?.hasAttribute('data-heard'), onTap.mock.calls]).toEqual([true, []]);
    await new Promise((done) => setTimeout(done, 100));
    await vi.waitFor(() => expect(onTap.mock.calls).toEqual([['menu']]));
    expect(menu?.hasAttribute('data-heard')).toBe(false);
    menu?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
    expect(onTap).toHaveBeenCalledTimes(2);
    end();
    menu?.click();
    expect(onTap).toHaveBeenCalledTimes(3);
  });

  it('sends a form once, after it has shown that [APP-15]', async () => {
    const { onTap, send, takeOver, sleep } = open();
    await takeOver();
    sleep();
    const sent = vi.fn();
    send?.form?.addEventListener('submit', sent);
    const end = markBeforeAnswer(window);
    send?.click();
    send?.click();
    expect([send?.hasAttribute('data-heard'), onTap.mock.calls, sent.mock.calls.length]).toEqual([true, [], 0]);
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await new Promise((done) => setTimeout(done, 100));
    expect([onTap.mock.calls, sent.mock.calls.length]).toEqual([[['send']], 1]);
    end();
  });
});

describe('a tap before the browser has taken the page over', () => {
  it('is repeated once, on the button around what was hit [APP-15]', async () => {
    const { onTap, menu, takeOver } = open();
    menu?.querySelector('b')?.click();
    expect(onTap).not.toHaveBeenCalled();
    await takeOver();
    expect(onTap.mock.calls).toEqual([['menu']]);
    menu?.click();
    await act(async () => repeatEarlyTap(window, Promise.resolve()));
    expect(onTap.mock.calls).toEqual([['menu'], ['menu']]);
  });

  it('is the last one only, and none where the last hit no button [APP-15]', async () => {
    const first = open();
    first.menu?.click();
    first.search?.click();
    await first.takeOver();
    expect(first.onTap.mock.calls).toEqual([['search']]);
    const second = open();
    second.menu?.click();
    second.root.click();
    await second.takeOver();
    expect(second.onTap).not.toHaveBeenCalled();
  });

  it('sends its form once all fields of that are taken over, where the browser itself has sent nothing [APP-15, AUT-02]', async () => {
    const { onTap, send, takeOver } = open('dialog');
    let end: () => void = () => undefined;
    const over = new Promise<void>((done) => {
      end = done;
    });
    send?.click();
    await takeOver(over);
    expect([send?.hasAttribute('data-heard'), onTap.mock.calls]).toEqual([true, []]);
    await act(async () => end());
    await vi.waitFor(() => expect(onTap.mock.calls).toEqual([['send']]));
    expect(send?.hasAttribute('data-heard')).toBe(false);
  });

  it('is not repeated where the browser itself sent a form, its button has gone, or it is long past [APP-15]', async () => {
    const sent = open();
    sent.root.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    sent.send?.click();
    await sent.takeOver();
    expect(sent.onTap).not.toHaveBeenCalled();
    const gone = open();
    gone.menu?.click();
    gone.menu?.remove();
    repeatEarlyTap(window, Promise.resolve());
    expect(gone.onTap).not.toHaveBeenCalled();
    const late = open();
    late.menu?.click();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 9000);
    await late.takeOver();
    expect(late.onTap).not.toHaveBeenCalled();
  });
});

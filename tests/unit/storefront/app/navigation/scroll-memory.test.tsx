import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createScrollMemory } from '@/storefront/app/navigation/scroll-memory';

const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockClear();
  Object.assign(window, { scrollTo });
});

function scroll(place: number): void {
  Object.defineProperty(window, 'scrollY', { value: place, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

function withHeight(height: number): void {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true });
}

describe('createScrollMemory', () => {
  it('starts a new page at the top and goes back to where an old one was [APP-07]', () => {
    withHeight(5000);
    const memory = createScrollMemory(window);
    memory.arrive('one', 'FIRST');
    scroll(640);
    memory.arrive('two', 'PUSH');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    memory.arrive('one', 'POP');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
    memory.stop();
  });

  it('starts at the top of a page that is come back to and was never seen [APP-07]', () => {
    withHeight(5000);
    const memory = createScrollMemory(window);
    memory.arrive('a /m/login', 'FIRST');
    scroll(300);
    memory.arrive('b /m/voucherCenter', 'POP');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    memory.stop();
  });

  it('stands as near as the page is long meanwhile [APP-07]', async () => {
    withHeight(5000);
    const memory = createScrollMemory(window);
    memory.arrive('one', 'FIRST');
    scroll(3112);
    memory.arrive('two', 'PUSH');
    withHeight(3060 + window.innerHeight);
    memory.arrive('one', 'POP');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 3060);
    withHeight(5000);
    await vi.waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 3112));
    memory.stop();
  });

  it('finds a new entry of a page that is come back to where the page was left last [APP-07]', () => {
    withHeight(5000);
    const memory = createScrollMemory(window);
    memory.arrive('a /m/gameList', 'FIRST');
    scroll(300);
    memory.arrive('b /m/home', 'PUSH');
    memory.arrive('c /m/gameList', 'PUSH');
    scroll(1200);
    memory.arrive('a /m/gameList', 'POP');
    scroll(640);
    memory.arrive('d /m/login', 'PUSH');
    memory.arrive('e /m/gameList', 'POP');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
    memory.arrive('c /m/gameList', 'POP');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 1200);
    memory.stop();
  });

  it.each(['wheel', 'pointerdown', 'keydown'])(
    'waits until the page is long enough, unless the visitor has taken over: %s [APP-07]',
    async (event) => {
      withHeight(5000);
      const memory = createScrollMemory(window);
      memory.arrive('one', 'FIRST');
      scroll(900);
      memory.arrive('two', 'PUSH');
      withHeight(300);
      memory.arrive('one', 'POP');
      expect(scrollTo).not.toHaveBeenCalledWith(0, 900);
      withHeight(5000);
      await vi.waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 900));
      scrollTo.mockClear();
      withHeight(300);
      memory.arrive('one', 'POP');
      window.dispatchEvent(new Event(event));
      withHeight(5000);
      await new Promise((done) => setTimeout(done, 60));
      expect(scrollTo).not.toHaveBeenCalled();
      memory.stop();
    },
  );

  it.each(['not json', '{"a":1}', '[["a"],[1,2]]'])('starts at the top where what was kept is %s', (kept) => {
    sessionStorage.setItem('livery.scroll', kept);
    const memory = createScrollMemory(window);
    memory.arrive('a', 'POP');
    expect(scrollTo).not.toHaveBeenCalled();
    memory.stop();
  });
});

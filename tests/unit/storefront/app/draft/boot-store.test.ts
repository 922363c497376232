import { sampleBoot, samplePage } from '@tests/support/sample-boot';
import { expect, it, vi } from 'vitest';
import { createBootStore } from '@/storefront/app/draft/boot-store';

const home = samplePage('home', {});

it('replaces what code outside of the tree holds, gives the tree another object, and tells listeners [CFG-06]', () => {
  const first = { ...sampleBoot([home]), frames: ['https://play.example'] };
  const { live, current, replace, subscribe } = createBootStore(first);
  const listener = vi.fn();
  const unsubscribe = subscribe(listener);
  expect(current()).toBe(live);

  const next = sampleBoot([home], { site: 'site-2' });
  replace(next);
  expect(live).toBe(first);
  expect(live).toEqual(next);
  expect(live).not.toHaveProperty('frames');
  expect(current()).toBe(next);
  expect(listener).toHaveBeenCalledTimes(1);

  unsubscribe();
  replace(sampleBoot([home], { site: 'site-3' }));
  expect(live.site).toBe('site-3');
  expect(listener).toHaveBeenCalledTimes(1);
});

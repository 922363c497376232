import { expect, it } from 'vitest';
import { checkScript } from '@/server/sign-in/check-script';

const key = '6LcMZR0UAAAAALgPMcgHwga7gY5p8QMg1Hj-bmUv';

type Rendered = { readonly [name: string]: unknown };

/** Runs the script in a page within a frame, as far as Google's script; `google` is what that brings. */
function run(query: string, google: object = {}, innerWidth = 310) {
  const page = document.implementation.createHTMLDocument();
  page.body.setAttribute('aria-busy', 'true');
  const told: unknown[] = [];
  const parent = { postMessage: (message: unknown, origin: string) => told.push({ message, origin }) };
  const view = { parent, innerWidth, location: { search: query, origin: 'https://aurora.example' }, ...google };
  new Function('window', 'document', checkScript)(view, page);
  const script = page.querySelector('script');
  const arrive = () => Reflect.get(view, 'onCheckLoaded')();
  return { page, script, told, arrive };
}

/** Google's own script, as far as ours uses it. */
function googleWith(calls: unknown[]) {
  let rendered: Rendered = {};
  const grecaptcha = {
    render: (box: string, options: Rendered) => {
      rendered = options;
      return calls.push(['render', box, options.sitekey, options.size, options.theme]);
    },
    execute: (id: number) => calls.push(['execute', id]),
    reset: (id: number) => calls.push(['reset', id]),
  };
  const answer = (name: string, value?: string) => {
    const callback = rendered[name];
    if (typeof callback === 'function') callback(value);
  };
  return { grecaptcha, answer };
}

const said = (check: string, token?: string) => ({ message: { check, token }, origin: 'https://aurora.example' });

it('asks Google by itself, tells the answer once to its own origin, and is ready for another [AUT-23]', () => {
  const calls: unknown[] = [];
  const { grecaptcha, answer } = googleWith(calls);
  const { script, told, arrive } = run(`?key=${key}&hl=bn&theme=light&size=invisible`, { grecaptcha });
  expect(script?.src).toBe('https://www.google.com/recaptcha/api.js?onload=onCheckLoaded&render=explicit&hl=bn');
  arrive();
  answer('callback', 'token-1');
  expect(calls).toEqual([
    ['render', 'check', key, 'invisible', 'light'],
    ['execute', 1],
    ['reset', 1],
  ]);
  expect(told).toEqual([said('ready'), said('solved', 'token-1')]);
});

it('shows a box to tick where it is told to, and asks nothing before it is ticked [AUT-23]', () => {
  const calls: unknown[] = [];
  const { grecaptcha } = googleWith(calls);
  const { page, arrive } = run(`?key=${key}&size=normal`, { grecaptcha });
  arrive();
  expect(calls).toEqual([['render', 'check', key, 'normal', 'dark']]);
  expect(page.body.getAttribute('aria-busy')).toBeNull();
});

it('shows a smaller box where a phone is narrow [AUT-23]', () => {
  const calls: unknown[] = [];
  run(`?key=${key}&size=normal`, googleWith(calls), 272).arrive();
  expect(calls).toEqual([['render', 'check', key, 'compact', 'dark']]);
});

it('tells that the time is over, and that Google cannot go on [AUT-23]', () => {
  const { grecaptcha, answer } = googleWith([]);
  const { told, arrive } = run(`?key=${key}`, { grecaptcha });
  arrive();
  answer('expired-callback');
  answer('error-callback');
  expect(told).toEqual([said('ready'), said('expired'), said('failed')]);
});

it('tells that the check failed where the script is stopped, brings nothing, or the key is none [AUT-23]', () => {
  const blocked = run(`?key=${key}`);
  blocked.script?.dispatchEvent(new Event('error'));
  expect(blocked.told).toEqual([said('failed')]);
  const empty = run(`?key=${key}`);
  empty.arrive();
  expect(empty.told).toEqual([said('failed')]);
  const keyless = run('?key=%22%3E');
  expect([keyless.told, keyless.script]).toEqual([[said('failed')], null]);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleMerchant } from '@tests/support/sample-boot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toPopups } from '@/storefront/features/home/popups/popup';
import { openWidget } from './open-widget';

afterEach(() => void vi.useRealTimers());

const words = (en: string) => ({ text: { en } });
const feed = (value: unknown) => ({ '/wps/relay/MCSFE_getListAnnouncements': value });
const popups = { use: 'home.popups', props: { label: words('News'), delay: 0 } };
const popup = (id: number, execution: string) => ({
  id,
  title: `Title ${id}`,
  content: `<p>Body ${id}</p>`,
  execution,
});
const texts = {
  'widget.popups.page': '{{index}} of {{count}}',
  'widget.popups.next': 'Next',
  'widget.popups.done': 'Got it',
  'widget.close': 'Close',
};

/** Here nothing scrolls: the row that the carousel takes over would always stand at its first slide. */
const standsAsCarousel = (dialog: HTMLElement) =>
  waitFor(() => expect(dialog.querySelector('.swiper-initialized')).not.toBeNull());

describe('the login popups', () => {
  it.each([
    ['A', ['Title 1']],
    ['B', ['Title 2']],
  ] as const)('of execution %s are those of that execution [HOM-06]', (execution, titles) => {
    const value = { popup: [popup(1, 'A'), popup(2, 'B'), { id: 3, execution: 'A' }] };
    expect(toPopups(value, execution).map(({ title }) => title)).toEqual(titles);
  });

  it('ask a guest’s execution, and turn by page, each under its own title [HOM-06]', { tags: ['deep'] }, async () => {
    const asked: string[] = [];
    const answer = (url: string) => {
      asked.push(new URL(url, 'http://localhost').searchParams.get('execution') ?? '');
      return { popup: [popup(1, 'B'), popup(2, 'B'), popup(9, 'A')] };
    };
    await openWidget(popups, { answers: feed(answer), texts });
    await standsAsCarousel(await screen.findByRole('dialog', { name: 'Title 1' }));
    expect(asked).toEqual(['B']);
    expect(screen.getAllByRole('button', { name: /of 2$/ })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: '2 of 2' }));
    expect(screen.getByRole('dialog', { name: 'Title 2' }).textContent).toContain('Body 2');
  });

  it('come one after the other up to the last, and the words of a later one only when its turn is near [HOM-06]', async () => {
    await openWidget(popups, { answers: feed({ popup: [popup(1, 'B'), popup(2, 'B'), popup(3, 'B')] }), texts });
    const dialog = await screen.findByRole('dialog', { name: 'Title 1' });
    await standsAsCarousel(dialog);
    expect(dialog.textContent).toContain('Body 2');
    expect(dialog.textContent).not.toContain('Body 3');
    for (const title of ['Title 2', 'Title 3']) {
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
      expect(screen.getByRole('dialog', { name: title })).toBeDefined();
    }
    const shown = dialog.querySelectorAll('[data-place]:not([inert])');
    expect([...shown].map(({ textContent }) => textContent)).toEqual(['Title 3Body 3']);
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('show once a session of the browser [HOM-06]', async () => {
    const value = { popup: [popup(1, 'B')] };
    const first = await openWidget(popups, { answers: feed(value), texts });
    await userEvent.click(await screen.findByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    first.unmount();
    const again = vi.fn(() => value);
    await openWidget(popups, { answers: feed(again), texts });
    expect(again).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('wait for a dialog that is open [HOM-06]', { tags: ['deep'] }, async () => {
    const other = document.body.appendChild(document.createElement('dialog'));
    other.setAttribute('open', '');
    await openWidget(popups, { answers: feed({ popup: [popup(1, 'B')] }), texts });
    expect(screen.queryByRole('dialog', { name: 'Title 1' })).toBeNull();
    other.remove();
    expect(await screen.findByRole('dialog', { name: 'Title 1' })).toBeDefined();
  });
});

it('offers the app once a session of the browser [HOM-06]', async () => {
  const widget = { use: 'home.app-popup', props: { title: words('Get the app'), later: words('Not now'), delay: 0 } };
  const first = await openWidget(widget);
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  first.unmount();
  await openWidget(widget);
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('the age gate', () => {
  const gate = (age: number) => ({
    use: 'home.age-gate',
    props: { age, title: words('Old enough?'), confirm: words('Yes'), leave: words('No') },
    on: { leave: [{ do: 'openDialog', page: 'home' } as const] },
  });

  it('has no way out but its two answers, and asks once a device [AUT-24]', async () => {
    const main = document.body.appendChild(document.createElement('main'));
    const head = main.appendChild(document.createElement('h1'));
    const first = await openWidget(gate(18));
    const dialog = screen.getByRole('dialog', { name: 'Old enough?' });
    expect(
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['No', 'Yes']);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    // Nothing had the focus before: the page is read from its head.
    await waitFor(() => expect(document.activeElement).toBe(head));
    main.remove();
    first.unmount();
    sessionStorage.clear();
    const second = await openWidget(gate(18));
    expect(screen.queryByRole('dialog')).toBeNull();
    second.unmount();
    await openWidget(gate(21));
    expect(screen.getByRole('dialog', { name: 'Old enough?' })).toBeDefined();
  });
});

describe('the counter’s figures', () => {
  const value = () => screen.getByRole('region').querySelector('bdi')?.textContent;

  it('grow by 10,000 to 50,000 every 3, 4 or 5 s from 1,200,000,000, and start again past 1,300,000,000 [HOM-10]', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0);
    await openWidget({ use: 'home.counter', props: { label: words('Counter') } });
    vi.useFakeTimers();
    const toggle = () => act(() => screen.getByRole('button').click());
    toggle();
    toggle();
    expect(value()).toBe('1,200,000,000');
    act(() => vi.advanceTimersByTime(2999));
    expect(value()).toBe('1,200,000,000');
    random.mockReturnValue(0.999999);
    act(() => vi.advanceTimersByTime(1));
    expect(value()).toBe('1,200,010,000');
    act(() => vi.advanceTimersByTime(4999));
    expect(value()).toBe('1,200,010,000');
    act(() => vi.advanceTimersByTime(1));
    expect(value()).toBe('1,200,060,000');
    // A reader hears that one, too.
    expect(screen.getByRole('region').querySelector('.sr-only')?.textContent).toBe('1,200,060,000');
    random.mockRestore();
  });

  it('start again past the last value [HOM-10]', async () => {
    await openWidget({
      use: 'home.counter',
      props: { label: words('Counter'), from: 100, to: 104, minStep: 5, maxStep: 5 },
    });
    vi.useFakeTimers();
    const toggle = () => act(() => screen.getByRole('button').click());
    toggle();
    toggle();
    act(() => vi.advanceTimersByTime(20_000));
    expect(value()).toBe('100');
  });

  it.each([
    { why: 'a step of 0', from: 0, to: 9, minStep: 0, maxStep: 5, first: 0, later: 0.999999, grown: '5' },
    {
      why: 'a step past the last value',
      from: 0,
      to: 4,
      minStep: 1,
      maxStep: 5,
      first: 0.999999,
      later: 0,
      grown: '1',
    },
  ])('go on after $why [HOM-10]', async ({ first, later, grown, why: _, ...steps }) => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(first);
    await openWidget({ use: 'home.counter', props: { label: words('Counter'), every: [1000], ...steps } });
    vi.useFakeTimers();
    const toggle = () => act(() => screen.getByRole('button').click());
    toggle();
    toggle();
    act(() => vi.advanceTimersByTime(1000));
    expect(value()).toBe('0');
    random.mockReturnValue(later);
    // The next step was chosen with the last one.
    act(() => vi.advanceTimersByTime(1000));
    act(() => vi.advanceTimersByTime(1000));
    expect(value()).toBe(grown);
    random.mockRestore();
  });
});

it('asks the gateway for the popups of members with execution A once signed in [HOM-06]', async () => {
  const session = { token: 't', userName: 'rana', merchantCode: sampleMerchant.code, type: 0 };
  localStorage.setItem('MC_SESSION_INFO', JSON.stringify(session));
  const asked: string[] = [];
  await openWidget(popups, {
    answers: feed((url: string) => {
      asked.push(new URL(url, 'http://localhost').searchParams.get('execution') ?? '');
      return { popup: [] };
    }),
  });
  expect(asked).toEqual(['A']);
});

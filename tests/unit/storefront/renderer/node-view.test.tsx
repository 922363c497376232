import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSample, settle } from '@tests/support/open-sample';
import { samplePage } from '@tests/support/sample-boot';
import { breakFragile, sampleWidgets } from '@tests/support/sample-widgets';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PENDING } from '@/engine/live';

const words = (text: string) => ({ use: 'content.text', props: { text: { text: { en: text } } } });

afterEach(() => vi.restoreAllMocks());

describe('NodeView', () => {
  it('renders one badge when the unread count changes [APP-10]', async () => {
    const entries = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`entry${index}`, words(`entry ${index}`)]),
    );
    const { renders, set } = await openSample({
      pages: [
        samplePage('home', {
          page: { use: 'layout.stack', slots: { items: [...Object.keys(entries), 'inbox'] } },
          inbox: { use: 'nav.entry', props: { badge: { fact: 'inbox.unread' } } },
          ...entries,
        }),
      ],
    });
    set({ 'inbox.unread': 3 });
    expect(screen.getByTestId('inbox')).toHaveProperty('textContent', '3');
    expect([...renders]).toEqual([['inbox', 1]]);
  });

  it('renders only the nodes of a fact when it flips among 60 conditions', async () => {
    const conditional = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [
        `node${index}`,
        { ...words(`node ${index}`), when: { at: `member.fact${index % 30}`, eq: true } },
      ]),
    );
    const { renders, set } = await openSample({
      pages: [
        samplePage('home', {
          page: { use: 'layout.stack', slots: { items: Object.keys(conditional) } },
          ...conditional,
        }),
      ],
    });
    set({ 'member.fact7': true });
    expect([...renders.keys()].sort()).toEqual(['node37', 'node7']);
    renders.clear();
    set({ 'member.fact7': true, 'member.other': 1 });
    expect(renders.size).toBe(0);
  });

  it.each([
    ['hide', PENDING, false, false],
    ['show', PENDING, true, false],
    ['skeleton', PENDING, false, true],
    ['skeleton', undefined, false, false],
    ['show', undefined, true, false],
    ['hide', 1, true, false],
    ['show', 0, false, false],
  ] as const)('does "%s" while a fact is %s', async (whenUnknown, value, shows, waits) => {
    const { set } = await openSample({
      pages: [samplePage('home', { page: { ...words('agency'), when: { at: 'member.type', eq: 1 }, whenUnknown } })],
    });
    set(value === undefined ? {} : { 'member.type': value });
    expect(screen.queryByText('agency') !== null).toBe(shows);
    expect(screen.queryByRole('status') !== null).toBe(waits);
  });

  it('puts what only one audience sees in a box of its own', async () => {
    const when = { at: 'session.present', eq: false } as const;
    await openSample({ pages: [samplePage('home', { page: { ...words('Log in'), when, audience: 'guest' } })] });
    expect(screen.getByText('Log in').closest('[data-for]')?.getAttribute('data-for')).toBe('guest');
  });

  it('keeps a failure in the widget’s own place and tries again [CFG-05]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reports: unknown[] = [];
    window.addEventListener('livery:report', (event) => event instanceof CustomEvent && reports.push(event.detail));
    breakFragile(true);
    await openSample({
      texts: { 'widget.failed': 'Something went wrong', 'widget.retry': 'Try again' },
      pages: [
        samplePage('home', {
          page: { use: 'layout.stack', slots: { items: ['fragile', 'sound'] } },
          fragile: { use: 'sample.fragile' },
          sound: words('still here'),
        }),
      ],
    });
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
    expect(screen.getByText('still here')).toBeDefined();
    expect(reports).toMatchObject([{ kind: 'widget-failed', node: 'fragile', layout: 'hash-of-home' }]);
    breakFragile(false);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('whole again')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('shows an unknown widget in development (%s) and reports it either way [CFG-05]', async (development, shown) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reports: unknown[] = [];
    window.addEventListener('livery:report', (event) => event instanceof CustomEvent && reports.push(event.detail));
    await openSample({ development, pages: [samplePage('home', { page: { use: 'game.unheard' } })] });
    expect(screen.queryAllByRole('note')).toHaveLength(shown);
    expect(reports).toMatchObject([{ kind: 'widget-unknown', node: 'page' }]);
  });

  it('shows a skeleton while the code of a widget comes, and a card with another try when it cannot [APP-15]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isOnline = false;
    const load = vi.fn(async () => {
      if (!isOnline) throw new Error('chunk');
      return { default: () => <p>came late</p> };
    });
    await openSample({
      preload: false,
      texts: {
        'widget.loading': 'Loading, working hard',
        'widget.failed': 'Something went wrong',
        'widget.retry': 'Try again',
      },
      table: { ...sampleWidgets, 'sample.late': { load, skeleton: 'card' } },
      pages: [samplePage('home', { page: { use: 'sample.late' } })],
    });
    await settle();
    expect(load).toHaveBeenCalledTimes(3);
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
    isOnline = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.getByText('came late')).toBeDefined();
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { samplePage } from '@tests/support/sample-boot';
import { describe, expect, it, vi } from 'vitest';
import { openPage, openWidget } from './open-widget';

const day = Date.UTC(2026, 2, 5, 6);
const later = Date.UTC(2026, 3, 6, 6);
const text = (en: string) => ({ text: { en } });
const feed = '/wps/relay/MCSFE_getListAnnouncements';
const texts = { 'widget.longTerm': 'long term' };

const images = [
  { url: '/second.png', sequence: 2 },
  { url: '/first.png', sequence: '1' },
];
const notices = [
  {
    id: 1,
    title: 'Range',
    content: '<p>Words <b>one</b></p>',
    startDate: day,
    endDate: later,
    announcementImages: images,
  },
  { id: 2, title: 'Long', content: '<p>Two</p>', startDate: String(day), endDate: later, noExpiry: '1' },
  { id: 3, title: 'One day', content: '', startDate: day, endDate: day + 3_600_000, noExpiry: 0 },
];

const list = {
  use: 'content.announcement-list',
  props: { kind: 'notice', label: text('News'), empty: text('No news') },
  on: { open: [{ do: 'navigate', to: 'home', params: { id: { event: 'id' } } } as const] },
};
const detail = {
  use: 'content.announcement-detail',
  props: { kind: 'notice', label: text('Announcement'), missing: text('It has ended') },
};

describe('the announcements', () => {
  it('show picture with sequence 1, title, first words and dates; a tap puts the id into the address [CON-01]', async () => {
    await openWidget(list, { answers: { [feed]: { player: notices } }, texts, url: '/m/home' });
    const [range, long, single] = await screen.findAllByRole('listitem');
    expect(range?.querySelector('img')?.getAttribute('src')).toBe('/first.png');
    expect(range?.textContent).toBe('RangeWords one03/05/2026 – 04/06/2026');
    expect(long?.textContent).toBe('LongTwo03/05/2026 – long term');
    expect(single?.textContent).toBe('One day03/05/2026');
    await userEvent.click(screen.getByRole('link', { name: /^Long/ }));
    expect(window.location.search).toBe('?id=2');
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  });

  it('open one by the id of the address, with its HTML [CON-01]', async () => {
    await openWidget(detail, { answers: { [feed]: { player: notices } }, texts, url: '/m/home?id=1' });
    expect(screen.getByRole('heading', { name: 'Range' })).toBeDefined();
    expect(screen.getByText('03/05/2026 – 04/06/2026')).toBeDefined();
    expect((await screen.findByText('one')).tagName).toBe('B');
  });

  it('name the tab and the step of the history after the one that is open [CON-01]', async () => {
    const { unmount } = await openWidget(detail, {
      answers: { [feed]: { player: notices } },
      texts,
      url: '/m/home?id=1',
    });
    const [item, site] = document.title.split(' · ');
    expect([item, site]).toEqual(['Range', expect.stringMatching(/./)]);
    unmount();
    expect(document.title).not.toContain('Range');
  });

  it('gives the page its title back after the one that the server had written [CON-01]', async () => {
    const { app } = await openPage(samplePage('notice', { page: detail }), {
      answers: { [feed]: { player: notices } },
      texts,
      url: '/m/notice?id=1',
      title: 'Range · Sample',
    });
    expect(document.title).toBe('Range · Sample');
    await act(async () => app.location.setSearch({ id: undefined }));
    expect(document.title).toBe('Title of notice · Sample');
  });

  it.each([
    ['2', '03/05/2026 – long term'],
    ['3', '03/05/2026'],
  ])('write the dates of announcement %s as %j [CON-01]', async (id, words) => {
    await openWidget(detail, { answers: { [feed]: { player: notices } }, texts, url: `/m/home?id=${id}` });
    expect(screen.getByText(words)).toBeDefined();
  });

  it('say so where there is none of that id, or none at all [CON-01]', async () => {
    await openWidget(detail, { answers: { [feed]: { player: notices } }, url: '/m/home?id=99' });
    expect(screen.getByText('It has ended')).toBeDefined();
    await openWidget(list, { answers: { [feed]: { player: null } }, url: '/m/home' });
    expect(screen.getByText('No news')).toBeDefined();
  });

  it('show one that is sent twice once [CON-01]', async () => {
    await openWidget(list, { answers: { [feed]: { player: [...notices, ...notices] } }, url: '/m/home' });
    expect(await screen.findAllByRole('listitem')).toHaveLength(notices.length);
  });

  it('offer another try where they do not come [CON-01]', async () => {
    let answer: object = { player: 'none' };
    await openWidget(list, { answers: { [feed]: () => answer }, url: '/m/home' });
    const retry = await screen.findByRole('button', { name: 'widget.retry' });
    expect(screen.getByText('error.loading')).toBeDefined();
    answer = { player: notices };
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: /^Range/ })).toBeDefined();
  });
});

it('offers another try in the place of one announcement that does not come [CON-01]', async () => {
  let answer: object = { player: 'none' };
  await openWidget(detail, { answers: { [feed]: () => answer }, url: '/m/home?id=1' });
  const retry = await screen.findByRole('button', { name: 'widget.retry' });
  answer = { player: notices };
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Range' })).toBeDefined();
});

describe('the promotions', () => {
  const promotion = (id: number, categories: readonly (number | string)[]) => ({
    id,
    title: `Promo ${id}`,
    content: '',
    startDate: day,
    noExpiry: 1,
    announcementImages: images,
    promoAnnouncementCategoryIds: categories,
  });
  const answers = {
    [feed]: { promotion: [promotion(101, [1]), promotion(102, ['2']), promotion(103, [])] },
    PROMOFE_getPromotionAnnouncementCategory: [
      { id: 2, name: 'Daily', sort: 2 },
      { id: 1, name: 'New', sort: 1 },
    ],
  };
  const widget = (props: object = {}) => ({
    use: 'content.promotion-list',
    props: { label: text('Events'), filterLabel: text('Kinds'), empty: text('No events'), ...props },
    on: { open: [{ do: 'navigate', to: 'activityDetail', params: { id: { event: 'id' } } } as const] },
  });
  const shown = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('button')?.textContent);

  it('have the first tab active by default; a tapped one stands in the address and comes to the middle [CON-02]', async () => {
    const scrolled = vi.fn();
    Object.assign(Element.prototype, { scrollBy: scrolled });
    await openWidget(widget(), { answers, texts, url: '/m/home' });
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['New', 'Daily']);
    await screen.findAllByRole('listitem');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('New');
    expect(shown()).toEqual(['Promo 10103/05/2026 – long term']);
    const tab = screen.getByRole('tab', { name: 'Daily' });
    vi.spyOn(tab, 'getBoundingClientRect').mockReturnValue(new DOMRect(300, 0, 100, 40));
    vi.spyOn(screen.getByRole('tablist'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 360, 40));
    await userEvent.click(tab);
    expect(scrolled).toHaveBeenCalledWith({ left: 170, top: 0, behavior: 'smooth' });
    expect(window.location.search).toBe('?category=2');
    await waitFor(() => expect(shown()).toEqual(['Promo 10203/05/2026 – long term']));
    Reflect.deleteProperty(Element.prototype, 'scrollBy');
  });

  it('take the tab from the address, and all of them where config has a first tab for that [CON-02]', async () => {
    const { unmount } = await openWidget(widget({ all: text('All') }), { answers, texts, url: '/m/home' });
    expect(shown()).toHaveLength(3);
    unmount();
    await openWidget(widget({ all: text('All') }), { answers, texts, url: '/m/home?category=2' });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Daily');
    expect(shown()).toEqual(['Promo 10203/05/2026 – long term']);
  });

  it('give way to the detail where the address has an id [CON-02]', async () => {
    await openWidget(widget(), { answers, texts, url: '/m/home?id=101' });
    expect(screen.queryByRole('tablist')).toBeNull();
  });

  it('offer another try where they do not come [CON-02]', async () => {
    let answer: object = { promotion: 'none' };
    await openWidget(widget(), { answers: { [feed]: () => answer }, url: '/m/home' });
    const retry = await screen.findByRole('button', { name: 'widget.retry' });
    answer = answers[feed];
    await userEvent.click(retry);
    await waitFor(() => expect(shown()).toHaveLength(3));
  });

  it('show without tabs where the categories do not come, and say that there are none [CON-02]', async () => {
    const { unmount } = await openWidget(widget(), { answers: { [feed]: answers[feed] }, texts, url: '/m/home' });
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(shown()).toHaveLength(3);
    unmount();
    await openWidget(widget(), { answers: { [feed]: { promotion: [] } }, url: '/m/home' });
    expect(screen.getByText('No events')).toBeDefined();
  });
});

describe('the help centre', () => {
  const entries = [
    { title: 'Register?', content: '<p>Tap it.</p>' },
    { title: 'Deposit?', content: '<p>Choose one.</p>' },
  ];
  const help = { use: 'content.help', props: { label: text('Help'), empty: text('No answers') } };
  const open = () => screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent);

  it('opens the first entry, or the one that i names; a tap changes i [CON-03]', async () => {
    const { unmount } = await openWidget(help, { answers: { helpCenter: entries }, url: '/m/home' });
    expect(open()).toEqual(['Register?']);
    expect(await screen.findByText('Tap it.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Deposit?' }));
    await waitFor(() => expect(open()).toEqual(['Deposit?']));
    expect(window.location.search).toBe('?i=1');
    unmount();
    await openWidget(help, { answers: { helpCenter: entries }, url: '/m/home?i=1' });
    expect(open()).toEqual(['Deposit?']);
  });

  it('shows one topic with the others as tabs, the first where i names none [CON-03]', async () => {
    const topic = { ...help, props: { ...help.props, view: 'topic' } };
    await openWidget(topic, { answers: { helpCenter: entries }, url: '/m/home?i=7' });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Register?');
    expect(screen.getByRole('heading', { name: 'Register?' })).toBeDefined();
  });

  it('offers another try where the answers do not come [CON-03]', async () => {
    let answer: unknown = 'none';
    await openWidget(help, { answers: { helpCenter: () => answer }, url: '/m/home' });
    const retry = await screen.findByRole('button', { name: 'widget.retry' });
    answer = entries;
    await userEvent.click(retry);
    await waitFor(() => expect(open()).toEqual(['Register?']));
  });

  it('says that there are none [CON-03]', async () => {
    await openWidget(help, { answers: { helpCenter: [] }, url: '/m/home' });
    expect(screen.getByText('No answers')).toBeDefined();
  });
});

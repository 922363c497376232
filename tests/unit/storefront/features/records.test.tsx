import { act, screen, waitFor, within } from '@testing-library/react';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { rangeFault } from '@/storefront/features/records/days/use-range';
import { readGames, readLottery } from '@/storefront/features/records/results/day-results';
import { plainAmount } from '@/storefront/features/records/save/plain-amount';
import { isoTime } from '@/storefront/features/records/save/read-all-lines';
import { tableText } from '@/storefront/features/records/save/save-table';
import { sheets } from '@/storefront/features/records/sheets/sheets';
import { toastStore } from '@/storefront/ui/overlays/toast';

let real: RealSite;
let asked: readonly URL[] = [];
let change: (url: URL, answer: Response) => Response | Promise<Response> = (_, answer) => answer;
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterEach(async () => {
  change = (_, answer) => answer;
  asked = [];
  vi.restoreAllMocks();
  await real.play({});
});
afterAll(() => real.close());

const site = (fetch = real.fetch): RealSite => ({
  ...real,
  fetch: async (input, init) => {
    const url = new URL(String(input), 'http://localhost');
    const answer = await fetch(input, init);
    if (!url.pathname.includes('/report/')) return answer;
    asked = [...asked, url];
    return change(url, answer);
  },
});
const open = (url: string, persona = 'agent-41', fetch = real.fetch) =>
  renderStorefront({ merchant: 'aurora', persona, url, site: site(fetch) });
const report = (name: string) => within(screen.getByRole('region', { name }));
const rows = async (name: string) => (await report(name).findByRole('list', { name })).querySelectorAll('li');
const last = (name: string) => asked.at(-1)?.searchParams.get(name);
const days = () => {
  const [from, to] = ['startDate', 'endDate'].map((name) => Date.parse(`${last(name)?.slice(0, 10)}T12:00:00Z`));
  return ((to ?? 0) - (from ?? 0)) / 86_400_000 + 1;
};

type Unread = readonly [what: string, search: string, said: RegExp, left: string];

describe('the record of deposits', () => {
  it('shows a week with its sum, and other days and states by a tap, all in the address [MEM-10]', async () => {
    const { user } = await open('/m/vouReport');
    expect(await rows('Deposit record')).toHaveLength(3);
    expect(days()).toBe(7);
    expect(report('Deposit record').getByText('Paid in').parentElement?.textContent).toMatch(/3,00\d\.\d\d/);
    await user.click(report('Deposit record').getByRole('button', { name: '30 days' }));
    await waitFor(async () => expect(await rows('Deposit record')).toHaveLength(5));
    expect(days()).toBe(30);
    await user.selectOptions(report('Deposit record').getByRole('combobox', { name: 'State' }), 'Failed');
    await waitFor(async () => expect(await rows('Deposit record')).toHaveLength(1));
    expect(last('state')).toBe('3');
    expect(location.search).toBe('?days=30&only=3');
  });

  it('holds its place in the shape of a list while the answer is on its way [MEM-10]', { tags: ['deep'] }, async () => {
    let answered: (() => void) | undefined;
    const waiting = new Promise<void>((done) => {
      answered = done;
    });
    change = async (_, answer) => {
      await waiting;
      return answer;
    };
    const opening = open('/m/vouReport');
    const shape = await vi.waitFor(
      () => report('Deposit record').getByRole('status', { name: 'Loading, working hard' }),
      20_000,
    );
    expect(shape.dataset.of).toBe('list');
    expect(shape.getAttribute('aria-busy')).toBe('true');
    answered?.();
    await opening;
    expect(await rows('Deposit record')).toHaveLength(3);
  });

  it('opens at what the address says, and falls back where it says nonsense [MEM-10]', { tags: ['deep'] }, async () => {
    await open('/m/vouReport?from=2001-01-01&to=2001-01-05');
    expect(await report('Deposit record').findByText('No deposits in this period')).toBeDefined();
    expect([last('startDate'), last('endDate')]).toEqual(['2001-01-01 00:00:00', '2001-01-05 23:59:59']);
    await open('/m/vouReport?from=nonsense&to=2001-99-99&only=toString&page=-3');
    await waitFor(() => expect(days()).toBe(7));
    expect([last('state'), last('pageNo')]).toEqual([null, '1']);
  });

  it.each([
    ['that are none', '?from=nonsense&to=2001-99-99&days=30'],
    ['of which one is missing', '?from=2001-01-01'],
    ['that lie too far apart', '?from=2001-01-01&to=2002-01-01'],
  ])('says that days %s show the last week instead [MEM-10]', async (_, search) => {
    await open(`/m/vouReport${search}`);
    const told = await report('Deposit record').findByText('These dates cannot be shown, so the last 7 days are.');
    expect(told.getAttribute('role')).toBe('status');
    expect(days()).toBe(7);
  });

  const unread: readonly Unread[] = [
    [
      'days to come',
      '?from=2999-01-01&to=2999-01-05',
      /^Days still to come have no records\. .*the last 7 days are/,
      '',
    ],
    ['a state that is not on offer', '?days=30&only=abc', /a choice that is not on offer/, '?days=30'],
    ['page 0', '?page=0', /^There is no such page/, ''],
    ['a day that is none', '?from=2027-02-29&to=2027-03-01', /^These dates cannot be shown/, ''],
    ['a span that is not on offer', '?days=5', /^These dates cannot be shown/, ''],
    ['a side that is not there', '?by=day', /a choice that is not on offer/, ''],
    ['a page with letters', '?page=2x&only=3', /^There is no such page/, '?only=3'],
    ['a page beyond the last', '?page=9&days=30', /^There is no such page/, '?days=30'],
  ];
  it.each(unread.slice(0, 3))(
    'says that %s cannot be shown, takes it out of the address and does not send it [MEM-10]',
    refuses,
  );
  it.each(unread.slice(3))('says the same of %s [MEM-10]', { tags: ['deep'] }, refuses);
  async function refuses(_: string, search: string, said: RegExp, left: string) {
    const { user } = await open(`/m/vouReport${search}`);
    const told = await report('Deposit record').findByText(said);
    expect(told.getAttribute('role')).toBe('status');
    await waitFor(() => expect(location.search).toBe(left));
    expect(report('Deposit record').getByText(said)).toBeDefined();
    expect(asked.map(String).filter((url) => /2999|2027|abc|2x|pageNo=0/.test(url))).toEqual([]);
    await user.click(report('Deposit record').getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(report('Deposit record').queryByText(said)).toBeNull());
  }

  it('takes days of the address in either order [MEM-10]', { tags: ['deep'] }, async () => {
    await open('/m/vouReport?from=2001-01-05&to=2001-01-01');
    expect(await report('Deposit record').findByText('No deposits in this period')).toBeDefined();
    expect([last('startDate'), last('endDate')]).toEqual(['2001-01-01 00:00:00', '2001-01-05 23:59:59']);
    expect(report('Deposit record').queryByText(/cannot be shown/)).toBeNull();
  });

  it('says that a filter leaves nothing, and takes it back on a tap [MEM-10]', { tags: ['deep'] }, async () => {
    const { user } = await open('/m/vouReport?only=4');
    expect(await report('Deposit record').findByText('Nothing matches the filter')).toBeDefined();
    expect(report('Deposit record').queryByText('No deposits in this period')).toBeNull();
    await user.click(report('Deposit record').getByRole('button', { name: 'Clear all filters' }));
    expect((await rows('Deposit record')).length).toBeGreaterThan(0);
    expect(window.location.search).toBe('');
  });

  it('takes days from a calendar and says why two are no range [MEM-10]', { tags: ['deep'] }, async () => {
    const { user } = await open('/m/vouReport');
    await user.click(await report('Deposit record').findByRole('button', { name: 'Choose days' }));
    const dialog = within(await screen.findByRole('dialog'));
    const from = dialog.getByLabelText('From');
    await user.clear(from);
    await user.click(dialog.getByRole('button', { name: 'Show these days' }));
    expect(dialog.getByText(/Choose both days/)).toBeDefined();
    await user.type(from, '2001-01-01');
    expect(dialog.getByText(/At most 92 days/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Last month' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(last('startDate')).toMatch(/-01 00:00:00$/));
  });

  it('opens the calendar at the days that are on, also those of a tap [MEM-10]', { tags: ['deep'] }, async () => {
    const { user } = await open('/m/vouReport?days=30');
    await rows('Deposit record');
    await user.click(report('Deposit record').getByRole('button', { name: 'Choose days' }));
    const dialog = within(await screen.findByRole('dialog'));
    const chosen = ['From', 'To'].map((name) => dialog.getByLabelText<HTMLInputElement>(name).value);
    expect(chosen).toEqual(['startDate', 'endDate'].map((name) => last(name)?.slice(0, 10)));
    expect(days()).toBe(30);
  });

  it('opens one record with numbers to copy, and the way back closes it [MEM-10]', { tags: ['deep'] }, async () => {
    const { user } = await open('/m/vouReport');
    const [first] = await rows('Deposit record');
    await user.click(within(first as HTMLElement).getByRole('button'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('State').nextElementSibling?.textContent).toBe('Pending');
    expect(dialog.getByRole('button', { name: 'Copy: Number' })).toBeDefined();
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // By its own key it goes the same way, and leaves no step behind.
    const { length } = history;
    await user.click(within(first as HTMLElement).getByRole('button'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.search).toBe('');
    expect(history.length).toBe(length);
  });

  it('shows one page after the other, each by its number in the address [MEM-10]', { tags: ['deep'] }, async () => {
    // The platform has three times as many, of which each page looks like the first.
    let first: object = {};
    change = async (url, answer) => {
      const { value, ...rest } = await answer.json();
      const pageNo = url.searchParams.get('pageNo');
      if (pageNo === '1') first = value;
      return Response.json({ ...rest, value: { ...first, pageNo, totalPages: 3 } });
    };
    const { user } = await open('/m/vouReport');
    const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }));
    await user.click(await waitFor(() => pages().getByRole('button', { name: 'Page 2' })));
    await waitFor(() => expect(last('pageNo')).toBe('2'));
    expect(location.search).toBe('?page=2');
    await waitFor(() =>
      expect(pages().getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page'),
    );
    await user.click(pages().getByRole('button', { name: 'Page 1' }));
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('shows no row of an earlier page again where one came on top meanwhile, and says so [MEM-10]', {
    tags: ['deep'],
  }, async () => {
    let newest = 30;
    change = async (url, answer) => {
      const { value, ...told } = await answer.json();
      const [page, size] = ['pageNo', 'pageSize'].map((name) => Number(url.searchParams.get(name)));
      const first = newest - ((page ?? 1) - 1) * (size ?? 20);
      const ids = Array.from({ length: size ?? 20 }, (_, index) => first - index).filter((id) => id > 0);
      const records = ids.map((id) => ({ refId: `D${id}`, amount: id, depositDate: 5, depositMode: 'PGMT', state: 2 }));
      return Response.json({ ...told, value: { ...value, records, totalPages: 2, total: newest } });
    };
    const { saved, click } = catchFiles();
    const { user } = await open('/m/vouReport');
    const amounts = async () =>
      [...(await rows('Deposit record'))].map((row) => /[\d,]+\.\d\d/.exec(row.textContent ?? '')?.[0]);
    await waitFor(async () => expect(await amounts()).toHaveLength(20));
    newest = 31;
    await user.click(report('Deposit record').getByRole('button', { name: 'Page 2' }));
    await report('Deposit record').findByText('New on top: 1');
    expect(await amounts()).toEqual(Array.from({ length: 10 }, (_, index) => `${10 - index}.00`));
    await user.click(report('Deposit record').getByRole('button', { name: 'Show them' }));
    await waitFor(async () => expect((await amounts())[0]).toBe('31.00'));
    expect(report('Deposit record').queryByText(/^New on top/)).toBeNull();
    // Nor does a table have one twice.
    const read = change;
    change = async (url, answer) => {
      if (url.searchParams.get('pageSize') !== '100') return read(url, answer);
      newest = 130 + Number(url.searchParams.get('pageNo'));
      return read(url, answer);
    };
    await user.click(report('Deposit record').getByRole('button', { name: 'Save as a table (CSV)' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    const numbers = ((await saved[0]?.text()) ?? '').match(/D\d+/g) ?? [];
    expect([numbers.length, new Set(numbers).size]).toEqual([131, 131]);
  });

  it('says of rows that could not be read anew since when they are known [MEM-10]', { tags: ['deep'] }, async () => {
    const { user, app } = await open('/m/vouReport');
    await rows('Deposit record');
    change = () => new Response('{}', { status: 400 });
    await act(() => app.queries.invalidateQueries());
    await report('Deposit record').findByText(/^It could not be read anew\. This is of \d\d\/\d\d\/\d{4} \d\d:\d\d\.$/);
    change = (_, answer) => answer;
    await user.click(report('Deposit record').getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(report('Deposit record').queryByText(/^It could not be read/)).toBeNull());
  });

  it('keeps its days and says what to do when the platform does not answer [MEM-10]', async () => {
    change = () => Response.json({ success: false, errorCode: 'unknown.system.err', message: '', value: null });
    const { user } = await open('/m/vouReport?days=30');
    const again = await report('Deposit record').findByRole('button', { name: 'Try again' });
    change = (_, answer) => answer;
    await user.click(again);
    await waitFor(async () => expect(await rows('Deposit record')).toHaveLength(5));
  });

  it('goes to the last page where the address names a later one [MEM-10]', { tags: ['deep'] }, async () => {
    await open('/m/vouReport?page=9&days=30');
    await waitFor(async () => expect(await rows('Deposit record')).toHaveLength(5));
    expect(location.search).toBe('?days=30');
  });

  it('saves every page as a table, and nothing of it where a page does not come [MEM-10]', {
    tags: ['deep'],
  }, async () => {
    const { saved, click } = catchFiles();
    const { user } = await open('/m/transaction/record?days=30');
    const save = await report('Account record').findByRole('button', { name: 'Save as a table (CSV)' });
    change = (url, answer) => (url.searchParams.get('pageSize') === '100' ? new Response('', { status: 502 }) : answer);
    await user.click(save);
    expect(await report('Account record').findByText(/Nothing was saved/)).toBeDefined();
    expect(saved).toHaveLength(0);
    change = (_, answer) => answer;
    await user.click(save);
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    const lines = ((await saved[0]?.text()) ?? '').split('\r\n');
    for (const line of lines.slice(1)) expect(line).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d,/);
    expect(lines[0]).toBe('Time,What,Amount,Number,Order,Balance after it');
    expect(lines.length - 1).toBe(
      Number(/\d+/.exec(report('Account record').getByText(/^Records:/).textContent ?? '')?.[0]),
    );
  });
});

/** What the page hands to the browser to be kept. */
function catchFiles() {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return 'blob:x';
  };
  URL.revokeObjectURL = () => undefined;
  return { saved, click: vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined) };
}

describe('the record of withdrawals', () => {
  it('takes one back that nobody has looked at, and says when it is too late [MEM-10]', {
    tags: ['deep'],
  }, async () => {
    const taking: RealSite['fetch'] = async (input, init) =>
      String(input).includes('/withdraw/cancel')
        ? Response.json({ success: true, value: null })
        : real.fetch(input, init);
    const { user } = await open('/m/withdrawReport?days=30&only=0', 'member-vip', taking);
    const [first] = await rows('Withdrawal record');
    await user.click(within(first as HTMLElement).getByRole('button'));
    const dialog = () => within(screen.getByRole('dialog'));
    await user.click(await screen.findByRole('button', { name: 'Cancel this withdrawal' }));
    // One tap takes nothing back.
    await dialog().findByText(/^Take this withdrawal back\?/);
    change = async (_, answer) => {
      const { value, ...told } = await answer.json();
      const records = value.records.map((row: object) => ({ ...row, status: 1 }));
      return Response.json({ ...told, value: { ...value, records } });
    };
    await user.click(dialog().getByRole('button', { name: 'Cancel this withdrawal' }));
    await dialog().findByText('It is too late to cancel: the money is on its way.');
    expect(dialog().queryByRole('button', { name: 'Cancel this withdrawal' })).toBeNull();
  });

  it('believes the platform that it is too late, whatever the record still says, and reads that again [MEM-10]', {
    tags: ['deep'],
  }, async () => {
    await real.play({ fail: { cancelWithdraw: 'withdraw.order.closed' } });
    const { user } = await open('/m/withdrawReport?days=30&only=0', 'member-vip');
    const [first] = await rows('Withdrawal record');
    await user.click(within(first as HTMLElement).getByRole('button'));
    const dialog = () => within(screen.getByRole('dialog'));
    const cancel = async () => user.click(await screen.findByRole('button', { name: 'Cancel this withdrawal' }));
    await cancel();
    asked = [];
    await cancel();
    await dialog().findByText('It is too late to cancel: the money is on its way.');
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    expect(dialog().getByText('Processing')).toBeDefined();
    expect(dialog().queryByText('Pending')).toBeNull();
    const rereads = () => asked.map(String).filter((url) => url.includes('withdrawTransaction'));
    await waitFor(() => expect(rereads().length).toBeGreaterThan(0));
  });

  it('reads the balance again when the answer to a cancellation is lost [MEM-10]', { tags: ['deep'] }, async () => {
    let isTaken = false;
    const losing: RealSite['fetch'] = async (input, init) => {
      if (!String(input).includes('/withdraw/cancel')) return real.fetch(input, init);
      isTaken = true;
      throw new TypeError('Failed to fetch');
    };
    change = async (_, answer) => {
      const { value, ...told } = await answer.json();
      const records = value.records.map((row: object) => (isTaken ? { ...row, status: 4 } : row));
      return Response.json({ ...told, value: { ...value, records } });
    };
    const { app, user } = await open('/m/mine', 'member-vip', losing);
    act(() => app.navigator.go('/m/withdrawReport?days=30&only=0'));
    await screen.findByRole('region', { name: 'Withdrawal record' });
    const [first] = await rows('Withdrawal record');
    await user.click(within(first as HTMLElement).getByRole('button'));
    for (const _ of ['asked', 'sent'])
      await user.click(await screen.findByRole('button', { name: 'Cancel this withdrawal' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel this withdrawal' })).toBeNull());
    const balances = app.queries.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey.includes('balance') });
    await waitFor(() => expect(balances.some(({ state }) => state.isInvalidated)).toBe(true));
  });

  it('says how a withdrawal stands that leaves the filtered list as it is taken back [MEM-10]', {
    tags: ['deep'],
  }, async () => {
    let isTaken = false;
    const taking: RealSite['fetch'] = async (input, init) => {
      if (!String(input).includes('/withdraw/cancel')) return real.fetch(input, init);
      isTaken = true;
      return Response.json({ success: true, value: null });
    };
    change = async (url, answer) => {
      const { value, ...told } = await answer.json();
      const taken = url.searchParams.get('status') === null ? value.records : [];
      const records = isTaken ? taken.map((row: object) => ({ ...row, status: 4 })) : value.records;
      return Response.json({ ...told, value: { ...value, records } });
    };
    const { user } = await open('/m/withdrawReport?days=30&only=0', 'member-vip', taking);
    const [first] = await rows('Withdrawal record');
    await user.click(within(first as HTMLElement).getByRole('button'));
    for (const _ of ['asked', 'answered'])
      await user.click(await screen.findByRole('button', { name: 'Cancel this withdrawal' }));
    await waitFor(() =>
      expect(toastStore.current().map(({ text }) => text)).toContainEqual(
        expect.stringMatching(/ · Cancelled; the money is back in your balance$/),
      ),
    );
  });
});

describe('profit and loss', () => {
  it('saves its days as a table whose results add up to the sum above it [MEM-10]', { tags: ['deep'] }, async () => {
    const { saved, click } = catchFiles();
    const { user } = await open('/m/profitandloss?days=30');
    const save = await report('Profit and loss').findByRole('button', { name: 'Save as a table (CSV)' });
    await user.click(save);
    await waitFor(() => expect(click).toHaveBeenCalled());
    const [head, ...rows] = ((await saved[0]?.text()) ?? '').split('\r\n');
    expect(head).toBe('Day,Staked,Won,Result');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/^\d{4}-\d{2}-\d{2},/);
    expect(rows.reduce((sum, row) => sum + Number(row.split(',')[3]), 0)).toBe(405);
  });

  it('shows a result a day with its sums, games apart from lotteries [MEM-10]', { tags: ['deep'] }, async () => {
    const { user } = await open('/m/profitandloss?days=30');
    const table = within(await report('Profit and loss').findByRole('table', { name: 'Profit and loss' }));
    expect(table.getAllByRole('rowheader')).toHaveLength(3);
    expect(report('Profit and loss').getByText('Result', { selector: 'dt' }).nextElementSibling?.textContent).toBe(
      '+৳405.00',
    );
    await user.click(report('Profit and loss').getByRole('button', { name: 'Lottery' }));
    expect(await report('Profit and loss').findByText('No results in this period')).toBeDefined();
    expect(location.search).toBe('?days=30&of=lottery');
  });
});

describe('how reports are read', () => {
  it('shows transfers out as outgoing, hides what is hidden, and names others by what is there [MEM-10]', () => {
    const { lines } = sheets.accountRecord({
      list: [
        { tx_id: 1, tx_type_id: 2004, amount: 50 },
        { tx_id: 2, tx_type_id: '6201', amount: '7.5' },
        { tx_id: 3, tx_type_id: 8122, amount: 1 },
        { tx_id: 4, tx_type_id: 8222, amount: 1 },
        { tx_id: 5, tx_type_id: 6114, amount: 1, order_no: 'A7', remark: 'x' },
        { tx_id: 6, tx_type_id: 6106, amount: 1, order_no: 'A8', remark: 'Dividend' },
      ],
    });
    expect(lines.map(({ key, amount }) => [key, amount])).toEqual([
      ['1', -50],
      ['2', -7.5],
      ['5', 1],
      ['6', 1],
    ]);
    expect(lines.slice(2).map(({ title }) => ('otherwise' in title ? title.otherwise : ''))).toEqual([
      'A7',
      'Dividend',
    ]);
  });

  it('gives no reason for a withdrawal that the member gave up [MEM-10]', () => {
    const read = (status: number) =>
      sheets.withdrawRecord({ records: [{ refId: 'W1', amount: 5, status, remark: 'why' }] }).lines[0]?.facts;
    expect(read(3)?.map(({ name }) => name)).toEqual(['number', 'remark']);
    expect(read(4)?.map(({ name }) => name)).toEqual(['number']);
  });

  it('tells what is kept of a withdrawal, what arrives and where, but for one that is not paid out [MEM-10]', () => {
    const row = { refId: 'W1', amount: 200, bankName: 'Delta Bank', cardNumber: '**** 5678', settledDate: 5 };
    const read = (status: number) =>
      sheets.withdrawRecord({ records: [{ ...row, status, fee: 1, netAmount: 199 }] }).lines[0]?.facts;
    expect(read(2)).toEqual([
      { name: 'settled', as: 'time', value: 5 },
      { name: 'fee', as: 'money', value: 1 },
      { name: 'arrives', as: 'money', value: 199 },
      { name: 'bank', as: 'words', value: 'Delta Bank' },
      { name: 'account', as: 'words', value: '**** 5678' },
      { name: 'number', as: 'reference', value: 'W1' },
    ]);
    expect(read(3)?.map(({ name }) => name)).toEqual(['settled', 'bank', 'account', 'number']);
  });

  it('names both wallets of a movement between two of the member’s own [MEM-10]', () => {
    const own = {
      from_account_type_id: 2,
      from_account_name: 'MAIN',
      to_account_type_id: '12',
      to_account_name: 'Stadium One',
    };
    const list = [{ tx_id: 1, tx_type_id: 2003, amount: 5, remark: 'MAIN → Stadium One', ...own }];
    const [line] = sheets.accountRecord({ list }).lines;
    expect(line?.title).toEqual({
      from: { t: 'widget.wallets.main', otherwise: 'MAIN' },
      to: { text: 'Stadium One' },
    });
    expect(line?.facts).toEqual([{ name: 'number', as: 'reference', value: 1 }]);
  });

  it('reads bets one by one as well as by game [MEM-10]', () => {
    const { lines, pages } = sheets.betRecord({
      list: [{ betOrderNo: 'B1', betAmt: 5, winAmt: '2.5', betTime: '2026-11-21 10:42:41' }],
      page: { total: 41, pageSize: 20 },
    });
    expect(lines[0]).toMatchObject({ key: 'B1', amount: -2.5, isGain: false });
    expect(pages).toBe(3);
  });

  it('adds up rows of one day, and leaves days without play out [MEM-10]', () => {
    const { days: read } = readGames({
      list: [
        { date: '2026-11-02', bet: 0.1, win: 0.2, pnl: 0.1 },
        { date: '2026-11-02 00:00:00', bet: 0.2, win: 0, pnl: -0.2 },
      ],
    });
    expect(read).toMatchObject([{ day: '2026-11-02', stake: 0.3, won: 0.2, net: -0.1 }]);
    expect(readLottery({ list: [{ balanceDate: '2026-11-02', deposit: 5 }] }).days).toEqual([]);
  });

  it.each([
    ['2026-11-01', '2026-11-01', undefined],
    ['2026-11-02', '2026-11-01', 'order'],
    ['', '2026-11-01', 'missing'],
    ['2026-13-01', '2026-11-01', 'missing'],
    ['2026-01-01', '2026-04-02', undefined],
    ['2026-01-01', '2026-04-03', 'long'],
    ['2027-02-29', '2027-03-01', 'missing'],
    ['2027-04-31', '2027-05-01', 'missing'],
    ['2028-02-29', '2028-03-01', undefined],
    ['2030-01-01', '2030-01-02', undefined],
    ['2030-01-02', '2030-01-03', 'future'],
    ['2030-02-01', '2030-02-02', 'future'],
  ])('takes %s to %s as a range: %s [MEM-10]', (from, to, fault) => {
    expect(rangeFault(from, to, '2030-01-02')).toBe(fault);
  });

  it.each([
    [600, '600.00'],
    ['751.3', '751.30'],
    [-0.005, '-0.01'],
    ['–', '–'],
  ])('saves %s as %s [MEM-10]', (amount, saved) => {
    expect(plainAmount(amount)).toBe(saved);
  });

  it.each([
    [Date.UTC(2026, 2, 9, 18, 30, 5), '2026-03-10 00:30:05'],
    ['2026-11-21 10:42:41', '2026-11-21 10:42:41'],
    ['2026-11-21T10:42', '2026-11-21 10:42'],
    ['2026-11-21', '2026-11-21'],
    ['Thursday', 'Thursday'],
    [Number.NaN, ''],
  ])('saves a time told as %j as %s, which a table sorts [MEM-10]', (time, written) => {
    const day = () => '2026-03-10';
    expect(isoTime(time, { day, secondOfDay: () => 30 * 60 + 5 })).toBe(written);
  });

  it('writes a table in which nothing runs as a formula [MEM-10]', () => {
    const text = tableText([
      { What: '=HYPERLINK("x")', Amount: '-5.00' },
      { What: 'a, "b"', Amount: '1', More: '+1-2' },
    ]);
    expect(text).toBe(`\uFEFFWhat,Amount,More\r\n"'=HYPERLINK(""x"")",-5.00,\r\n"a, ""b""",1,"'+1-2"`);
  });
});

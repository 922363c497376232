import { act, screen, waitFor, within } from '@testing-library/react';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isTooMuch, readLimit } from '@/storefront/features/responsible/read-limit';

let real: RealSite;
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterEach(() => real.play({}));
afterAll(() => real.close());

const open = (persona: string, site = real, url = '/m/responsible') =>
  renderStorefront({ merchant: 'aurora', persona, url, site });
const limits = () => within(screen.getByRole('region', { name: 'Your limits' }));
const dialog = () => within(screen.getByRole('dialog'));
const findDialog = async () => within(await screen.findByRole('dialog'));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('limits', () => {
  it('are set one by one, and wait a day where they allow more [MEM-16]', async () => {
    const { user } = await open('member-40');
    await user.click(await limits().findByRole('button', { name: /Stakes/ }));
    await user.type((await findDialog()).getByRole('textbox', { name: /Limit/ }), '১২০.৫০');
    await user.click(dialog().getByRole('button', { name: 'Save the limit' }));
    await isClosed();
    expect(limits().getByRole('button', { name: /Stakes/ }).textContent).toContain('120.50');

    await user.click(limits().getByRole('button', { name: /Stakes/ }));
    // What stands is what one changes.
    const field = (await findDialog()).getByRole<HTMLInputElement>('textbox', { name: /Limit/ });
    await waitFor(() => expect(field.value).toBe('120.50'));
    await user.clear(field);
    await user.type(field, '500');
    await user.click(dialog().getByRole('button', { name: 'Save the limit' }));
    await isClosed();
    await screen.findByText('What you set');
    const set = within(screen.getByRole('region', { name: 'Your last twelve months' }));
    const first = () => set.getAllByText(/Stakes · 1 day/)[0]?.parentElement?.textContent;
    await waitFor(() => expect(first()).toMatch(/500\.00 from \d/));
    expect(set.getByText('৳120.50')).toBeDefined();

    await user.click(limits().getByRole('button', { name: /Stakes/ }));
    await user.click((await findDialog()).getByRole('button', { name: 'Remove the limit' }));
    await isClosed();
    expect(limits().getByRole('button', { name: /Stakes/ }).textContent).toMatch(/120\.50.*No limit from/);
    await waitFor(() => expect(first()).toMatch(/No limit from \d/));
    expect(set.getByText('৳500.00')).toBeDefined();
  });

  it('are sent once however often their key is tapped, also while the dialog closes [MEM-16]', {
    tags: ['deep'],
  }, async () => {
    let sent = 0;
    const { user } = await open('agent-1', {
      ...real,
      fetch: (input, init) => {
        if (String(input).includes('/saferPlay/limit')) sent += 1;
        return real.fetch(input, init);
      },
    });
    await user.click(await limits().findByRole('button', { name: /Stakes/ }));
    await user.type((await findDialog()).getByRole('textbox', { name: /Limit/ }), '40');
    const save = dialog().getByRole('button', { name: 'Save the limit' });
    await user.dblClick(save);
    await waitFor(() => expect(limits().getByRole('button', { name: /Stakes/ }).textContent).toContain('40.00'));
    if (save.isConnected) await user.click(save);
    await isClosed();
    expect(sent).toBe(1);
  });

  it('stay open over a reload, by the days and the kind that the address names [MEM-16]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open('agent-1', real, '/m/responsible?period=7&limit=loss');
    const field = (await findDialog()).getByRole('textbox', { name: /Limit/ });
    await user.type(field, '300');
    await user.click(dialog().getByRole('button', { name: 'Save the limit' }));
    await isClosed();
    expect(limits().getByRole('button', { name: /Losses/ }).textContent).toContain('300.00');
    await waitFor(() => expect(location.search).toBe('?period=7'));
  });

  it('that are no amounts are not sent, and what was typed stays [MEM-16]', { tags: ['deep'] }, async () => {
    const { user } = await open('member-0');
    await user.click(await limits().findByRole('button', { name: /Deposits/ }));
    const field = (await findDialog()).getByRole<HTMLInputElement>('textbox', { name: /Limit/ });
    await user.type(field, '12,345.678');
    await user.click(dialog().getByRole('button', { name: 'Save the limit' }));
    await dialog().findByText(/above 0 with at most two decimals/);
    expect(field.value).toBe('12,345.678');
    await user.clear(field);
    await user.type(field, '99999999999');
    await dialog().findByText('The largest limit is ৳9,999,999,999.99');
  });

  it('that the platform did not take say why in the dialog [MEM-16]', { tags: ['deep'] }, async () => {
    const { user } = await open('member-0');
    await user.click(await limits().findByRole('button', { name: /Losses/ }));
    await real.play({ fail: { setPlayLimit: 'TOO_MANY_REQUEST' } });
    const field = (await findDialog()).getByRole<HTMLInputElement>('textbox', { name: /Limit/ });
    await user.type(field, '50');
    await user.click(dialog().getByRole('button', { name: 'Save the limit' }));
    await dialog().findByText(/too many/i);
    expect(field.value).toBe('50');
  });

  it('whose session ends meanwhile are typed once: the login leads back to them [MEM-16]', {
    tags: ['deep'],
  }, async () => {
    let isOver = false;
    const { user } = await open('agent-contract', {
      ...real,
      fetch: async (input, init) =>
        isOver && String(input).includes('/saferPlay/limit')
          ? Response.json({ success: false, errorCode: 'login.not.session' }, { status: 401 })
          : real.fetch(input, init),
    });
    await user.click(await limits().findByRole('button', { name: /Losses/ }));
    await user.type((await findDialog()).getByRole('textbox', { name: /Limit/ }), '60');
    isOver = true;
    await user.click(dialog().getByRole('button', { name: 'Save the limit' }));
    isOver = false;
    const login = within(await screen.findByRole('dialog', { name: 'Log in' }));
    await user.type(login.getByLabelText(/^Username/, { selector: 'input' }), 'agentcontrac');
    await user.type(login.getByLabelText(/^Password/, { selector: 'input' }), 'abc12345');
    await user.click(login.getByRole('checkbox'));
    await user.click(login.getByRole('button', { name: 'Log in' }));
    const again = within(await screen.findByRole('dialog', { name: /Losses/ }));
    expect(again.getByRole<HTMLInputElement>('textbox', { name: /Limit/ }).value).toBe('60');
    await user.click(again.getByRole('button', { name: 'Save the limit' }));
    await isClosed();
    await waitFor(() => expect(limits().getByRole('button', { name: /Losses/ }).textContent).toContain('60.00'));
    expect(sessionStorage.getItem('drafts')).toBeNull();
  });

  it('whose answer is lost are read again: what stands there is what holds [MEM-16]', { tags: ['deep'] }, async () => {
    const { user } = await open('member-unread', {
      ...real,
      fetch: async (input, init) => {
        const answer = await real.fetch(input, init);
        if (String(input).includes('/saferPlay/limit')) throw new TypeError('Failed to fetch');
        return answer;
      },
    });
    await user.click(await limits().findByRole('button', { name: /Deposits/ }));
    await user.type((await findDialog()).getByRole('textbox', { name: /Limit/ }), '70');
    await user.click(dialog().getByRole('button', { name: 'Save the limit' }));
    await isClosed();
    await screen.findByText('Your limit is saved');
    await waitFor(() => expect(limits().getByRole('button', { name: /Deposits/ }).textContent).toContain('70.00'));
  });

  it('that could not be read can be asked for again [MEM-16]', { tags: ['deep'] }, async () => {
    await real.play({ fail: { saferPlay: 'unknown.system.err' } });
    const { user } = await open('member-vip');
    const again = await limits().findByRole('button', { name: 'Try again' });
    await real.play({});
    await user.click(again);
    await limits().findByRole('button', { name: /Deposits/ });
  });

  it('are no guest’s [MEM-16]', { tags: ['deep'] }, async () => {
    await open('guest');
    expect(screen.queryByRole('region', { name: 'Your limits' })).toBeNull();
  });
});

describe('a break', () => {
  it('is asked about once more, and then says how long it lasts [MEM-16]', { tags: ['deep'] }, async () => {
    const { user } = await open('agent-2');
    const section = () => within(screen.getByRole('region', { name: 'Stop for a while' }));
    expect((await section().findByRole<HTMLButtonElement>('button', { name: 'Begin the break' })).disabled).toBe(true);
    await user.click(section().getByRole('radio', { name: '7 days' }));
    await user.click(section().getByRole('button', { name: 'Begin the break' }));
    await user.click((await findDialog()).getByRole('button', { name: 'Not now' }));
    await isClosed();
    expect(section().queryByRole('status')).toBeNull();
    // The phone's own way back is a "not now" too.
    await user.click(section().getByRole('button', { name: 'Begin the break' }));
    await screen.findByRole('dialog');
    act(() => window.history.back());
    await isClosed();
    expect(location.pathname + location.search).toBe('/m/responsible');
    await user.click(section().getByRole('button', { name: 'Begin the break' }));
    await user.click((await findDialog()).getByRole('button', { name: 'Yes, stop now' }));
    await section().findByText(/taking a break until/);
    await screen.findByText('What you set');
    await isClosed();

    // It cannot be made shorter: only what ends later is offered.
    expect(section().queryByRole('radio', { name: '1 day' })).toBeNull();
    expect(section().queryByRole('radio', { name: '7 days' })).toBeNull();
    await user.click(section().getByRole('radio', { name: '180 days' }));
    await user.click(section().getByRole('button', { name: 'Make the break longer' }));
    await user.click((await findDialog()).getByRole('button', { name: 'Yes, stop now' }));
    await isClosed();
    await waitFor(() => expect(section().queryByText('Time-out')).toBeNull());
    expect(
      section()
        .getAllByRole('radio')
        .map((radio) => radio.parentElement?.textContent),
    ).toEqual(['365 days', 'For good']);
    await user.click(section().getByRole('radio', { name: 'For good' }));
    await user.click(section().getByRole('button', { name: 'Make the break longer' }));
    await user.click((await findDialog()).getByRole('button', { name: 'Yes, stop now' }));
    await isClosed();
    await section().findByText('You have excluded yourself for good');
    expect(section().queryAllByRole('radio')).toEqual([]);
    expect(section().queryByRole('button')).toBeNull();
  });
});

it('a break can only be made longer, also by a phone whose clock is three days ahead [MEM-16]', {
  tags: ['deep'],
}, async () => {
  const platformNow = () => Date.now() - 3 * 86_400_000;
  const site = await openRealSite('aurora', undefined, platformNow);
  const fetch: RealSite['fetch'] = async (input, init) => {
    const answer = await site.fetch(input, init);
    answer.headers.set('date', new Date(platformNow()).toUTCString());
    return answer;
  };
  const { user } = await open('agent-2', { ...site, fetch });
  const section = () => within(screen.getByRole('region', { name: 'Stop for a while' }));
  await user.click(await section().findByRole('radio', { name: '7 days' }));
  await user.click(section().getByRole('button', { name: 'Begin the break' }));
  await user.click((await findDialog()).getByRole('button', { name: 'Yes, stop now' }));
  await section().findByText(/taking a break until/);
  await isClosed();
  expect(section().getByRole('radio', { name: '42 days' })).toBeDefined();
  expect(section().queryByRole('radio', { name: '7 days' })).toBeNull();
  site.close();
});

it('a break is not asked about by an address alone, nor by choosing one after it [MEM-16]', async () => {
  const { user } = await open('agent-7', real, '/m/responsible?break=sure');
  const section = () => within(screen.getByRole('region', { name: 'Stop for a while' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  await user.click(await section().findByRole('radio', { name: '7 days' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a break whose answer is lost is read again: what was done closes, what is not known is said [MEM-16]', async () => {
  let isDown = true;
  const { user } = await open('agent-41', {
    ...real,
    fetch: async (input, init) => {
      const isPause = String(input).includes('/saferPlay/pause');
      if (isPause && isDown) throw new TypeError('Failed to fetch');
      const answer = await real.fetch(input, init);
      if (isPause) throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  const section = () => within(screen.getByRole('region', { name: 'Stop for a while' }));
  await user.click(await section().findByRole('radio', { name: '7 days' }));
  await user.click(section().getByRole('button', { name: 'Begin the break' }));
  await user.click((await findDialog()).getByRole('button', { name: 'Yes, stop now' }));
  expect(await dialog().findByText(/^No answer came, so it may have been done/)).toBeDefined();
  expect(section().queryByText(/taking a break/)).toBeNull();
  const sure = dialog().getByRole<HTMLButtonElement>('button', { name: 'Yes, stop now' });
  await waitFor(() => expect(sure.hasAttribute('aria-busy')).toBe(false));
  isDown = false;
  await user.click(sure);
  await isClosed();
  expect(await section().findByText(/taking a break until/)).toBeDefined();
});

describe('what is typed as a limit', () => {
  it.each([
    ['100', '100.00'],
    [' 1234.5 ', '1234.50'],
    ['১২৩,৫০', '123.50'],
    ['٤٥٫٢٥', '45.25'],
    ['1,000', '1000.00'],
    ['1.000', undefined],
    ['0', undefined],
    ['-5', undefined],
    ['1e3', undefined],
    ['', undefined],
  ])('%s is %s on the wire [MEM-16]', (typed, sent) => {
    expect(readLimit('stake', typed)).toBe(sent);
  });

  it.each([
    ['99999999999', true],
    ['99,999,999,999.50', true],
    ['৯৯৯৯৯৯৯৯৯৯৯', true],
    ['9999999999', false],
    ['12,345.678', false],
    ['none', false],
  ])('%s is more than a limit can be: %s [MEM-16]', (typed, is) => {
    expect(isTooMuch(typed)).toBe(is);
    if (is) expect(readLimit('stake', typed)).toBeUndefined();
  });

  it.each([
    ['60', '60'],
    ['၆၀', '60'],
    ['1.5', undefined],
    ['43201', undefined],
  ])('in minutes, %s is %s [MEM-16]', (typed, sent) => {
    expect(readLimit('time', typed)).toBe(sent);
  });
});

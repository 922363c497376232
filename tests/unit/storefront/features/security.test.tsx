import { act, screen, waitFor, within } from '@testing-library/react';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fitsMask } from '@/storefront/forms/account/fits-mask';

let real: RealSite;
let isFailing: (path: string) => boolean = () => false;
let answer: (path: string, body: string) => Promise<Response | undefined> = async () => undefined;
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterEach(async () => {
  isFailing = () => false;
  answer = async () => undefined;
  await real.play({});
});
afterAll(() => real.close());

const site = (): RealSite => ({
  ...real,
  fetch: async (input, init) => {
    if (isFailing(String(input))) return new Response('', { status: 502 });
    const { pathname } = new URL(String(input), 'http://localhost');
    return (await answer(pathname, String(init?.body ?? ''))) ?? real.fetch(input, init);
  },
});
const open = (persona: string) =>
  renderStorefront({ merchant: 'aurora', persona, url: '/m/securityCenter', site: site() });
type Opened = Awaited<ReturnType<typeof open>>;
const settings = () => within(screen.getByRole('region', { name: 'Security' }));
const setting = (name: string) => waitFor(() => settings().getByRole('button', { name: new RegExp(`^${name}`) }));
const level = () => within(screen.getByRole('region', { name: 'How safe is this account?' }));
const dialog = () => within(screen.getByRole('dialog'));
/** The dialog of a setting is there: not the one that stands for it while its code is on the way. */
const isReady = async () => {
  await screen.findByRole('dialog');
  await waitFor(() => expect(dialog().queryByLabelText('Loading, working hard')).toBeNull());
};
const goBack = () => act(() => window.history.back());
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function setFund({ user }: Opened, password: string): Promise<void> {
  await user.type(dialog().getByLabelText('New fund password'), password);
  await user.type(dialog().getByLabelText('The same once more'), password);
}
const goOn = ({ user }: Opened) => user.click(dialog().getByRole('button', { name: 'Continue' }));
/** The question takes no answer before it stood long enough to be read. */
async function confirmName({ user }: Opened): Promise<void> {
  const yes = await screen.findByRole('button', { name: 'Yes, save it' });
  await waitFor(() => expect(yes.hasAttribute('aria-busy')).toBe(false));
  await user.click(yes);
}
const save = ({ user }: Opened) => user.click(dialog().getByRole('button', { name: 'Save' }));

describe('the security centre', () => {
  it('says how safe the account is and what is next, and follows what is set [MEM-09]', async () => {
    const opened = await open('member-0');
    const { user } = opened;
    expect((await level().findByRole('meter')).getAttribute('value')).toBe('2');
    expect(level().getByText(/Next: set a fund password/)).toBeDefined();
    await user.click(await setting('Fund password'));
    await isReady();
    // The next key goes to the first field, not to what closes the sheet.
    await user.tab();
    expect(document.activeElement).toBe(dialog().getByLabelText('New fund password'));
    await setFund(opened, '112358');
    await save(opened);
    await isClosed();
    await waitFor(() => expect(level().getByRole('meter').getAttribute('value')).toBe('3'));
    expect(level().getByText(/Next: set your real name/)).toBeDefined();
    expect((await setting('Fund password')).textContent).toContain('Set');
  });

  it('changes the fund password under the old one; a wrong one is said and nothing typed is lost [MEM-09]', async () => {
    const opened = await open('agent-7');
    const { user, app } = opened;
    await app.call('setFundPassword', { newPassword: '112358', confirmNewPassword: '112358' });
    await app.queries.invalidateQueries();
    await waitFor(async () => expect((await setting('Fund password')).textContent).toContain('Set'));
    await waitFor(async () => expect((await setting('Fund password')).textContent).not.toContain('Not set'));
    await user.click(await setting('Fund password'));
    await isReady();
    await user.type(dialog().getByLabelText('Old fund password'), '000000');
    await setFund(opened, '998877');
    await save(opened);
    // Once, and something else takes its place.
    const tries = 'Wrong fund password. Check it and type it again. Tries left before it is locked: 4';
    await dialog().findByText(tries);
    await waitFor(() => expect(dialog().queryByText('The fund password is wrong')).toBeNull());
    expect(dialog().getByLabelText<HTMLInputElement>('New fund password').value).toBe('998877');
    await real.play({ fail: { changeFundPassword: 'TOO_MANY_REQUEST' } });
    await save(opened);
    await dialog().findByText(/too many/i);
    await waitFor(() => expect(dialog().queryByText(tries)).toBeNull());
    await real.play({});
    await user.clear(dialog().getByLabelText('Old fund password'));
    await user.type(dialog().getByLabelText('Old fund password'), '১১২৩৫৮');
    await save(opened);
    await isClosed();
    const again = await app.call('changeFundPassword', {
      oldPassword: '998877',
      newPassword: '112358',
      confirmNewPassword: '112358',
    });
    expect(again).toBeNull();
  });

  it('takes no fund password while it is locked, and says until when; a code to the phone sets a new one [MEM-09]', {
    tags: ['deep'],
  }, async () => {
    const own = await openRealSite('aurora');
    const url = '/m/securityCenter';
    const { user, app } = await renderStorefront({ merchant: 'aurora', persona: 'agent-7', url, site: own });
    await app.call('setFundPassword', { newPassword: '112358', confirmNewPassword: '112358' });
    for (let wrong = 0; wrong < 5; wrong += 1) {
      const change = { oldPassword: '000000', newPassword: '998877', confirmNewPassword: '998877' };
      await app.call('changeFundPassword', change).catch(() => undefined);
    }
    await act(() => app.queries.invalidateQueries());
    const button = (name: string) => dialog().getByRole<HTMLButtonElement>('button', { name });
    const told = /^The fund password is locked after too many wrong tries. It is taken again at/;
    for (const [name, field] of [
      ['Security question', /fund password/i],
      ['Fund password', 'Old fund password'],
    ] as const) {
      await user.click(await setting(name));
      await isReady();
      await dialog().findByText(told);
      expect(dialog().getByLabelText<HTMLInputElement>(field, { selector: 'input' }).disabled).toBe(true);
      expect(button('Save').disabled).toBe(true);
      if (name === 'Security question') await goBack();
      if (name === 'Security question') await isClosed();
    }
    await user.click(button('Code by SMS'));
    expect(button('Save').disabled).toBe(false);
    own.close();
  });

  it('sends the code of a forgotten fund password to the bound number, and to no other [MEM-09]', {
    tags: ['deep'],
  }, async () => {
    const opened = await open('agent-1');
    const { user, app } = opened;
    await app.call('setFundPassword', { newPassword: '112358', confirmNewPassword: '112358' });
    await app.queries.invalidateQueries();
    await waitFor(async () => expect((await setting('Fund password')).textContent).not.toContain('Not set'));
    await user.click(await setting('Fund password'));
    await isReady();
    await user.click(dialog().getByRole('button', { name: 'Code by SMS' }));
    const number = await dialog().findByRole('textbox', { name: /mobile number of this account/ });
    await user.type(number, '1911111119');
    await user.click(dialog().getByRole('button', { name: 'Send code' }));
    const other = /This is not the bound number (\d{3})\*{4}(\d{3})/;
    const [, start = '', end = ''] = other.exec((await dialog().findByText(other)).textContent ?? '') ?? [];
    const code = dialog().getByRole<HTMLInputElement>('textbox', { name: 'Code from the SMS' });
    expect(code.disabled).toBe(true);
    await user.clear(number);
    await user.type(number, `${start}0000${end}`);
    await user.click(dialog().getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(code.disabled).toBe(false));
  });

  it('keeps an answer under the fund password, which comes first [MEM-09]', { tags: ['deep'] }, async () => {
    const opened = await open('agent-42');
    const { user } = opened;
    await user.click(await setting('Security question'));
    await isReady();
    expect(dialog().getByText(/guards the answer to your security question: set it first/)).toBeDefined();
    await setFund(opened, '112358');
    await save(opened);
    await isClosed();
    await user.click(await setting('Security question'));
    await isReady();
    await user.type(await dialog().findByRole('textbox', { name: /Your answer/ }), 'Mishti');
    await user.type(dialog().getByLabelText('Fund password'), '112358');
    await save(opened);
    await isClosed();
    await waitFor(async () => expect((await setting('Security question')).textContent).not.toContain('Not set'));
    await user.click(await setting('Security question'));
    await isReady();
    expect(await dialog().findByText(/Until now: What was the name of your first school/)).toBeDefined();
  });

  it('takes a name with the signs that a phone writes, as a bank writes it, and names a sign that it does not take [MEM-09]', {
    tags: ['deep'],
  }, async () => {
    const opened = await open('member-vip');
    const { user } = opened;
    await user.click(await setting('Real name'));
    await isReady();
    for (const [typed, told] of [
      ['Nora 7', /does not take .?7/],
      ['-', 'Name format is not valid'],
    ] as const) {
      await user.clear(dialog().getByRole('textbox', { name: /full name/ }));
      await user.type(dialog().getByRole('textbox', { name: /full name/ }), `${typed}${typed}`);
      await goOn(opened);
      expect(await dialog().findByText(told)).toBeDefined();
    }
    for (const [pasted, read] of [
      ['Shane\u00a0O’Neil\u200b', "Shane O'Neil"],
      ['阿卜杜拉・买买提', '阿卜杜拉·买买提'],
    ] as const) {
      await user.clear(await screen.findByRole('textbox', { name: /full name/ }));
      await user.click(dialog().getByRole('textbox', { name: /full name/ }));
      await user.paste(pasted);
      await goOn(opened);
      expect(await screen.findByText(read)).toBeDefined();
      await user.click(dialog().getByRole('button', { name: 'Write it differently' }));
    }
  });

  it('sets the payee name once; after that it is shown masked, and a tap says who changes it [MEM-09]', {
    tags: ['deep'],
  }, async () => {
    const opened = await open('member-vip');
    const { user } = opened;
    await user.click(await setting('Real name'));
    await isReady();
    await user.type(dialog().getByRole('textbox', { name: /full name/ }), 'Nora 7');
    await goOn(opened);
    expect(await dialog().findByText(/does not take .?7/)).toBeDefined();
    await user.clear(dialog().getByRole('textbox', { name: /full name/ }));
    await user.type(dialog().getByRole('textbox', { name: /full name/ }), 'Nora Rahman');
    await goOn(opened);
    // Once more, as it cannot be changed: each way back leaves what was typed.
    expect(await screen.findByRole('dialog', { name: 'Is your name right?' })).toBeDefined();
    expect(dialog().getByText('Nora Rahman')).toBeDefined();
    for (const back of ['Close', 'Write it differently']) {
      await user.click(dialog().getByRole('button', { name: back }));
      const again = await screen.findByRole<HTMLInputElement>('textbox', { name: /full name/ });
      expect(again.value).toBe('Nora Rahman');
      await goOn(opened);
      await screen.findByRole('dialog', { name: 'Is your name right?' });
    }
    goBack();
    expect(await screen.findByRole('textbox', { name: /full name/ })).toBeDefined();
    await goOn(opened);
    await confirmName(opened);
    await isClosed();
    expect(window.location.search).toBe('');
    await waitFor(() => expect(settings().getByText('No***')).toBeDefined());
    await user.click(await setting('Real name'));
    await isReady();
    screen.getByRole('dialog', { name: 'Real name' });
    dialog().getByText(/our service does that/);
    const opens = vi.spyOn(window, 'open').mockReturnValue(null);
    await user.click(dialog().getByRole('button', { name: 'Customer service' }));
    await waitFor(() => expect(opens).toHaveBeenCalledTimes(1));
    opens.mockRestore();
  });

  it('takes a bank account after the name, and lists it masked [MEM-09]', { tags: ['deep'] }, async () => {
    const opened = await open('member-unread');
    const { user } = opened;
    await user.click(await setting('Bank accounts'));
    await isReady();
    expect(await dialog().findByText(/No bank account yet/)).toBeDefined();
    await user.click(dialog().getByRole('button', { name: 'Add a bank account' }));
    await user.type(await screen.findByRole('textbox', { name: /full name/ }), 'Nora Rahman');
    await goOn(opened);
    await confirmName(opened);
    await screen.findByRole('dialog', { name: 'Bank accounts' });
    await user.click(await dialog().findByRole('button', { name: 'Add a bank account' }));
    await user.type(await screen.findByRole('textbox', { name: /Account number/ }), '400012345678');
    await user.click(dialog().getByRole('button', { name: /^Bank: / }));
    await user.click(await screen.findByRole('option', { name: 'Delta Bank' }));
    await user.click(dialog().getByRole('button', { name: 'Continue' }));
    await dialog().findByText('4000 1234 5678');
    await waitFor(() => expect(dialog().getByRole('button', { name: 'Save' }).hasAttribute('aria-busy')).toBe(false));
    await save(opened);
    await screen.findByRole('dialog', { name: 'Bank accounts' });
    expect(await dialog().findByText(/5678$/)).toBeDefined();
    expect(dialog().queryByText(/400012345678/)).toBeNull();
    expect(await dialog().findByText('Default')).toBeDefined();
    await opened.app.call('addBankCard', { bankCode: 'TIDE', cardNumber: '01711000333' });
    await opened.app.queries.invalidateQueries();
    await user.click(await dialog().findByRole('button', { name: 'Make default: Tide Cash **** 0333' }));
    expect(await dialog().findByRole('button', { name: 'Make default: Delta Bank **** 5678' })).toBeDefined();
    expect(dialog().getByText('2 of 5 accounts')).toBeDefined();
  });

  it('changes nickname, e-mail and picture, and says what is wrong with them [MEM-09]', {
    tags: ['deep'],
  }, async () => {
    const opened = await open('agent-41');
    const { user } = opened;
    await user.click(await setting('Nickname'));
    await isReady();
    await user.clear(dialog().getByRole('textbox', { name: /Nickname/ }));
    await user.type(dialog().getByRole('textbox', { name: /Nickname/ }), '<b>');
    await save(opened);
    expect(await dialog().findByText('Name format is not valid')).toBeDefined();
    await user.clear(dialog().getByRole('textbox', { name: /Nickname/ }));
    await user.type(dialog().getByRole('textbox', { name: /Nickname/ }), 'রহিম');
    await save(opened);
    await isClosed();
    expect(await settings().findByText('রহিম')).toBeDefined();
    await user.click(await setting('E-mail'));
    await isReady();
    await user.type(dialog().getByLabelText('Password of your account'), 'guess123');
    await user.type(dialog().getByRole('textbox', { name: /^E-mail/ }), 'nobody');
    await save(opened);
    expect((await dialog().findAllByText(/This is no e-mail address/)).length).toBeGreaterThan(0);
    await user.type(dialog().getByRole('textbox', { name: /^E-mail/ }), '@example.org');
    await save(opened);
    expect(await dialog().findByText(/Send a code to this address/)).toBeDefined();
    await user.click(dialog().getByRole('button', { name: 'Send code' }));
    const code = dialog().getByRole<HTMLInputElement>('textbox', { name: 'Code from the e-mail' });
    await waitFor(() => expect(code.disabled).toBe(false));
    await user.type(code, '111111');
    await save(opened);
    // Whoever found the phone unlocked moves the address of its owner nowhere.
    expect(await dialog().findByText('The password of your account is wrong')).toBeDefined();
    await user.clear(dialog().getByLabelText('Password of your account'));
    await user.type(dialog().getByLabelText('Password of your account'), 'abc12345');
    await save(opened);
    expect(await dialog().findByText('Verification code error')).toBeDefined();
    await user.clear(code);
    // Half of all that is random: the code that this sandbox sends.
    await user.type(code, '৫০০০০০');
    await save(opened);
    await isClosed();
    expect(await settings().findByText(/no\*\*\*\u200b@example\.org/)).toBeDefined();
    await user.click(await setting('Picture'));
    await isReady();
    await user.click(await dialog().findByRole('radio', { name: 'Picture 3' }));
    await save(opened);
    await isClosed();
    await user.click(await setting('Picture'));
    await isReady();
    expect((await dialog().findByRole<HTMLInputElement>('radio', { name: 'Picture 3' })).checked).toBe(true);
  });

  it('asks for no password where no address stands yet [MEM-09]', { tags: ['deep'] }, async () => {
    answer = async (path) =>
      path.endsWith('/securityConfig') ? Response.json({ success: true, value: { emailBound: false } }) : undefined;
    const { user } = await open('member-0');
    await user.click(await setting('E-mail'));
    await isReady();
    expect(dialog().getByRole('textbox', { name: /^E-mail/ })).toBeDefined();
    expect(dialog().queryByLabelText('Password of your account')).toBeNull();
  });

  it('leaves what is being typed when the nickname comes late [MEM-09]', { tags: ['deep'] }, async () => {
    let come = () => undefined as unknown;
    const late = new Promise<void>((resolve) => {
      come = resolve;
    });
    let isFirst = true;
    answer = async (path) => {
      if (!path.endsWith('/wps/member/info')) return undefined;
      const value = { id: 1, account: 'member0', type: 0, nickname: isFirst ? null : 'Late' };
      if (!isFirst) await late;
      isFirst = false;
      return Response.json({ success: true, value });
    };
    const { user, app } = await open('member-0');
    await user.click(await setting('Nickname'));
    await isReady();
    void app.queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('memberInfo') });
    await user.type(dialog().getByRole('textbox', { name: /Nickname/ }), 'Mine');
    come();
    expect(await settings().findByText('Late')).toBeDefined();
    expect(dialog().getByRole<HTMLInputElement>('textbox', { name: /Nickname/ }).value).toBe('Mine');
  });

  it('closes a dialog on the way back, which stays on the page [MEM-09]', async () => {
    const { user } = await open('member-0');
    const row = await setting('Nickname');
    await user.click(row);
    await isReady();
    // Steps ahead, which an earlier test may have left, are gone by now.
    const { length } = window.history;
    expect(window.location.search).toBe('?sheet=nickname');
    goBack();
    await isClosed();
    expect(window.location.pathname + window.location.search).toBe('/m/securityCenter');
    // Closed by its own key it leaves no step behind either.
    await user.click(row);
    await isReady();
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await isClosed();
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(window.history.length).toBe(length);
  });

  it('goes back from a further step to the dialog before it [MEM-09]', { tags: ['deep'] }, async () => {
    const { user } = await open('agent-1');
    await user.click(await setting('Bank accounts'));
    await isReady();
    await user.click(await dialog().findByRole('button', { name: 'Add a bank account' }));
    await screen.findByRole('dialog', { name: 'Name on your bank accounts' });
    goBack();
    expect(await screen.findByRole('dialog', { name: 'Bank accounts' })).toBeDefined();
    goBack();
    await isClosed();
  });

  it('keeps the number of a phone that is being bound over a reload [MEM-09]', { tags: ['deep'] }, async () => {
    answer = async (path) =>
      path.endsWith('/securityConfig') ? Response.json({ success: true, value: { mobileBound: false } }) : undefined;
    const { user } = await open('member-0');
    await user.click(await setting('Phone'));
    await isReady();
    await user.type(await dialog().findByRole('textbox', { name: /Mobile number/ }), '1711111199');
    window.dispatchEvent(new Event('pagehide'));
    document.body.replaceChildren();
    await open('member-0');
    await user.click(await setting('Phone'));
    await isReady();
    const again = await dialog().findByRole<HTMLInputElement>('textbox', { name: /Mobile number/ });
    await waitFor(() => expect(again.value).toBe('1711111199'));
    sessionStorage.removeItem('drafts');
  });

  it('binds a phone by a code that is sent to it, once [MEM-09]', { tags: ['deep'] }, async () => {
    const sent: string[] = [];
    const answers: { readonly [path: string]: unknown } = {
      '/securityConfig': { mobileBound: false },
      '/sms/noLogin': { expiredMinutes: 1 },
      '/sms/verify': null,
    };
    answer = async (path, body) => {
      const found = Object.entries(answers).find(([end]) => path.endsWith(end));
      if (found === undefined) return undefined;
      if (body !== '') sent.push(body);
      return Response.json({ success: true, value: found[1] });
    };
    const { user } = await open('member-0');
    await user.click(await setting('Phone'));
    await isReady();
    await user.type(await dialog().findByRole('textbox', { name: /Mobile number/ }), '1711111199');
    await user.click(dialog().getByRole('button', { name: 'Send code' }));
    const code = await dialog().findByRole<HTMLInputElement>('textbox', { name: /Code from the SMS/ });
    await waitFor(() => expect(code.disabled).toBe(false));
    await user.type(code, '123456');
    await save({ user } as Opened);
    await isClosed();
    expect(sent.map((body) => JSON.parse(body))).toMatchObject([
      { countryDialingCode: '880' },
      { countryDialingCode: '880', verificationCode: '123456' },
    ]);
  });

  it('lists devices and logins; others are logged out from here, this one is not [MEM-09]', {
    tags: ['deep'],
  }, async () => {
    const logIn = (password: string) =>
      real.fetch('http://aurora.localhost/wps/session/login', {
        method: 'POST',
        headers: {
          Merchant: 'AURORA',
          Language: 'EN',
          'Content-Type': 'application/json',
          'User-Agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36',
        },
        body: JSON.stringify({ username: 'agent2', password, type: 'username' }),
      });
    await logIn('abc12345');
    await logIn('abc12345');
    await logIn('wrong');
    const { user, app } = await open('agent-2');
    await user.click(await setting('Devices and logins'));
    await isReady();
    const devices = () =>
      within(dialog().getByRole('list', { name: 'Where you are logged in' })).getAllByRole('listitem');
    await waitFor(() => expect(devices()).toHaveLength(3));
    expect(dialog().getAllByText('This device')).toHaveLength(1);
    expect(await dialog().findByText('Wrong password')).toBeDefined();
    // All at once only after a question, which says what follows.
    await user.click(dialog().getByRole('button', { name: 'Log out all other devices' }));
    await screen.findByRole('dialog', { name: 'Log out all other devices' });
    expect(dialog().getByText(/needs your password to come back/)).toBeDefined();
    goBack();
    await screen.findByRole('dialog', { name: 'Where you are logged in' });
    await waitFor(() => expect(devices()).toHaveLength(3));
    const [first] = dialog().getAllByRole('button', { name: 'Log out: Chrome · Android' });
    if (first !== undefined) await user.click(first);
    await waitFor(() => expect(devices()).toHaveLength(2));
    await logIn('abc12345');
    await app.queries.invalidateQueries();
    await user.click(await dialog().findByRole('button', { name: 'Log out all other devices' }));
    const question = within(await screen.findByRole('dialog', { name: 'Log out all other devices' }));
    await user.click(question.getByRole('button', { name: 'Log out all other devices' }));
    await screen.findByRole('dialog', { name: 'Where you are logged in' });
    await waitFor(() => expect(devices()).toHaveLength(1));
    expect(dialog().queryByRole('button', { name: /^Log out/ })).toBeNull();
  });

  it('says of each row that its state did not come, and keeps the page [MEM-09]', { tags: ['deep'] }, async () => {
    isFailing = (path) => path.includes('securityConfig');
    await open('member-0');
    expect(await level().findByRole('button', { name: 'Try again' })).toBeDefined();
    expect(settings().getAllByText('Something went wrong').length).toBeGreaterThan(0);
  });
});

it.each([
  ['170****004', '1700000004', true],
  ['017****004', '1700000004', true],
  ['170****004', '1700000005', false],
  ['170*******', '1700000005', true],
])('takes %s for %s: %s [MEM-09]', (masked, number, fits) => expect(fitsMask(masked, number)).toBe(fits));

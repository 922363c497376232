import { act, screen, waitFor, within } from '@testing-library/react';
import { renderStorefront } from '@tests/support/render-storefront';
import { describe, expect, it } from 'vitest';

const dialogs = () => screen.queryAllByRole('dialog');
const count = (number: number) => waitFor(() => expect(dialogs()).toHaveLength(number));
const top = () => within(dialogs().at(-1) ?? document.body);
const tapTop = async (name: string | RegExp) => (await top().findByRole('button', { name })).click();
/** How many steps this visit has taken. */
const steps = () => Number(Reflect.get(Object(window.history.state), 'idx') ?? 0);
const stepsAre = (number: number) => waitFor(() => expect(steps()).toBe(number));
const place = () => window.location.pathname + window.location.search;

/** Back, once every layer has its step: what is left open, and where. */
async function backTo(left: number, where: string): Promise<void> {
  act(() => window.history.back());
  await count(left);
  await waitFor(() => expect(place()).toBe(where));
}

const open = (url: string, persona = 'guest') => renderStorefront({ merchant: 'aurora', url, persona });

describe('the way back', () => {
  it('closes the list of languages, then the menu around it, and stays on the page [APP-07, APP-09]', async () => {
    const { user } = await open('/m/activity');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await count(1);
    await act(() => tapTop(/^Language/));
    await stepsAre(2);
    await backTo(1, '/m/activity');
    await backTo(0, '/m/activity');
    expect(steps()).toBe(0);
  });

  it('leads from a page that the menu led to, to the page below the menu [APP-07, APP-09]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open('/m/activity');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await stepsAre(1);
    const [entry] = top().getAllByRole('link', { name: 'Safer play' });
    await user.click(entry ?? document.body);
    await count(0);
    await waitFor(() => expect(place()).toBe('/m/responsible'));
    expect(steps()).toBe(1);
    await backTo(0, '/m/activity');
    expect(steps()).toBe(0);
  });

  it('closes a page that shows as a dialog, and a question [APP-07, APP-14]', async () => {
    const { app } = await open('/m/activity');
    act(() => app.dialogs.open('login'));
    await stepsAre(1);
    const answer = app.dialogs.ask({ title: 'Sure?', text: 'Really?', confirm: 'Yes', cancel: 'No' });
    await stepsAre(2);
    await backTo(1, '/m/activity');
    expect(await answer).toBe(false);
    await backTo(0, '/m/activity');
  });

  it('closes a list of choices and leaves the sheet around it, with what was typed [APP-07, MEM-09]', {
    tags: ['deep'],
  }, async () => {
    const { app, user } = await open('/m/securityCenter', 'member-unread');
    await app.call('setPayeeName', { payeeName: 'Nora Rahman' });
    await act(() => app.queries.invalidateQueries());
    await user.click(await screen.findByRole('button', { name: /^Bank accounts/ }));
    await user.click(await screen.findByRole('button', { name: 'Add a bank account' }));
    const number = await screen.findByRole<HTMLInputElement>('textbox', { name: /Account number/ });
    await user.type(number, '400012345678');
    const sheet = '/m/securityCenter?sheet=cards.card';
    await user.click(screen.getByRole('button', { name: /^Bank: / }));
    await stepsAre(3);
    await backTo(1, sheet);
    await user.click(screen.getByRole('button', { name: /^Bank: / }));
    await user.type(await screen.findByRole('combobox'), 'delta{Enter}');
    await stepsAre(2);
    await user.click(top().getByRole('button', { name: 'Continue' }));
    await screen.findByText('4000 1234 5678');
    await stepsAre(3);
    await backTo(1, sheet);
    expect(number.value).toBe('400012345678');
    await backTo(1, '/m/securityCenter?sheet=cards');
    await backTo(0, '/m/securityCenter');
    expect(steps()).toBe(0);
  });

  it('closes a sheet that came with the address, and one that stands in no address [APP-07, AGT-06]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open('/m/securityCenter?sheet=nickname', 'member-0');
    await count(1);
    await stepsAre(1);
    await backTo(0, '/m/securityCenter');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await stepsAre(1);
    await user.click(top().getByRole('button', { name: 'Close' }));
    await count(0);
    await stepsAre(0);
  });
});

import { createCipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sample } from '@tests/support/depth';
import { renderStorefront } from '@tests/support/render-storefront';
import { samplePage } from '@tests/support/sample-boot';
import { describe, expect, it, vi } from 'vitest';
import { openPage, openWidget } from './open-widget';

const words = (en: string) => ({ text: { en } });

/** An address as the gateway hides it: its DES cipher text, and the key behind it. */
function hide(text: string, key = 'a1b2c3d4'): string {
  const single = Buffer.from(key, 'latin1');
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([single, single, single]), null);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64') + key;
}

describe('the side service menu', () => {
  it('opens and closes with its button, with Escape and after an entry [HOM-11]', async () => {
    await openPage(
      samplePage('home', {
        page: { use: 'shell.service-menu', props: { label: words('Service') }, slots: { entries: ['chat'] } },
        chat: { use: 'shell.service-entry', props: { label: words('Chat') } },
      }),
    );
    const toggle = screen.getByRole('button', { name: 'Service' });
    const isOpen = () =>
      toggle.getAttribute('aria-expanded') === 'true' && screen.queryByRole('button', { name: 'Chat' }) !== null;
    expect(isOpen()).toBe(false);
    await userEvent.click(toggle);
    expect(isOpen()).toBe(true);
    await userEvent.click(toggle);
    expect(isOpen()).toBe(false);
    await userEvent.click(toggle);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    await userEvent.click(toggle);
    await userEvent.click(screen.getByRole('button', { name: 'Chat' }));
    expect(isOpen()).toBe(false);
  });

  it('has the live chat where the platform has one, and the platform’s social links [HOM-11]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await renderStorefront({ merchant: 'aurora' });
    const menu = await screen.findByRole('complementary', { name: 'Service and contact' });
    await user.click(within(menu).getByRole('button', { name: 'Service and contact' }));
    expect(within(menu).getByRole('button', { name: 'Start a chat' })).toBeDefined();
    const addresses = () =>
      within(menu)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    await waitFor(() =>
      expect(addresses()).toEqual([
        'https://t.me/aurora_example',
        'https://wa.me/8800000000000',
        'https://www.facebook.com/aurora.example',
        'https://help.aurora.example/line',
      ]),
    );
  });

  it('has the customer service in the place of a live chat where there are only other service entries [HOM-11]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await renderStorefront({ merchant: 'padma' });
    const menu = await screen.findByRole('complementary', { name: /সেবা ও যোগাযোগ/ });
    await user.click(within(menu).getByRole('button', { name: /সেবা ও যোগাযোগ/ }));
    expect(within(menu).queryByText('চ্যাট শুরু করুন')).toBeNull();
    expect(within(menu).getByText('গ্রাহকসেবা')).toBeDefined();
    expect(menu.querySelectorAll('a')).toHaveLength(2);
  });

  it('opens what the platform hides in its contacts and in its links of type 3, on the service page too [HOM-11]', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, app } = await renderStorefront({ merchant: 'aurora', url: '/m/service' });
    expect(app.boot.services?.map(({ url }) => url.slice(0, 7))).toEqual(['hidden:', 'hidden:']);
    const addresses = () =>
      within(screen.getByRole('main'))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    await waitFor(() =>
      expect(addresses()).toEqual(
        expect.arrayContaining(['https://chat.aurora.example/start', 'https://help.aurora.example/line']),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Start a chat' }));
    await waitFor(() =>
      expect(open).toHaveBeenCalledWith('https://chat.aurora.example/start', '_blank', expect.anything()),
    );
    open.mockRestore();
  });

  it('is where the service link of the login leads, too [HOM-11, AUT-03]', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await renderStorefront({ merchant: 'padma', url: '/m/login' });
    await user.click(screen.getByRole('button', { name: 'গ্রাহকসেবা' }));
    await waitFor(() => expect(open).toHaveBeenCalledWith('https://help.padma.example/', '_blank', expect.anything()));
    open.mockRestore();
  });
});

describe('a service link', () => {
  const link = (type: string, href: string) => ({
    use: 'shell.service-link',
    props: { type, label: words(type), icon: 'chat', href },
  });

  it.each(['FACEBOOK', 'TELEGRAM', 'TELEGRAM1', 'TELEGRAM2', 'TELEGRAM3', 'WHATSAPP'])(
    'of the kind %s is drawn in a new tab [HOM-11]',
    async (type) => {
      await openWidget(link(type, 'https://t.me/x'));
      expect(screen.getByRole('link').getAttribute('target')).toBe('_blank');
    },
  );

  it.each([
    ['LIVECHAT', 'https://t.me/x'],
    ['TELEGRAM', 'https://evil.example/x'],
    ['TELEGRAM', 'javascript:alert(1)'],
    ['TELEGRAM', `hidden:${hide('https://evil.example/x')}`],
  ])('of the kind %s to %s is not drawn [HOM-11]', async (type, href) => {
    await openWidget(link(type, href));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('that came encrypted leads to what it hides [HOM-11]', async () => {
    await openWidget(link('TELEGRAM', `hidden:${hide('https://t.me/secret')}`));
    await waitFor(() => expect(screen.getByRole('link').getAttribute('href')).toBe('https://t.me/secret'));
  });
});

describe('the footer panel', () => {
  it('has channels, the 24-hour line, entrances in a new tab and the live chat [HOM-12]', {
    tags: ['deep'],
  }, async () => {
    await renderStorefront({ merchant: 'aurora' });
    const panel = await screen.findByRole('region', { name: 'Service' });
    expect(panel.textContent).toContain('24-hour line');
    const links = within(panel).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain('https://t.me/aurora_example');
    const entrance = within(panel).getByRole('link', { name: /m\.aurora\.example/ });
    expect([entrance.getAttribute('href'), entrance.getAttribute('target')]).toEqual([
      'https://m.aurora.example',
      '_blank',
    ]);
    expect(within(panel).getByRole('button', { name: 'Start a chat' })).toBeDefined();
  });

  it('stands over licence, help, safer play and copyright, which the server’s HTML has already [HOM-06, HOM-12]', {
    tags: ['deep'],
  }, async () => {
    const { html, user } = await renderStorefront({ merchant: 'aurora' });
    for (const words of [/18\+ only/, /Help is free/, /Licence and company details/, /© 2019–2025/])
      expect(html).toMatch(words);
    const safety = screen.getByRole('complementary', { name: /18\+ only/ });
    await user.click(within(safety).getByRole('link', { name: 'Safer play' }));
    await waitFor(() => expect(window.location.pathname).toBe('/m/responsible'));
  });

  it('has no live chat where the platform has none [HOM-12]', async () => {
    await renderStorefront({ merchant: 'padma' });
    const panel = await screen.findByRole('region', { name: 'সেবা' });
    expect(within(panel).queryByRole('button', { name: 'চ্যাট শুরু করুন' })).toBeNull();
  });
});

describe('the download block', () => {
  it('has a prompt, Android, iOS profile, iOS app, and a home-screen option that is disabled for good [HOM-13]', async () => {
    const { user } = await renderStorefront({ merchant: 'aurora' });
    const block = await screen.findByRole('region', { name: 'The whole site on your home screen' });
    expect(
      within(block)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      'https://get.aurora.example/aurora.apk',
      'https://get.aurora.example/aurora.mobileconfig',
      'https://get.aurora.example/ios',
    ]);
    const option = within(block).getByRole('button', { name: /Add to home screen/ });
    expect(option.hasAttribute('disabled')).toBe(true);
    await user.click(within(block).getByRole('button', { name: 'Get the app' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose your app' });
    await waitFor(() => expect(within(dialog).getAllByRole('link').length).toBeGreaterThan(0));
    // This device is no iPhone: no profile.
    expect(
      within(dialog)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['https://get.aurora.example/aurora.apk', 'https://get.aurora.example/ios']);
  });
});

it('has the way to the app in the strip of announcements [HOM-05]', { tags: ['deep'] }, async () => {
  const { user } = await renderStorefront({ merchant: 'aurora' });
  const strip = screen.getByRole('region', { name: 'Announcements' });
  await user.click(within(strip).getByRole('link', { name: 'Get the app' }));
  await waitFor(() => expect(window.location.pathname).toBe('/m/download'));
});

describe('the download bar', () => {
  it('names the platforms that it has a link for, so that CSS hides it on every other before first paint [HOM-14]', {
    tags: ['deep'],
  }, async () => {
    const { html } = await renderStorefront({ merchant: 'aurora' });
    expect(html).toContain('data-platforms="android ios"');
    const css = readFileSync('src/storefront/ui/base.css', 'utf8');
    for (const mark of [
      'data-download-bar="closed"',
      'data-standalone="true"',
      'data-native="true"',
      'data-platform="other"',
    ])
      expect(css).toContain(`html[${mark}] aside[data-download-bar]`);
  });

  it('opens the list of downloads, closes for good and remembers it [HOM-14]', { tags: ['deep'] }, async () => {
    const { user } = await renderStorefront({ merchant: 'aurora' });
    const bar = screen.getByRole('complementary', { name: 'The app is lighter' });
    await user.click(within(bar).getByRole('button', { name: 'Get it' }));
    expect(await screen.findByRole('dialog', { name: 'Choose your app' })).toBeDefined();
    await user.click(within(bar).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('complementary', { name: 'The app is lighter' })).toBeNull();
    expect(localStorage.getItem('hideDownloadBar')).toBe('1');
  });

  it('offers an iPhone the profile, but not from its home screen [HOM-13, HOM-14]', async () => {
    const { user, app } = await renderStorefront({ merchant: 'aurora' });
    const { act } = await import('@testing-library/react');
    const set = (facts: object) =>
      act(() => app.facts.update(new Map([...app.facts.current(), ...Object.entries(facts)])));
    set({ 'device.platform': 'ios', 'device.standalone': false });
    const block = await screen.findByRole('region', { name: 'The whole site on your home screen' });
    await user.click(within(block).getByRole('button', { name: 'Get the app' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose your app' });
    const addresses = () => [...dialog.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    const profile = 'https://get.aurora.example/aurora.mobileconfig';
    await waitFor(() => {
      // An answer of the platform may have written the device's own facts meanwhile.
      set({ 'device.platform': 'ios' });
      expect(addresses()).toContain(profile);
    });
    set({ 'device.standalone': true });
    expect(addresses()).not.toContain(profile);
  });

  it.each(
    sample(1, [
      ['android', { 'device.platform': 'android' }, true],
      ['an iPhone', { 'device.platform': 'ios' }, true],
      ['a desktop', { 'device.platform': 'other' }, false],
      ['the native app', { 'device.platform': 'android', 'device.native': true }, false],
      ['an installed web app', { 'device.platform': 'android', 'device.standalone': true }, false],
    ]),
  )('on %s is decided by the device [HOM-14]', async (_, facts, isShown) => {
    const { app } = await renderStorefront({ merchant: 'aurora' });
    const { act } = await import('@testing-library/react');
    act(() => app.facts.update(new Map([...app.facts.current(), ...Object.entries(facts)])));
    expect(screen.queryByRole('complementary', { name: 'The app is lighter' }) !== null).toBe(isShown);
  });
});

it('opens the live chat that came encrypted [HOM-11]', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { app } = await openWidget({ use: 'content.text', props: { text: words('x') } });
  Object.assign(app.boot, { services: [{ type: 'LIVECHAT', url: `hidden:${hide('https://t.me/chat')}` }] });
  app.run([{ do: 'openService' }], { payload: undefined, dialog: undefined });
  await waitFor(() => expect(open).toHaveBeenCalledWith('https://t.me/chat', '_blank', expect.anything()));
  open.mockRestore();
});

describe('the panel at the foot of home', () => {
  const panel = (slots: { readonly [slot: string]: readonly string[] }) =>
    openPage(
      samplePage('home', {
        page: {
          use: 'content.footer-panel',
          props: { label: words('Service'), line: words('A person answers') },
          slots,
        },
        chat: { use: 'action.button', props: { label: words('Chat') } },
      }),
    );

  it('promises somebody only where there is a way to reach them [HOM-12]', async () => {
    const { unmount } = await panel({});
    expect(screen.queryByText('A person answers')).toBeNull();
    unmount();
    await panel({ chat: ['chat'] });
    expect(screen.getByText('A person answers')).toBeDefined();
  });
});

import { act, screen, within } from '@testing-library/react';
import { type OpenStorefront, renderStorefront } from '@tests/support/render-storefront';
import { afterEach, expect, it, vi } from 'vitest';
import type { ResolvedPage } from '@/engine/live';
import { type BootStore, createBootStore } from '@/storefront/app/draft/boot-store';
import { ReplaceableStorefront } from '@/storefront/app/draft/replaceable-storefront';
import { takeDraft } from '@/storefront/app/draft/take-draft';
import type { Boot } from '@/storefront/contract/boot';
import { loadTexts } from '@/storefront/platform/languages/load-texts';

type Opened = OpenStorefront & { readonly boots: BootStore };

afterEach(() => {
  document.head.innerHTML = '';
});

async function open(url: string): Promise<Opened> {
  const stores: BootStore[] = [];
  const opened = await renderStorefront({
    merchant: 'aurora',
    url,
    draw: (app, history) => {
      const boots = createBootStore(app.boot);
      stores.push(boots);
      return <ReplaceableStorefront app={app} history={history} boots={boots} />;
    },
  });
  document.head.innerHTML = '<style>:root { --color-bg: red }</style><style>main { margin: 0 }</style>';
  return { ...opened, boots: stores[0] ?? createBootStore(opened.app.boot) };
}

const nextSite = { site: 'site-2', textsUrl: '/texts/aurora/en-2.json', languages: { en: '/texts/aurora/en-2.json' } };

/** Serves the text table and the layouts of the next site. */
async function serveNext({ app, site }: Opened, changed: { readonly [page: string]: (page: ResolvedPage) => object }) {
  const oldTexts = await loadTexts(app.boot.textsUrl, site.fetch);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const [path = ''] = String(input).split('?');
    if (path === nextSite.textsUrl) return Response.json({ ...oldTexts, 'common.login': 'Come in' });
    const answer: { readonly page: ResolvedPage } = await (await site.fetch(path)).json();
    const page = changed[answer.page.page]?.(answer.page) ?? answer.page;
    return Response.json({ ...answer, page, site: nextSite.site });
  });
}

function take({ app, boots }: Opened, changes: Partial<Boot>, theme = '') {
  const boot = { ...boots.current(), ...nextSite, ...changes };
  return act(() => takeDraft({ boot, theme }, () => true, { app, boots, fetch, document }));
}

/** The login says `Who are you?` beside its user name, and a line above its form. */
function changeLogin(page: ResolvedPage): ResolvedPage {
  const { page: root, form } = page.nodes;
  if (root === undefined || form === undefined) throw new Error('The login has neither page nor form.');
  const usernameLabel = { text: { en: 'Who are you?' } };
  return {
    ...page,
    hash: 'next',
    nodes: {
      ...page.nodes,
      page: { ...root, slots: { ...root.slots, body: ['draft', ...(root.slots?.body ?? [])] } },
      draft: { use: 'content.text', props: { text: { text: { en: 'A line of the draft' } } } },
      form: { ...form, props: { ...form.props, usernameLabel } },
    },
  };
}

it('lays layout, theme and texts under a running page, and what was typed stays in its field [CFG-06]', async () => {
  const opened = await open('/m/login');
  await serveNext(opened, {});
  const username = screen.getByRole<HTMLInputElement>('textbox', { name: /user/i });
  await opened.user.type(username, 'rana');
  const { page, merchant } = opened.boots.current();
  const next = {
    page: changeLogin(page),
    merchant: { ...merchant, name: 'Aurora Two', look: { card: 'flat' as const } },
  };
  expect(await take(opened, next, ':root { --color-bg: blue }')).toBe(true);

  screen.getByText('A line of the draft');
  expect(screen.getByRole('textbox', { name: 'Who are you?' })).toBe(username);
  expect(username.value).toBe('rana');
  screen.getByRole('button', { name: 'Come in' });
  const styles = [...document.head.querySelectorAll('style')];
  const rules = styles.map(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join(' '));
  expect(rules).toEqual([expect.stringContaining('--color-bg: blue'), expect.stringContaining('margin: 0')]);
  // The page's policy refuses another text of a style element.
  expect(styles[0]?.textContent).not.toContain('blue');
  expect(document.documentElement.dataset.lookCard).toBe('flat');
  expect(opened.app.boot.merchant.name).toBe('Aurora Two');
});

it('keeps a dialog open over the page, with what was typed in it [CFG-06]', async () => {
  const opened = await open('/m/home');
  await serveNext(opened, { login: changeLogin });
  await act(async () => opened.app.dialogs.open('login'));
  const dialog = await screen.findByRole('dialog');
  const username = await within(dialog).findByRole<HTMLInputElement>('textbox', { name: /user/i });
  await opened.user.type(username, 'rana');
  await take(opened, {});

  await within(dialog).findByText('A line of the draft');
  expect(within(dialog).getByRole('textbox', { name: 'Who are you?' })).toBe(username);
  expect(username.value).toBe('rana');
});

it('takes no draft that differs in what the application reads once, and none of a page that was left [CFG-06]', async () => {
  const opened = await open('/m/login');
  await serveNext(opened, {});
  const { merchant, page, site } = opened.boots.current();
  expect(await take(opened, { merchant: { ...merchant, code: 'OTHER' }, page: changeLogin(page) })).toBe(false);
  const { app, boots } = opened;
  const draft = { boot: { ...boots.current(), ...nextSite, page: changeLogin(page) }, theme: '' };
  expect(await act(() => takeDraft(draft, () => false, { app, boots, fetch, document }))).toBe(true);
  expect(screen.queryByText('A line of the draft')).toBeNull();
  expect(app.boot.site).toBe(site);
});

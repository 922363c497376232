import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { openSample } from '@tests/support/open-sample';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { samplePage } from '@tests/support/sample-boot';
import axe from 'axe-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ResolvedNode } from '@/engine/live';
import { registry } from '@/storefront/app/registry';
import { widgetExamples } from '@/storefront/generated/widget-examples';
import type { WidgetName } from '@/storefront/generated/widget-props';

type Example = {
  readonly use?: string;
  readonly props?: object;
  readonly slots?: { readonly [slot: string]: readonly Example[] };
};

/** What each widget is to who cannot see it: a role and a name. Complete by type. */
const roles = {
  'account.sign-out': ['button', 'Sign out'],
  'account.summary': ['region', 'Balance'],
  'action.button': ['button', 'Deposit'],
  'action.icon-button': ['button', 'widget.badge'],
  'agent.links': ['paragraph', undefined],
  'agent.new-link': ['button', 'New link'],
  'agent.open-account': ['region', 'Open account'],
  'agent.open-directly': ['region', 'Open account'],
  'agent.red-rain': ['paragraph', undefined],
  'auth.login': ['form', 'Welcome back'],
  'auth.forgot': ['form', 'Retrieve password'],
  'auth.forgot-phone': ['form', 'Set password'],
  'auth.change-password': ['form', 'Change password'],
  'auth.register': ['form', 'Create an account'],
  'auth.sms-login': ['textbox', 'Mobile number'],
  'auth.social': ['button', 'Continue with Google'],
  'content.announcement-detail': ['region', 'Announcement'],
  'content.announcement-list': ['region', 'Announcements'],
  'content.announcements': ['region', 'Announcements'],
  'content.app-intro': ['paragraph', undefined],
  'content.download-block': ['region', 'Take it with you'],
  'content.download-option': ['link', /^Android/],
  'form.feedback': ['form', 'Tell us plainly'],
  'contract.own': ['paragraph', undefined],
  'contract.team': ['main', undefined],
  'content.footer-panel': ['region', 'Service'],
  'content.help': ['region', 'Help'],
  'content.image': ['img', 'A lion at sunrise'],
  'content.notice-card': ['complementary', 'Verify your mobile'],
  'content.promotion-list': ['region', 'Events'],
  'content.text': ['paragraph', undefined],
  'agent.greeting': ['heading', undefined],
  'agent.today': ['region', 'Your team today'],
  'form.captcha': ['textbox', 'Code'],
  'form.field': ['textbox', /^Nickname/],
  'game.category-menu': ['tablist', 'Game categories'],
  'game.launch': ['region', 'Game'],
  'game.list': ['region', 'Games'],
  'game.panel': ['tabpanel', 'Games'],
  'game.shelf': ['region', 'New slots'],
  'game.vendor-tiles': ['region', 'Providers'],
  'home.age-gate': ['dialog', 'Are you 18 or older?'],
  'home.app-popup': ['dialog', 'Get the app'],
  'home.banner-carousel': ['region', 'Promotions'],
  'home.bonus': ['complementary', 'Register and get ৳5,000'],
  'home.contract-request': ['main', undefined],
  'home.counter': ['region', 'Paid out this year'],
  'home.hero': ['region', 'Every draw counts'],
  'home.hot-matches': ['region', 'Hot matches'],
  'home.jackpot': ['region', 'Grand jackpot'],
  'home.match-list': ['region', 'Hot matches'],
  'home.notice-strip': ['region', 'Announcements'],
  'home.popups': ['main', undefined],
  'home.winners': ['region', 'Latest winners'],
  'inbox.messages': ['paragraph', undefined],
  'invite.friends': ['paragraph', undefined],
  'layout.section': ['region', 'Promotions'],
  'layout.stack': ['paragraph', undefined],
  'lottery.draws': ['region', 'Lotteries'],
  'lottery.games': ['region', 'Lotteries'],
  'lottery.orders': ['region', 'My orders'],
  'member.balance': ['region', 'Balance'],
  'member.header': ['button', 'Log in or register'],
  'member.picture': ['main', undefined],
  'money.deposit': ['paragraph', undefined],
  'money.transfer-up': ['paragraph', undefined],
  'money.wallets': ['paragraph', undefined],
  'money.withdraw': ['paragraph', undefined],
  'nav.entry': ['button', 'widget.badge'],
  'nav.external': ['link', /^Telegram/],
  'nav.link': ['button', 'Forgot your password?'],
  'nav.link-list': ['navigation', 'About'],
  'nav.list': ['region', 'Records'],
  'nav.tile': ['button', 'widget.badge'],
  'nav.tile-grid': ['group', 'Wallet'],
  'page.screen': ['heading', 'Security centre'],
  'records.dividend': ['region', 'Dividends'],
  'records.list': ['region', 'Deposits'],
  'records.results': ['region', 'Profit and loss'],
  'reward.center': ['paragraph', undefined],
  'reward.missions': ['paragraph', undefined],
  'security.level': ['region', 'How safe is this account?'],
  'security.setting': ['button', /^Fund password/],
  'security.settings': ['region', 'Security settings'],
  'rebate.claim': ['region', 'Rebates'],
  'team.manage': ['paragraph', undefined],
  'team.overview': ['paragraph', undefined],
  'vip.benefits': ['region', 'Benefits'],
  'safer.activity': ['region', 'Your last twelve months'],
  'safer.break': ['region', 'Stop for a while'],
  'safer.limits': ['region', 'Your limits'],
  'shell.account': ['button', /^Your account/],
  'shell.back': ['button', 'Back'],
  'shell.download-bar': ['complementary', 'Faster in the app'],
  'shell.footer': ['navigation', 'Main menu'],
  'shell.footer-entry': ['button', /^Deposit/],
  'shell.frame': ['link', 'Skip to content'],
  'shell.header': ['button', 'Aurora home'],
  'shell.language': ['button', /^Language/],
  'shell.logo': ['button', 'Aurora home'],
  'shell.menu': ['button', 'Menu'],
  'shell.menu-entry': ['button', 'widget.badge'],
  'shell.service-entry': ['button', 'Live chat'],
  'shell.service-link': ['link', /^Telegram/],
  'shell.service-menu': ['complementary', 'Service'],
  'state.empty': ['paragraph', undefined],
  'state.message': ['region', 'Back in an hour'],
} as const satisfies { readonly [Use in WidgetName]: readonly [role: string, name: string | RegExp | undefined] };

const uses = Object.entries(roles);
const examples: { readonly [use: string]: Example | undefined } = widgetExamples;

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite('aurora');
});
afterAll(() => site.close());
afterEach(() => document.documentElement.removeAttribute('dir'));

describe('every widget of the registry', () => {
  it('has an example and a role', () => {
    expect(Object.keys(registry).sort()).toEqual(Object.keys(roles).sort());
    expect(Object.keys(widgetExamples).sort()).toEqual(Object.keys(roles).sort());
  });

  it.each(uses)('%s draws its example with a role and a name', async (use, [role, name]) => {
    await openExamples(use, [exampleOf(use)]);
    const found = await screen.findAllByRole(role, name === undefined ? {} : { name });
    expect(found.length).toBeGreaterThan(0);
    expectNoFailure();
    // Those with the role of the page around them draw nothing for a guest.
    const box = document.querySelector(use === 'shell.frame' ? '[data-node="page"]' : '[data-node="n0"]');
    if (role !== 'main') expect(box, 'marks on its outermost element').not.toBeNull();
    // A browser cuts what is pasted by it, before anything reads it: what is too long is refused in words.
    expect(document.querySelectorAll('[maxlength]')).toHaveLength(0);
  });

  it.each(uses)('%s survives any missing optional prop', { tags: ['deep'] }, async (use) => {
    const whole = exampleOf(use);
    const required = requiredOf(use);
    const optional = Object.keys(whole.props ?? {}).filter((prop) => !required.includes(prop));
    const without = (left: (prop: string) => boolean) => ({
      ...whole,
      props: Object.fromEntries(Object.entries(whole.props ?? {}).filter(([prop]) => left(prop))),
    });
    await openExamples(use, [
      without((prop) => required.includes(prop)),
      ...optional.map((one) => without((prop) => prop !== one)),
    ]);
    expectNoFailure();
  });

  it.each(uses)('%s draws right to left [APP-23]', { tags: ['deep'] }, async (use, [role]) => {
    document.documentElement.setAttribute('dir', 'rtl');
    await openExamples(use, [exampleOf(use)]);
    expect((await screen.findAllByRole(role)).length).toBeGreaterThan(0);
    expectNoFailure();
  });

  it.each(uses)('%s is clean for axe', { tags: ['deep'] }, async (use) => {
    const { container } = await openExamples(use, [exampleOf(use)]);
    // Colours and page regions are a browser's to judge: the journeys do.
    const rules = {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
    };
    const { violations } = await axe.run(container, { rules });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });

  it('lays out by logical properties only, so that right to left is the same style sheet [APP-23]', () => {
    const physical =
      /(?:margin|padding|border)-(?:left|right)|[\s;{](?:left|right)\s*:|text-align:\s*(?:left|right)|float:/;
    const offenders = styleSheets('src/storefront').filter((file) => physical.test(readFileSync(file, 'utf8')));
    expect(offenders).toEqual([]);
  });
});

/** Examples below each other, each in a boundary of its own, over the real sandbox. The frame is the shell; all else is on a page in it. */
async function openExamples(use: string, all: readonly Example[]) {
  const nodes: { [id: string]: ResolvedNode } = {};
  const ids = all.map((example, index) => addNode(nodes, { ...example, use }, `n${index}`));
  const isShell = use === 'shell.frame';
  nodes.page = isShell ? { ...nodes.n0, use } : { use: 'layout.stack', slots: { items: ids } };
  const merchant = { code: 'AURORA', trialCode: 'AURORATRIAL' };
  const shell = isShell ? { shell: samplePage('shell', nodes, { kind: 'shell', paths: [] }) } : {};
  const page = samplePage('home', isShell ? { page: { use: 'layout.stack' } } : nodes);
  return openSample({ pages: [page], table: registry, boot: { merchant, ...shell }, fetch: site.fetch });
}

function addNode(nodes: { [id: string]: ResolvedNode }, example: Example, id: string): string {
  const slots = Object.entries(example.slots ?? {}).map(
    ([slot, children]) =>
      [slot, children.map((child, index) => addNode(nodes, child, `${id}-${slot}-${index}`))] as const,
  );
  nodes[id] = { use: example.use ?? '', props: { ...example.props }, slots: Object.fromEntries(slots) };
  return id;
}

function exampleOf(use: string): Example {
  return examples[use] ?? {};
}

function requiredOf(use: string): readonly string[] {
  const schema: { readonly required?: readonly string[] } = JSON.parse(
    readFileSync(`schemas/widgets/${use}.schema.json`, 'utf8'),
  );
  return schema.required ?? [];
}

/** The retry card of a boundary says `widget.failed`: no text table is given here, so keys show. */
function expectNoFailure(): void {
  expect(document.body.querySelector('main, [data-footer]')).not.toBeNull();
  expect(within(document.body).queryAllByText('widget.failed')).toEqual([]);
}

function styleSheets(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
    .map((entry) => join(entry.parentPath, entry.name));
}

import { projectWorkspace } from '@tests/support/project-workspace';
import { describe, expect, test } from 'vitest';
import { type Facts, layoutFor, resolvePage } from '@/engine';
import { openPersonas, type Personas } from '@/review/layouts/persona-visitors';
import { shellFor } from '@/storefront/app/page/shell-for';

const { catalogue, loaded, platformOf } = await projectWorkspace();
const sites = [...loaded.sites.values()];
const personas = new Map<string, Personas>();
for (const site of sites)
  personas.set(site.id, await openPersonas(site, loaded.consoles.get(site.id) ?? {}, catalogue));

/** Pages of the specification without the shared header, by route name. */
const headerless = ['login', 'register', 'mine', 'agent', 'help'];

/** Pages of the specification without the footer. */
const footerless = [
  ...['login', 'register', 'trail', 'launchGame', 'changePsw', 'notice', 'activity', 'forget', 'service'],
  ...['moreLottery', 'useragreement', 'maintenance', 'agent'],
];

const withHeader = ['home', 'notice', 'activity', 'activityDetail', 'service', 'voucherCenter', 'set', 'gameList'];
const withFooter = ['home', 'mine', 'voucherCenter', 'inviteFriends', 'gameList', 'set'];

/** Pages without a way to responsible play of their own: itself, a running game (its header's menu has it), a closed platform. */
const withoutSafer = ['responsible', 'launchGame', 'maintenance', 'region-restricted', 'offline'];

/** The route table: every address of the specification and the page that answers there. */
const routes: readonly (readonly [path: string, page: string])[] = [
  ...['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'].map((path) => [path, 'home'] as const),
  ...['/m/register', '/m/register.html', '/register.html'].map((path) => [path, 'register'] as const),
  ...['/m/mine', '/m/member/home'].map((path) => [path, 'mine'] as const),
  ...[
    'login',
    'forget',
    'changePsw',
    'notice',
    'activity',
    'activityDetail',
    'service',
    'startLottery',
    'moreLottery',
  ].map((page) => [`/m/${page}`, page] as const),
  ...[
    'gameLobby',
    'gameList',
    'lottery',
    'launchGame',
    'useragreement',
    'set',
    'help',
    'helpDetail',
    'voucherCenter',
  ].map((page) => [`/m/${page}`, page] as const),
  ...['withdraw', 'inviteFriends', 'securityCenter', 'agent', 'agentRegister', 'vouReport', 'withdrawReport'].map(
    (page) => [`/m/${page}`, page] as const,
  ),
  ...['gameRecord', 'profitandloss', 'rewardCenter', 'leaderBoard', 'webEmail', 'feedback', 'trail', 'gameCenter'].map(
    (page) => [`/m/${page}`, page] as const,
  ),
  ['/m/slotsCenter', 'slotsCenter'],
  ['/m/message', 'message'],
  ['/m/maintenance', 'maintenance'],
  ['/m/transaction/record', 'accountRecord'],
  ['/m/upLine/transfer', 'uplineTransfer'],
  ['/m/myWallet', 'myWallet'],
  ['/m/member/manualRebate', 'manualRebate'],
  ['/m/member/rebateReport', 'rebateReport'],
  ['/m/member/benefits', 'benefits'],
  ['/m/agent/team/overview', 'teamOverview'],
  ['/m/member/team', 'teamManage'],
  ['/m/redRain', 'redRain'],
  ['/m/agent/team/pnl', 'teamPnl'],
  ['/m/teamBetting', 'teamBetting'],
  ['/m/member/agent/agentRebeat', 'agentRebate'],
  ['/m/member/teamRebate', 'teamRebate'],
  ['/m/member/agent/agentDivident', 'agentDividend'],
  ['/m/member/notice', 'agentNotice'],
  ['/m/member/agent/getSalaryContract', 'salaryContract'],
  ['/m/member/agent/getDevidendContract', 'dividendContract'],
  ['/m/member/agent/getHourContract', 'hourContract'],
];

describe.each(sites.map((site) => ({ site, merchant: site.id })))('$merchant', ({ site }) => {
  const platform = platformOf(site);
  const page = (id: string) => resolvePage(site, id, platform, catalogue);
  const seen = (id: string, persona: string) => layoutFor(page(id), factsOf(site.id, persona, id));

  test.each(routes)('answers %s with the page %s [APP-01]', (path, id) => {
    expect(site.pages[id]?.paths).toContain(path);
  });

  test.each(headerless)('shows no shared header on %s [APP-03]', (id) => {
    expect(page(id).shell.header).toBe(false);
  });

  test.each(withHeader)('shows the shared header on %s [APP-03]', (id) => {
    expect(page(id).shell.header).toBe(true);
  });

  test.each(footerless)('hides the footer on %s [APP-05]', (id) => {
    expect(page(id).shell.footer).toBe(false);
  });

  test.each(withFooter)('shows the footer on %s [APP-05]', (id) => {
    expect(page(id).shell.footer).toBe(true);
  });

  test('leads from login to home, registration, a new password and customer service [AUT-03]', () => {
    expect(targetsOf(seen('login', 'guest'))).toEqual(expect.arrayContaining(['home', 'register', 'forget']));
    expect(JSON.stringify(seen('login', 'guest').nodes)).toMatch(/"do":"openService"|"to":"service"/);
  });

  test('keeps settings for those signed in, with a new password and the way out [AUT-18]', () => {
    expect(seen('set', 'guest').access).toEqual({ verdict: 'login', to: 'home' });
    expect(seen('set', 'member-0').access).toEqual({ verdict: 'open' });
    expect(targetsOf(seen('set', 'member-0'))).toContain('changePsw');
    expect(JSON.stringify(seen('set', 'member-0').nodes)).toContain('"do":"signOut"');
  });
});

describe.each(sites.map((site) => ({ site, merchant: site.id })))('responsible play at $merchant', ({ site }) => {
  const platform = platformOf(site);
  const { age = 0, ageGate = false } = site.merchant.auth ?? {};
  const page = (id: string) => resolvePage(site, id, platform, catalogue);
  const pages = Object.keys(site.pages).filter((id) => (site.pages[id]?.kind ?? 'page') === 'page');

  test.each(pages.filter((id) => !withoutSafer.includes(id)))('is one tap from %s [APP-16]', (id) => {
    const frame = shellFor(page('shell'), page(id).shell);
    const nodes = Object.entries(frame.nodes).filter(([name]) => !name.startsWith('menu'));
    const live = factsOf(site.id, 'guest', id);
    const shell = layoutFor({ ...frame, nodes: Object.fromEntries(nodes) }, live);
    expect([...targetsOf(shell), ...targetsOf(layoutFor(page(id), live))]).toContain('responsible');
  });

  test('asks for the one age of the merchant, at the gate, in registration and at the end of pages [AUT-24, APP-16]', () => {
    const { nodes } = page('shell');
    expect(nodes['age-gate']?.props?.age).toBe(ageGate ? age : undefined);
    expect(nodes['safer-age']?.props?.label).toEqual(age > 0 ? { t: 'legal.safer', with: { age } } : undefined);
    const asked = [...JSON.stringify(page('register').nodes).matchAll(/"register\.age","with":\{"age":(\d+)\}/g)];
    expect(new Set(asked.map(([, said]) => Number(said)))).toEqual(new Set(age > 0 ? [age] : []));
  });
});

test('finds a merchant that asks for 21 and one that asks at the gate [AUT-24]', () => {
  expect(sites.map(({ merchant }) => merchant.auth?.age)).toEqual(expect.arrayContaining([18, 21]));
  expect(sites.some(({ merchant }) => merchant.auth?.ageGate === true)).toBe(true);
});

function targetsOf(layout: unknown): readonly string[] {
  return [...JSON.stringify(layout).matchAll(/"to":"([^"]+)"/g)].map(([, to]) => to ?? '');
}

function factsOf(merchant: string, persona: string, page: string): Facts {
  return personas.get(merchant)?.facts(persona, page) ?? new Map();
}

import { describe, expect, it } from 'vitest';
import { loadSites, normalizePlatform, type PlatformPart, type ResolvedPage, resolvePage } from '@/engine';
import { homeWith, needSite, solo } from './fixture';
import { readCatalogue } from './project';

const catalogue = readCatalogue();

/** The home of a brand with one node of this condition, while parts of the platform have not been answered. */
function homeOf(when: object | undefined, unanswered: readonly PlatformPart[], node: object = {}): ResolvedPage {
  const entry = { use: 'nav.entry', props: { label: { t: 'home.inbox' } }, ...(when && { when }), ...node };
  const files = solo(homeWith({ list: { use: 'nav.list', slots: { entries: ['one'] } }, one: entry, agency: entry }));
  const site = needSite(loadSites(files, catalogue).sites, 'solo');
  return resolvePage(site, 'home', normalizePlatform({}, site, catalogue, new Set(unanswered)), catalogue);
}

const shows = (page: ResolvedPage) => 'one' in page.nodes;

describe('what the platform has not answered yet', () => {
  const inbox = { switch: 'MAILCEN' };
  const invited = { at: 'promotion.referral', eq: true };
  const byName = { at: 'register.byName', eq: true };
  const wide = { at: 'settings.memberCentre', eq: 1 };
  const ready = { at: 'register.ready', eq: true };

  it.each<[object, PlatformPart]>([
    [inbox, 'whitelabel'],
    [byName, 'whitelabel'],
    [ready, 'register'],
    [invited, 'promotions'],
    [wide, 'settings'],
    [{ at: 'download.ios', eq: true }, 'settings'],
    [{ at: 'template.description', eq: 'x' }, 'settings'],
  ])(
    'is neither on nor off: %j hides, so does its opposite, and the page says that it lacks something [CFG-04]',
    (when, part) => {
      for (const condition of [when, { not: when }]) {
        const page = homeOf(condition, [part]);
        expect([shows(page), page.incomplete]).toEqual([false, true]);
      }
      expect([shows(homeOf({ not: when }, [])), homeOf(when, []).incomplete]).toEqual([true, undefined]);
    },
  );

  it('does not matter where the rest decides, or where another part is asked about [CFG-04]', () => {
    expect(homeOf({ any: [inbox, { at: 'merchant.terms', eq: true }] }, ['whitelabel'])).toEqual(
      homeOf({ any: [inbox, { at: 'merchant.terms', eq: true }] }, []),
    );
    expect(homeOf(invited, ['whitelabel', 'register', 'settings']).incomplete).toBeUndefined();
  });

  it('leaves a form without its fields, and the page says so [AUT-09]', () => {
    const each = { each: 'register.fields' };
    expect(homeOf(undefined, ['register'], each).incomplete).toBe(true);
    expect(homeOf(undefined, [], each).incomplete).toBeUndefined();
  });

  it('shuts nobody out of a page, and gives it another hash [CFG-03, CFG-04]', () => {
    const site = needSite(loadSites(solo(), catalogue).sites, 'solo');
    const page = { ...site.pages.home, format: 1 as const, id: 'home', access: { when: inbox } };
    const shut = { ...site, pages: { ...site.pages, home: { ...page, nodes: page.nodes ?? {} } } };
    const resolved = (unanswered: readonly PlatformPart[]) =>
      resolvePage(shut, 'home', normalizePlatform({}, shut, catalogue, new Set(unanswered)), catalogue);
    expect(resolved([]).access).toEqual({ when: false });
    expect(resolved(['whitelabel']).access).toBeUndefined();
    expect(resolved(['whitelabel']).hash).not.toBe(resolved([]).hash);
  });

  it('is known where the settings carry it, and what a list has is there whatever the settings add [CFG-04]', () => {
    const site = needSite(loadSites(solo(), catalogue).sites, 'solo');
    const console = {
      settings: { whitelabel: [{ modId: 'MAILCEN', enabled: '1' }] },
      contacts: [{ csType: 'LIVECHAT', path: 'https://chat.example' }],
    };
    const read = (parts: readonly PlatformPart[]) => normalizePlatform(console, site, catalogue, new Set(parts));
    expect(read(['whitelabel']).switches.get('MAILCEN')).toBe(true);
    expect(read(['settings']).facts.get('service.liveChat')).toBe(true);
    expect(read(['register']).issues.map(({ code }) => code)).not.toContain('no-rules');
    expect(read([]).issues.map(({ code }) => code)).toContain('no-rules');
  });
});

import type { Catalogue } from '../catalogue';
import type { Site } from '../config';
import type { Facts } from '../facts';
import type { WireIssue } from '../issue';
import { isObject, own, pick } from '../json';
import { memoByObject } from '../memo';
import type { Item, Platform, PlatformPart } from '../platform';
import { toFlag, toNumber, toText } from './flag';
import { normalizeSwitches } from './normalize-switches';
import { withHash } from './platform-hash';
import { platformLinks } from './platform-links';
import { registerFields } from './register-fields';
import { withoutUnanswered } from './unanswered';
import * as messages from './wire-messages';

/**
 * What the platform says of a merchant, from its wire shape `{settings, whitelabel, register, promotions, contacts,
 * service}`. `whitelabel` and `register` may also stand in `settings`, as in the status call's `info`. Unreadable parts
 * count as absent and are reported with their path. Never throws, and changes no input. `unanswered`: parts without an
 * answer yet.
 */
export function normalizePlatform(
  console: unknown,
  site: Site,
  catalogue: Catalogue,
  unanswered: ReadonlySet<PlatformPart> = new Set(),
): Platform {
  const hasText = (key: string) => Object.values(site.texts).some((table) => own(table, key) !== undefined);
  const platform = readPlatform(console, { merchant: site.merchant, hasText }, catalogue);
  const settings = pick(console, 'settings');
  const missingParts = new Set([...unanswered].filter((part) => pick(settings, part) === undefined));
  return missingParts.size === 0 ? platform : withoutUnanswered(platform, missingParts);
}

/** The parts of a site that `readPlatform` needs. */
type PlatformSite = Pick<Site, 'merchant'> & { readonly hasText: (key: string) => boolean };

/** Like `normalizePlatform`, for callers whose texts are not joined in one table. */
export function readPlatform(console: unknown, site: PlatformSite, catalogue: Catalogue): Platform {
  const issues: WireIssue[] = [];
  const settings = readSettings(console, issues);
  const whitelabel = findPart(console, settings, 'whitelabel');
  const register = findPart(console, settings, 'register');
  const { switches, sent } = normalizeSwitches(whitelabel.value, whitelabel.path, catalogue, issues);
  const { facts: linkFacts, sources: linkSources } = platformLinks(
    { settings, contacts: pick(console, 'contacts'), service: pick(console, 'service') },
    issues,
  );
  const language = site.merchant.languages?.default ?? 'en';
  const ways = {
    username: switches.get('USERNAMEREG3') === true,
    usernameCode: switches.get('REGMOBVERF3') === true,
    mobile: switches.get('MOBILENUMREG3') === true,
    mobilePassword: switches.get('MOBILENUMPASSREG3') === true,
  };
  const fields = registerFields(
    register.value,
    register.path,
    {
      order: site.merchant.register?.order ?? [],
      fields: site.merchant.register?.fields ?? {},
      language,
      hasText: site.hasText,
      ways,
    },
    issues,
  );
  const facts = new Map<string, unknown>([
    ...templateFacts(settings, issues),
    ...linkFacts,
    ...promotionFacts(pick(console, 'promotions'), issues),
    ['register.byName', ways.username],
    ['register.byMobile', ways.mobile],
    ['register.ready', fields.length > 0],
    ...merchantFacts(site.merchant),
  ]);
  const sources = {
    'register.fields': fields,
    categories: categoryItems(site),
    languages: languageItems(site, catalogue),
    ...linkSources,
  };
  return withHash({ facts, switches, sent, sources, issues });
}

/** Facts that the merchant's own settings decide. */
export function merchantFacts({ auth = noSettings }: Site['merchant']): Facts {
  return factsOfAuth(auth);
}

const noSettings = {};
const factsOfAuth = memoByObject(
  (auth: NonNullable<Site['merchant']['auth']>): Facts =>
    new Map<string, unknown>([
      ['merchant.age', auth.age ?? 0],
      ['merchant.ageGate', auth.ageGate ?? false],
      ['merchant.terms', auth.terms ?? true],
      ['merchant.remember', auth.remember ?? true],
      ['merchant.trial', auth.trial ?? true],
    ]),
);

type FoundPart = { readonly value: unknown; readonly path: string };

/** The settings. A status answer carries them in `info`. */
function readSettings(console: unknown, issues: WireIssue[]): unknown {
  if (!isObject(console)) {
    issues.push(messages.notReadable('', 'The console'));
    return undefined;
  }
  const settings = own(console, 'settings') ?? pick(own(console, 'status'), 'info') ?? own(console, 'info');
  if (settings !== undefined && settings !== null && !isObject(settings)) {
    issues.push(messages.notReadable('settings', 'The settings'));
  }
  return settings;
}

/** A part of a console's answers, at its own place or in the settings, and its path with dots. */
export function partOf(console: unknown, key: 'whitelabel' | 'register'): FoundPart {
  return findPart(console, readSettings(console, []), key);
}

function findPart(console: unknown, settings: unknown, key: string): FoundPart {
  const direct = pick(console, key);
  if (direct !== undefined && direct !== null) return { value: direct, path: key };
  const inner = pick(settings, key);
  return inner === undefined || inner === null
    ? { value: direct, path: key }
    : { value: inner, path: `settings.${key}` };
}

/** Version 1 is the new template; absent or anything else is the base version. */
function templateFacts(settings: unknown, issues: WireIssue[]): readonly (readonly [string, unknown])[] {
  const template = pick(settings, 'mobileTemplate');
  const version = (key: string): number => {
    const value = pick(template, key);
    const number = toNumber(value);
    if (number === undefined && value !== undefined && value !== null && value !== '') {
      issues.push(messages.oddNumber(`settings.mobileTemplate.${key}`));
    }
    return number === 1 ? 1 : 0;
  };
  return [
    ['settings.memberCentre', version('mem_cen')],
    ['settings.depositDetail', version('dep_func')],
    ['template.background', toText(pick(template, 'app_background')) ?? ''],
    ['template.description', toText(pick(template, 'app_desc')) ?? ''],
    ['template.descriptionColor', toText(pick(template, 'app_desc_font_color')) ?? ''],
  ];
}

function promotionFacts(promotions: unknown, issues: WireIssue[]): readonly (readonly [string, unknown])[] {
  const isRunning = (key: string): boolean => {
    const promotion = pick(promotions, key);
    const value = isObject(promotion) ? own(promotion, 'enabled') : promotion;
    const flag = toFlag(value);
    if (flag === undefined && value !== undefined && value !== null)
      issues.push(messages.oddFlag(`promotions.${key}.enabled`));
    return flag ?? false;
  };
  if (promotions !== undefined && promotions !== null && !isObject(promotions)) {
    issues.push(messages.notReadable('promotions', 'The promotions'));
  }
  return [
    ['promotion.referral', isRunning('REFERRAL')],
    ['promotion.mission', isRunning('MISSION')],
  ];
}

function categoryItems(site: PlatformSite): readonly Item[] {
  const { order = [], items = {} } = site.merchant.categories ?? {};
  return [...new Set(order)].flatMap((key) => {
    const category = own(items, key);
    return category ? [{ key, label: category.label, ...(category.icon ? { icon: category.icon } : {}) }] : [];
  });
}

function languageItems(site: PlatformSite, catalogue: Catalogue): readonly Item[] {
  const { supported = [], offered = supported } = site.merchant.languages ?? {};
  return [...new Set([...offered, ...supported])].map((code) => {
    const language = own(catalogue.languages, code);
    return { code, name: language?.name ?? code, flag: language?.flag ?? code, supported: supported.includes(code) };
  });
}

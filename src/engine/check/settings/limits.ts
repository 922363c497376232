import type { Composed } from '../../compose/compose-site';
import type { Merchant } from '../../config';
import { isList, pick } from '../../json';
import * as messages from '../../messages';
import { ownOrigin } from '../origins';
import type { SiteCheck } from '../site-check';
import { widthOf } from '../texts/text-faults';

/**
 * Limits for the time that a toast shows, in milliseconds: a shorter one cannot be read, a longer one is in the way.
 */
const [shortestToast, longestToast] = [500, 60_000];

/** A lower minimum age lets minors play. One above `greatestAge` must be a mistake. */
export const adultAge = 18;
const greatestAge = 30;

/** The greatest width of a name that fits a title bar or a list of apps. */
const longestName = 45;

/** Ages, durations and names that must be mistakes, and lists that contain an entry twice. */
export const limits: SiteCheck = {
  finds: 'figures and names that can be meant for nobody',
  reads: ({ merchant, folder }) => [merchant, folder.console],
  run({ composed, report, reportSetting }) {
    const { auth = {}, toasts = {}, languages = {}, name, abstract } = composed.merchant;
    const { age } = auth;
    if (age !== undefined && age > 0 && age < adultAge) reportSetting(messages.childAge(age), ['auth', 'age']);
    else if (age !== undefined && age > greatestAge) reportSetting(messages.oddAge(age), ['auth', 'age']);
    for (const [kind, time] of Object.entries(toasts)) {
      if (time < shortestToast || time > longestToast)
        reportSetting(messages.oddDuration(kind, time), ['toasts', kind]);
    }
    const brandOnlySetting =
      abstract === true && composed.parent !== undefined ? brandOnlySettingOf(composed) : undefined;
    if (brandOnlySetting !== undefined) reportSetting(messages.abstractBrand(brandOnlySetting), ['abstract']);
    for (const [index, domain] of (composed.folder.merchant?.value.domains ?? []).entries())
      if (/^(?:.*\.)?localhost$|^127(?:\.\d+){3}$|\.(?:local|internal|invalid)$/.test(domain))
        reportSetting(messages.localDomain(domain), ['domains', index]);
    if (hasEmptyDomains(composed)) reportSetting(messages.noDomains(composed.id), ['domains']);
    if (name?.trim() === '' && abstract !== true) reportSetting(messages.emptyName(), ['name']);
    if (name !== undefined && widthOf(name) > longestName)
      reportSetting(messages.longName(widthOf(name), longestName), ['name']);
    if (!/^[a-z][a-z0-9-]*$/.test(composed.id))
      report(messages.oddFolder(composed.id, folderNameFor(composed.id)), ownOrigin(composed, []));
    if (hasNoGameHosts(composed)) reportSetting(messages.noGameHosts(), ['games', 'hosts']);
    const { code, trialCode } = composed.merchant;
    for (const [key, value = ''] of Object.entries({ name, code, trialCode }))
      if (value.trim() !== '' && value.trim() !== value) reportSetting(messages.paddedSetting(key, value), [key]);
    const { supported = [], offered = [], default: defaultLanguage } = languages;
    const isLeftOut = offered.length > 0 && !offered.includes(defaultLanguage ?? '');
    if (defaultLanguage !== undefined && supported.includes(defaultLanguage) && isLeftOut)
      reportSetting(messages.defaultNotOffered(defaultLanguage), ['languages', 'offered']);
    for (const [path, list] of listsOf(composed.merchant)) {
      for (const [index, entry] of list.entries()) {
        if (list.indexOf(entry) < index) reportSetting(messages.repeatedEntry(entry, path.join('.')), [...path, index]);
      }
    }
    for (const [index, code] of offered.entries()) {
      if (!supported.includes(code)) reportSetting(messages.notSupported(code), ['languages', 'offered', index]);
    }
  },
};

/** Something that only a served brand may have, and that an abstract merchant has by mistake. */
function brandOnlySettingOf({ folder: { merchant, console } }: Composed): string | undefined {
  const { domains = [], code, trialCode } = merchant?.value ?? {};
  if (domains.length > 0) return 'domains';
  if (code || trialCode) return 'a code of the gateway';
  return console === undefined ? undefined : 'a console.json';
}

/** Whether a brand sets an empty list of domains. Allowed if it empties a list of its parent. */
function hasEmptyDomains({ merchant, folder, parent }: Composed): boolean {
  const isMeant = merchant.abstract === true || (parent?.merchant.domains ?? []).length > 0;
  return !isMeant && folder.merchant?.value.domains?.length === 0;
}

/** Whether the own merchant.json empties the list of game hosts, and a console.json names none either. */
function hasNoGameHosts({ folder: { merchant, console } }: Composed): boolean {
  if (merchant?.value.games?.hosts?.length !== 0 || console === undefined) return false;
  const hosts = pick(pick(console.value, 'settings'), 'launchGameCDNs');
  return !isList(hosts) || hosts.length === 0;
}

function folderNameFor(name: string): string {
  const folderName = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');
  return folderName === '' ? 'brand' : folderName;
}

/** Lists in which no entry may stand twice. */
function listsOf({ languages, register, categories, domains, links }: Merchant): readonly List[] {
  return [
    [['languages', 'supported'], languages?.supported ?? []],
    [['languages', 'offered'], languages?.offered ?? []],
    [['register', 'order'], register?.order ?? []],
    [['categories', 'order'], categories?.order ?? []],
    [['domains'], domains ?? []],
    [['links', 'hosts'], links?.hosts ?? []],
  ];
}

type List = readonly [path: readonly string[], entries: readonly string[]];

import type { WireIssue } from '../issue';
import { isList, isObject, type JsonObject, own, pick } from '../json';
import type { Item } from '../platform';
import { toText } from './flag';
import * as messages from './wire-messages';

type Links = {
  readonly facts: readonly (readonly [string, unknown])[];
  readonly sources: { readonly [name: string]: readonly Item[] };
};

const socialIcons: { readonly [type: string]: string } = {
  FACEBOOK: 'facebook',
  TELEGRAM: 'telegram',
  TELEGRAM1: 'telegram',
  TELEGRAM2: 'telegram',
  TELEGRAM3: 'telegram',
  WHATSAPP: 'whatsapp',
  INSTAGRAM: 'chat',
};
const downloadTypes: { readonly [type: string]: string } = { ANDROID: 'android', IOS: 'ios', MOBILECONFIG: 'profile' };
const downloadNames: { readonly [type: string]: string } = { android: 'Android', ios: 'iOS', profile: 'iOS' };

/** The answers about links: settings, and the calls `customerService` and `serviceVersion` where they were asked. */
export type LinkAnswers = { readonly settings: unknown; readonly contacts?: unknown; readonly service?: unknown };

/**
 * Service, social, download and domain links of the console. An entry without a usable address is dropped and reported.
 * One with the name of an earlier one is dropped, and so is a service link with the address of an earlier one. Contacts
 * with one name in the same list are numbered and stay.
 */
export function platformLinks({ settings, contacts, service }: LinkAnswers, issues: WireIssue[]): Links {
  const resources = entriesOf(settings, 'resources', issues);
  const contactLists = [entriesOf(settings, 'customerService', issues), entriesIn(contacts, 'contacts', issues)];
  const namedServices = withoutRepeats([
    ...contactLists.flatMap((entries) => numbered(entries.flatMap((entry) => serviceItem(entry, issues)))),
    ...resources.flatMap((entry) => socialItem(entry, issues)),
  ]);
  const services = withoutRepeats(namedServices, 'url');
  const lines = serviceLines(service, services, issues);
  const contactCount = services.filter(({ contact }) => contact === true).length + lines.length;
  const links = withoutRepeats(resources.flatMap((entry) => downloadItem(entry, issues)));
  const domains = withoutRepeats(
    entriesOf(settings, 'domainRoute', issues).flatMap((entry) => domainItem(entry, issues)),
  );
  const hasDownload = (type: string) => links.some((link) => link.type === type);
  return {
    facts: [
      ['service.liveChat', services.some((service) => service.type === 'LIVECHAT')],
      ['service.contacts', contactCount],
      ['service.links', services.length + lines.length],
      ['download.android', hasDownload('android')],
      ['download.ios', hasDownload('ios')],
      ['download.profile', hasDownload('profile')],
    ],
    sources: {
      'services.links': services,
      'services.lines': lines,
      'download.links': links,
      'domains.links': domains,
    },
  };
}

type Entry = { readonly value: JsonObject; readonly path: string };

function entriesOf(settings: unknown, key: string, issues: WireIssue[]): readonly Entry[] {
  const list = pick(settings, key);
  if (list === undefined || list === null) return [];
  if (!isList(list)) {
    issues.push(messages.notReadable(`settings.${key}`, `The list "${key}"`));
    return [];
  }
  return entriesIn(list, `settings.${key}`, issues);
}

/** The entries of a list. Anything else counts as no answer. */
function entriesIn(list: unknown, place: string, issues: WireIssue[]): readonly Entry[] {
  if (!isList(list)) return [];
  return list.flatMap((value, index) => {
    const path = `${place}.${index}`;
    if (isObject(value)) return [{ value, path }];
    issues.push(messages.notReadable(path, 'This entry'));
    return [];
  });
}

function serviceItem({ value, path }: Entry, issues: WireIssue[]): readonly Item[] {
  const type = (toText(value.csType) ?? 'SERVICE').toUpperCase();
  const url = readAddress(value, 'path', path, issues);
  const name = toText(value.title) ?? type;
  return url === undefined ? [] : [{ name, type, label: { text: { en: name } }, url, icon: 'headset', contact: true }];
}

/** Entries of type 3 in the service's list of paths, without those that another link leads to already. */
function serviceLines(service: unknown, services: readonly Item[], issues: WireIssue[]): readonly Item[] {
  const links = entriesIn(pick(service, 'pathList'), 'service.pathList', issues)
    .filter(({ value }) => value.type === 3 || toText(value.type) === '3')
    .flatMap(({ value, path }) => readAddress(value, 'link', path, issues) ?? []);
  return [...new Set(links)]
    .filter((url) => !services.some((item) => item.url === url))
    .map((url, index) => ({ name: `LINE${index + 1}`, url }));
}

function socialItem({ value, path }: Entry, issues: WireIssue[]): readonly Item[] {
  const type = (toText(value.resourceType) ?? '').toUpperCase();
  const icon = own(socialIcons, type);
  if (icon === undefined) return [];
  const url = readAddress(value, 'url', path, issues);
  return url === undefined
    ? []
    : [{ name: type, type, label: { text: { en: toText(value.labelNameEn) ?? type } }, url, icon, contact: false }];
}

function downloadItem({ value, path }: Entry, issues: WireIssue[]): readonly Item[] {
  const type = own(downloadTypes, (toText(value.resourceType) ?? '').toUpperCase());
  if (type === undefined) return [];
  const url = readAddress(value, 'url', path, issues);
  const label = toText(value.labelNameEn) ?? downloadNames[type] ?? type;
  return url === undefined ? [] : [{ name: type, type, label: { text: { en: label } }, url, icon: 'download' }];
}

function domainItem({ value, path }: Entry, issues: WireIssue[]): readonly Item[] {
  const name = toText(value.domainName);
  if (name === undefined || !/^[a-z0-9.-]+(?::\d+)?$/i.test(name)) {
    issues.push(messages.oddLink(`${path}.domainName`, '"domainName" of this entry'));
    return [];
  }
  return [{ name, label: { text: { en: name } }, url: `https://${name}` }];
}

/**
 * A web address, a path of this host, or a phone or mail address, never a script. An encrypted address gets the prefix
 * `hidden:`, and the browser decrypts it.
 */
function readAddress(value: JsonObject, key: string, path: string, issues: WireIssue[]): string | undefined {
  const address = toText(own(value, key))?.trim();
  if (
    address !== undefined &&
    /^(?:https?:\/\/[^\s"'<>]+|\/(?!\/)[^\s"'<>]*|tel:[+\d -]+|mailto:[^\s"'<>]+)$/i.test(address)
  )
    return address;
  if (address !== undefined && isCipherText(address.slice(0, -8))) return `hidden:${address}`;
  const type = toText(value.resourceType) ?? toText(value.csType) ?? toText(value.title);
  issues.push(messages.oddLink(`${path}.${key}`, `"${key}" of ${type ?? 'this entry'}`, address));
  return undefined;
}

/** Encrypted text: base64 of whole blocks of 8 bytes. The platform appends the 8 characters of the key. */
function isCipherText(text: string): boolean {
  if (text === '' || !/^(?:[a-z0-9+/]{4})*(?:[a-z0-9+/]{2}==|[a-z0-9+/]{3}=)?$/i.test(text)) return false;
  const padding = text.length - text.replace(/=+$/, '').length;
  return ((text.length / 4) * 3 - padding) % 8 === 0;
}

/** Items with other addresses and one name: the second `Chat` is `Chat 2`. */
function numbered(items: readonly Item[]): readonly Item[] {
  const counts = new Map<unknown, number>();
  return withoutRepeats(items, 'url').map((item) => {
    const count = (counts.get(item.name) ?? 0) + 1;
    counts.set(item.name, count);
    return count === 1 ? item : { ...item, name: `${item.name} ${count}` };
  });
}

function withoutRepeats(items: readonly Item[], field = 'name'): readonly Item[] {
  const seen = new Set<unknown>();
  return items.filter((item) => {
    const isNew = !seen.has(item[field]);
    seen.add(item[field]);
    return isNew;
  });
}

import { artPath } from './art-path';
import { classKeys, className } from './game-classes';
import { cockfightVendor, esportVendor, inhouseVendors, type Vendor, vendors } from './vendors';

const everyCategory = ['HOT', 'RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'INHOUSE', 'ELOTT', 'LOTT'];

const names: Readonly<Record<string, readonly [english: string, bengali: string]>> = {
  HOT: ['Hot', 'জনপ্রিয়'],
  RNG: ['Slots', 'স্লট'],
  LIVE: ['Live', 'লাইভ'],
  SPORTS: ['Sports', 'খেলাধুলা'],
  FISH: ['Fishing', 'মাছ ধরা'],
  PVP: ['Cards', 'তাস'],
  INHOUSE: ['Originals', 'নিজস্ব'],
  ELOTT: ['E-lottery', 'ই-লটারি'],
  ELOTTO: ['E-lottery', 'ই-লটারি'],
  LOTT: ['Lottery', 'লটারি'],
};

/** Parts of the SPORTS lane that a client shows as categories of their own. */
const sportsParts: ReadonlyMap<string, string> = new Map([
  ['ESPORTS', esportVendor],
  ['COCKFIGHT', cockfightVendor],
]);

/**
 * The vendor lanes in the order of the merchant's console. Esports and cockfight are parts of SPORTS, as at the
 * gateway. A console that names such parts has only those; one that names SPORTS alone has all parts, unless it is
 * strict.
 */
export function lanesFor(order: unknown, language: string, isStrict = false) {
  const wanted = Array.isArray(order) && order.length > 0 ? order.map(String) : everyCategory;
  const titles = [...new Set(wanted.map((title) => (sportsParts.has(title) ? 'SPORTS' : title)))];
  return titles.map((title) => ({
    title,
    gameType: title === 'INHOUSE' ? 'RNG' : title,
    displayName: nameOf(title, language),
    gameClassify: classKeys(title).map((key) => ({ key, displayName: className(key, language), gameCount: null })),
    cards: vendorsOf(title, wanted, isStrict).map((vendor) => cardOf(vendor, title, language)),
  }));
}

function vendorsOf(title: string, wanted: readonly string[], isStrict: boolean): readonly Vendor[] {
  if (title === 'INHOUSE') return vendors.filter(({ code }) => inhouseVendors.includes(code));
  const type = title === 'ELOTTO' ? 'ELOTT' : title;
  const offering = vendors.filter((vendor) => type in vendor.games && !inhouseVendors.includes(vendor.code));
  return title === 'SPORTS' ? offering.filter(({ code }) => isSportsWanted(code, wanted, isStrict)) : offering;
}

function isSportsWanted(code: string, wanted: readonly string[], isStrict: boolean): boolean {
  const part = [...sportsParts].find(([, vendor]) => vendor === code)?.[0];
  const namesParts = isStrict || wanted.some((title) => sportsParts.has(title));
  return part === undefined
    ? wanted.includes('SPORTS')
    : wanted.includes(part) || (!namesParts && wanted.includes('SPORTS'));
}

function cardOf(vendor: Vendor, title: string, language: string) {
  const gameType = title === 'INHOUSE' ? 'RNG' : title;
  const logo = artPath('vendors', vendor.code, language);
  return {
    vassalage: vendor.code,
    accountTypeName: vendor.name,
    id: vendors.indexOf(vendor) + 1,
    displayName: vendor.name,
    title: vendor.name,
    gameType,
    smallIcon: logo,
    mobileSmallIcon: logo,
    mobileLargeIcon: logo,
    h5Icon: logo,
    lagerIcon: logo,
  };
}

function nameOf(title: string, language: string): string {
  const [english, bengali] = names[title] ?? [title, title];
  return language === 'BN' ? bengali : english;
}

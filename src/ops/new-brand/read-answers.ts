import { nearest } from '@/engine';
import {
  type Answers,
  type Bonuses,
  type Feature,
  features,
  has,
  type Product,
  products,
  type RegisterBy,
} from './answers';
import { successorOf } from './currencies';
import type { LogoColors } from './logo-colors';
import { messages } from './messages';
import { type Mode, modeOf } from './palette';

/** Answers as typed, by flag. */
export type Said = { readonly [flag: string]: string | undefined };

/** Everything that answers are checked against. */
export type Known = {
  /** Languages that base has texts in. */
  readonly languages: readonly string[];
  readonly currencies: readonly string[];
  readonly timeZones: readonly string[];
  /** The logo's bytes and colours, if a file was named. */
  readonly logo: { readonly file: string; readonly bytes: Uint8Array; readonly colors: LogoColors } | undefined;
};

/** A problem of an answer, and the flag of its question. */
export type Problem = { readonly flag: string; readonly message: string };

export type ReadAnswers = { readonly answers: Answers } | { readonly problems: readonly Problem[] };

const folderName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const domainName = /^(?=.{4,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/;
const mostMoney = 1_000_000;

/** Valid answers, or all problems at once. */
export function readAnswers(id: string, said: Said, known: Known): ReadAnswers {
  const problems: Problem[] = [];
  const say: Say = (flag, message) => void problems.push({ flag, message });
  const name = (said.brand ?? '').trim().replace(/\s+/g, ' ');
  if (name === '') say('brand', messages.noBrand());
  if (/[<>{}]/.test(name)) say('brand', messages.oddBrand(name));
  if ([...name].length > 30) say('brand', messages.longBrand([...name].length));
  const domain = (said.domain ?? '').trim().toLowerCase();
  if (!domainName.test(domain)) say('domain', messages.badDomain((said.domain ?? '').trim()));
  const languages = readLanguages(said.languages, known.languages, say);
  const money = readMoneyAndClock(said, known, say);
  const chosen = readList<Product>('products', said.products, products, say);
  if (chosen.length === 0 && !problems.some(({ flag }) => flag === 'products')) say('products', messages.noProduct());
  const extras = readList<Feature>('features', said.features, features, say);
  const bonuses = readBonuses(said, extras, say);
  const age = /^\d+$/.test(said.age ?? '') ? Number(said.age) : 0;
  if (age < 18 || age > 25) say('age', messages.badAge(said.age ?? ''));
  const look = readLook(said, known, say);
  const registerBy = readChoice<RegisterBy>('register', said.register, ['username', 'mobile', 'both'], say);
  const [first, ...others] = languages;
  if (problems.length > 0 || first === undefined || registerBy === undefined || look === undefined) return { problems };
  return {
    answers: {
      id,
      name,
      domain,
      languages: [first, ...others],
      language: first,
      ...money,
      products: chosen,
      registerBy,
      features: extras,
      bonuses,
      age,
      ...look,
    },
  };
}

type Say = (flag: string, message: string) => void;

/** Whether a merchant's folder may have this name. */
export function isFolderName(id: string): boolean {
  return folderName.test(id) && id !== 'base';
}

function readLanguages(text: string | undefined, known: readonly string[], say: Say): readonly string[] {
  const languages = listOf(text);
  if (languages.length === 0) say('languages', messages.noLanguage());
  const unknown = languages.filter((language) => !known.includes(language));
  if (unknown.length > 0) say('languages', messages.unknownLanguages(asTyped(unknown, text), known));
  return languages;
}

function readMoneyAndClock(said: Said, { currencies, timeZones }: Known, say: Say) {
  const typed = (said.currency ?? '').trim();
  const currency = typed.toUpperCase();
  const successor = successorOf(currency);
  if (successor !== undefined) say('currency', messages.retiredCurrency(typed, successor));
  else if (!currencies.includes(currency)) say('currency', messages.unknownCurrency(typed));
  const asked = (said['time-zone'] ?? '').trim();
  const timeZone = timeZones.find((zone) => zone.toLowerCase() === asked.toLowerCase());
  if (timeZone === undefined) say('time-zone', messages.unknownTimeZone(asked, zoneNear(asked, timeZones)));
  return { currency, timeZone: timeZone ?? '' };
}

/** The words of an answer, in the order of the allowed values. */
function readList<T extends string>(
  flag: string,
  text: string | undefined,
  known: Readonly<Record<T, unknown>>,
  say: Say,
) {
  const names = Object.keys(known);
  const said = listOf(text).filter((word) => word !== 'none');
  const unknown = said.filter((word) => !names.includes(word));
  if (unknown.length > 0) say(flag, messages.unknownChoices(flag, asTyped(unknown, text), names));
  const isKnown = (name: string): name is T => Object.hasOwn(known, name);
  return names.filter(isKnown).filter((name) => said.includes(name));
}

function readChoice<T extends string>(flag: string, text: string | undefined, known: readonly T[], say: Say) {
  const word = (text ?? '').trim().toLowerCase();
  const found = known.find((one) => one === word);
  if (found === undefined) say(flag, messages.unknownChoices(flag, [(text ?? '').trim()], known));
  return found;
}

function readBonuses(said: Said, extras: readonly Feature[], say: Say): Bonuses {
  const amount = (flag: string, most: number) => {
    const text = (said[flag] ?? '0').trim();
    const isGood = /^\d{1,7}$/.test(text) && Number(text) <= most;
    if (!isGood) say(flag, messages.badAmount(flag, text, most));
    return isGood ? Number(text) : 0;
  };
  const bonuses = {
    welcome: amount('welcome-bonus', mostMoney),
    deposit: amount('deposit-bonus', 500),
    invite: amount('invite-bonus', mostMoney),
  };
  if (bonuses.invite > 0 && !has(extras, 'invite')) say('invite-bonus', messages.inviteWithout());
  return bonuses;
}

/** The given colour, otherwise the logo's. The given mode, otherwise the one in which both look best. */
function readLook(
  said: Said,
  { logo }: Known,
  say: Say,
): Pick<Answers, 'primary' | 'accent' | 'mode' | 'logo'> | undefined {
  const told = (said.color ?? '').trim().toLowerCase();
  const isTold = told !== '' && told !== 'logo';
  const digits = told.replace('#', '');
  if (isTold && !/^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(told))
    return void say('color', messages.badColor((said.color ?? '').trim()));
  const whole = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const primary = isTold ? `#${whole}` : logo?.colors.primary;
  if (primary === undefined)
    return void say('color', logo === undefined ? messages.lostColor() : messages.greyLogo(logo.file));
  const wish = readChoice<Mode | 'auto'>('mode', said.mode ?? 'auto', ['auto', 'light', 'dark'], say);
  const only = logo?.colors.only;
  return {
    primary,
    accent: logo?.colors.accent,
    mode: wish === undefined || wish === 'auto' ? (only ?? modeOf(primary)) : wish,
    logo: logo && { bytes: logo.bytes, only },
  };
}

/** Finds a time zone by its city alone. */
function zoneNear(asked: string, zones: readonly string[]): string | undefined {
  const city = asked.toLowerCase().replaceAll(' ', '_');
  return zones.find((zone) => zone.toLowerCase().endsWith(`/${city}`)) ?? nearest(asked, zones);
}

/** Words as they were typed; they are compared in lower case. */
function asTyped(words: readonly string[], text: string | undefined): readonly string[] {
  const typed = (text ?? '').split(/[\s,]+/);
  return words.map((word) => typed.find((one) => one.toLowerCase() === word) ?? word);
}

function listOf(text: string | undefined): readonly string[] {
  return [
    ...new Set(
      (text ?? '')
        .toLowerCase()
        .split(/[\s,]+/)
        .filter((word) => word !== ''),
    ),
  ];
}

import { faultOfTimeZone, nearestName } from '@/engine';
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
export type TypedAnswers = { readonly [flag: string]: string | undefined };

/** Everything that answers are checked against. */
export type AllowedAnswers = {
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
const maxMoney = 1_000_000;

/** Valid answers, or all their problems. */
export function readAnswers(id: string, typed: TypedAnswers, allowed: AllowedAnswers): ReadAnswers {
  const problems: Problem[] = [];
  const addProblem: AddProblem = (flag, message) => void problems.push({ flag, message });
  const name = (typed.brand ?? '').trim().replace(/\s+/g, ' ');
  if (name === '') addProblem('brand', messages.noBrand());
  if (/[<>{}]/.test(name)) addProblem('brand', messages.oddBrand(name));
  if ([...name].length > 30) addProblem('brand', messages.longBrand([...name].length));
  const domain = (typed.domain ?? '').trim().toLowerCase();
  if (!domainName.test(domain)) addProblem('domain', messages.badDomain((typed.domain ?? '').trim()));
  const languages = readLanguages(typed.languages, allowed.languages, addProblem);
  const money = readMoneyAndClock(typed, allowed, addProblem);
  const chosenProducts = readList<Product>('products', typed.products, products, addProblem);
  if (chosenProducts.length === 0 && !problems.some(({ flag }) => flag === 'products'))
    addProblem('products', messages.noProduct());
  const chosenFeatures = readList<Feature>('features', typed.features, features, addProblem);
  const bonuses = readBonuses(typed, chosenFeatures, addProblem);
  const age = /^\d+$/.test(typed.age ?? '') ? Number(typed.age) : 0;
  if (age < 18 || age > 25) addProblem('age', messages.badAge(typed.age ?? ''));
  const style = readStyle(typed, allowed, addProblem);
  const registerBy = readChoice<RegisterBy>('register', typed.register, ['username', 'mobile', 'both'], addProblem);
  const [firstLanguage, ...otherLanguages] = languages;
  if (problems.length > 0 || firstLanguage === undefined || registerBy === undefined || style === undefined)
    return { problems };
  return {
    answers: {
      id,
      name,
      domain,
      languages: [firstLanguage, ...otherLanguages],
      language: firstLanguage,
      ...money,
      products: chosenProducts,
      registerBy,
      features: chosenFeatures,
      bonuses,
      age,
      ...style,
    },
  };
}

type AddProblem = (flag: string, message: string) => void;

/** Whether a merchant's folder may have this name. */
export function isFolderName(id: string): boolean {
  return folderName.test(id) && id !== 'base';
}

function readLanguages(
  text: string | undefined,
  allowed: readonly string[],
  addProblem: AddProblem,
): readonly string[] {
  const languages = listOf(text);
  if (languages.length === 0) addProblem('languages', messages.noLanguage());
  const unknownLanguages = languages.filter((language) => !allowed.includes(language));
  if (unknownLanguages.length > 0)
    addProblem('languages', messages.unknownLanguages(asTyped(unknownLanguages, text), allowed));
  return languages;
}

function readMoneyAndClock(typed: TypedAnswers, { currencies, timeZones }: AllowedAnswers, addProblem: AddProblem) {
  const typedCurrency = (typed.currency ?? '').trim();
  const currency = typedCurrency.toUpperCase();
  const successor = successorOf(currency);
  if (successor !== undefined) addProblem('currency', messages.retiredCurrency(typedCurrency, successor));
  else if (!currencies.includes(currency)) addProblem('currency', messages.unknownCurrency(typedCurrency));
  const typedZone = (typed['time-zone'] ?? '').trim();
  const listedZone = timeZones.find((zone) => zone.toLowerCase() === typedZone.toLowerCase());
  // Aliases such as Asia/Kolkata stand in no list.
  const timeZone = listedZone ?? (faultOfTimeZone(typedZone) === undefined ? typedZone : undefined);
  if (timeZone === undefined)
    addProblem('time-zone', messages.unknownTimeZone(typedZone, zoneNear(typedZone, timeZones)));
  return { currency, timeZone: timeZone ?? '' };
}

/** The words of an answer, in the order of the allowed values. */
function readList<T extends string>(
  flag: string,
  text: string | undefined,
  allowed: Readonly<Record<T, unknown>>,
  addProblem: AddProblem,
) {
  const names = Object.keys(allowed);
  const words = listOf(text).filter((word) => word !== 'none');
  const unknownWords = words.filter((word) => !names.includes(word));
  if (unknownWords.length > 0) addProblem(flag, messages.unknownChoices(flag, asTyped(unknownWords, text), names));
  const isAllowed = (name: string): name is T => Object.hasOwn(allowed, name);
  return names.filter(isAllowed).filter((name) => words.includes(name));
}

function readChoice<T extends string>(
  flag: string,
  text: string | undefined,
  allowed: readonly T[],
  addProblem: AddProblem,
) {
  const word = (text ?? '').trim().toLowerCase();
  const choice = allowed.find((one) => one === word);
  if (choice === undefined) addProblem(flag, messages.unknownChoices(flag, [(text ?? '').trim()], allowed));
  return choice;
}

function readBonuses(typed: TypedAnswers, chosenFeatures: readonly Feature[], addProblem: AddProblem): Bonuses {
  const amount = (flag: string, max: number) => {
    const text = (typed[flag] ?? '0').trim();
    const isValid = /^\d{1,7}$/.test(text) && Number(text) <= max;
    if (!isValid) addProblem(flag, messages.badAmount(flag, text, max));
    return isValid ? Number(text) : 0;
  };
  const bonuses = {
    welcome: amount('welcome-bonus', maxMoney),
    deposit: amount('deposit-bonus', 500),
    invite: amount('invite-bonus', maxMoney),
  };
  if (bonuses.invite > 0 && !has(chosenFeatures, 'invite')) addProblem('invite-bonus', messages.inviteWithout());
  return bonuses;
}

/** The given colour, otherwise the logo's. The given mode, otherwise the one in which both look best. */
function readStyle(
  typed: TypedAnswers,
  { logo }: AllowedAnswers,
  addProblem: AddProblem,
): Pick<Answers, 'primary' | 'accent' | 'mode' | 'logo'> | undefined {
  const primary = readColor((typed.color ?? '').trim(), logo, addProblem);
  const wantedMode = readChoice<Mode | 'auto'>('mode', typed.mode ?? 'auto', ['auto', 'light', 'dark'], addProblem);
  if (primary === undefined) return undefined;
  const onlyMode = logo?.colors.onlyMode;
  return {
    primary,
    accent: logo?.colors.accent,
    mode: wantedMode === undefined || wantedMode === 'auto' ? (onlyMode ?? modeOf(primary)) : wantedMode,
    logo: logo && { bytes: logo.bytes, onlyMode },
  };
}

function readColor(text: string, logo: AllowedAnswers['logo'], addProblem: AddProblem): string | undefined {
  const color = text.toLowerCase();
  if (color === '' || color === 'logo') {
    const primary = logo?.colors.primary;
    if (primary === undefined)
      addProblem('color', logo === undefined ? messages.lostColor() : messages.greyLogo(logo.file));
    return primary;
  }
  if (!/^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(color)) return void addProblem('color', messages.badColor(text));
  const digits = color.replace('#', '');
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

/** Finds a time zone by its city alone. */
function zoneNear(typedZone: string, zones: readonly string[]): string | undefined {
  const city = typedZone.toLowerCase().replaceAll(' ', '_');
  return zones.find((zone) => zone.toLowerCase().endsWith(`/${city}`)) ?? nearestName(typedZone, zones);
}

/** Words as they were typed; they are compared in lower case. */
function asTyped(words: readonly string[], text: string | undefined): readonly string[] {
  const typedWords = (text ?? '').split(/[\s,]+/);
  return words.map((word) => typedWords.find((one) => one.toLowerCase() === word) ?? word);
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

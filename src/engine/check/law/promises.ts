import type { Merchant } from '../../config';
import { isList, isObject, isText, own, pick } from '../../json';
import * as messages from '../../messages';
import { toFlag, toNumber } from '../../normalize/flag';
import { switchesOn } from '../rules/console-switches';
import type { SiteCheck } from '../site-check';
import { filesWithWords, writtenWordsOf } from '../texts/written-words';
import { promiseWords, signInServices } from './promise-words';
import { promisedSum } from './promised-sum';
import { promisedWords } from './promised-words';
import { anyOf, type WordList } from './word-list';

/** A pattern of a promise in every language, and why the platform does not keep it; undefined if it does. */
type PlatformPromise = {
  readonly pattern: RegExp;
  readonly whyNotKept: (console: object, merchant: Merchant) => string | undefined;
};

const promises: readonly PlatformPromise[] = [
  {
    pattern: either(/\blive chat\b|\b24\/7 chat\b|\bchat (?:with us )?24\/7/, promiseWords.liveChat),
    whyNotKept: (console, { conditions }) =>
      whyTurnedOff('liveChat', conditions) ??
      (services(console).includes('LIVECHAT') ? undefined : 'the console names no LIVECHAT'),
  },
  {
    pattern: either(
      /\b(?:download|get|install) (?:our|the) app\b|\bapp store\b|\bgoogle play\b|\b(?:iphone|ios|android) app\b/,
      promiseWords.app,
      promiseWords.iPhoneApp,
      promiseWords.androidApp,
    ),
    whyNotKept: (console) => (hasApp(console, anyPhone) ? undefined : 'the console has no app among its resources'),
  },
  {
    pattern: either(
      /\bapp store\b|\b(?:iphone|ios) app\b|\bapp (?:for|on) [^.!?]{0,30}\b(?:iphone|ios)\b/,
      promiseWords.iPhoneApp,
    ),
    whyNotKept: (console) => whyNoAppFor(console, 'iPhones', iPhone),
  },
  {
    pattern: either(
      /\bgoogle play\b|\bandroid app\b|\bapp (?:for|on) [^.!?]{0,30}\bandroid\b/,
      promiseWords.androidApp,
    ),
    whyNotKept: (console) => whyNoAppFor(console, 'Android', android),
  },
  {
    pattern: either(
      /\bdeposits? (?:in|within) (?:\d+ |a few )?(?:seconds|minutes)\b|\b(?:instant|fast|quick) deposits?\b|\bdeposit (?:now|today)\b/,
      promiseWords.fastDeposit,
    ),
    whyNotKept: (console) => whyNoSwitch(console, 'DEPOSIT'),
  },
  {
    pattern: either(/\b(?:no|without|zero) (?:withdrawal )?fees?\b|\bfree withdrawals?\b/, promiseWords.noFee),
    whyNotKept: (console) => {
      const rate = toNumber(pick(pick(pick(console, 'payments'), 'withdraw'), 'feeRate')) ?? 0;
      return rate > 0 ? `the console takes a fee of a withdrawal ("feeRate": ${rate})` : undefined;
    },
  },
  {
    pattern: either(
      /\b(?:instant|immediate) (?:withdrawals?|payouts?)\b|\bwithin (?:\d+|a few) minutes\b.*\b(?:withdraw|paid)/,
      promiseWords.fastWithdrawal,
    ),
    whyNotKept: (console) => whyNoOffer(console, 'swift'),
  },
  {
    pattern: either(/\b(?:welcome|sign-?up|registration) bonus\b/, promiseWords.welcomeBonus),
    whyNotKept: (console, { conditions }) => whyNoOffer(console, 'welcome') ?? whyNoBonus(console, conditions),
  },
  {
    pattern: promisedSum,
    whyNotKept: (console, { conditions }) => (offersDeposit(console) ? undefined : whyNoBonus(console, conditions)),
  },
  {
    pattern: either(/\bcash-?back\b|\brebates?\b/, promiseWords.cashback),
    whyNotKept: (console) => whyNoOffer(console, 'rebate'),
  },
  {
    pattern: either(/\b(?:refer|invite|bring) (?:a friend|friends|your friends)\b/, promiseWords.invitation),
    whyNotKept: (console) => whyNoPromotion(console, 'REFERRAL') ?? whyNoOffer(console, 'invite'),
  },
  {
    pattern: either(/\bmissions\b|\b(?:daily|weekly) mission\b/, promiseWords.mission),
    whyNotKept: (console) => whyNoPromotion(console, 'MISSION') ?? whyNoOffer(console, 'mission'),
  },
  {
    pattern: either(
      /\b(?:try|play) (?:it |us |them |our games )?(?:for )?free\b|(?<!-)\bfree (?:trial|demo|play)\b|\b(?:try|play)\b[^.!?]{0,30}\bwithout (?:an account|registering|registration|signing up)\b/,
      promiseWords.trial,
    ),
    whyNotKept: (console, { auth }) =>
      auth?.trial === false ? '"trial" in "auth" of merchant.json is false' : whyNoOffer(console, 'trial'),
  },
  {
    pattern: either(/\breward cent(?:er|re)\b/, promiseWords.rewardCentre),
    whyNotKept: (console) => whyNoSwitch(console, 'REWCEN3'),
  },
  { pattern: signInWith('Facebook'), whyNotKept: (console) => whyNoSwitch(console, 'FACEBOOKLOGIN3') },
  { pattern: signInWith('Google'), whyNotKept: (console) => whyNoSwitch(console, 'GOOGLELOGIN3') },
  ...games(),
];

/** A service beside words of signing in, in one sentence: "Log in with Facebook". */
function signInWith(service: keyof typeof signInServices): RegExp {
  const names = `\\b${service}\\b|${anyOf(signInServices[service])}`;
  const signIn = `\\b(?:log|sign)(?:ging|ning)? ?in\\b|${anyOf(promiseWords.signIn)}`;
  const between = '[^.!?؟।。！？]{0,40}';
  return new RegExp(`(?:${signIn})${between}(?:${names})|(?:${names})${between}(?:${signIn})`, 'iu');
}

/** Promises of games, by kind of game. A brand turns a kind off with a condition. */
function games(): readonly PlatformPromise[] {
  const kinds: readonly (readonly [condition: string, pattern: RegExp])[] = [
    ['hasLottery', either(/\blotter(?:y|ies)\b/, promiseWords.lottery)],
    ['hasSports', either(/\bsports? ?(?:betting|book)\b|\bcricket\b/, promiseWords.sports)],
    ['hasFishing', either(/\bfishing games?\b/, promiseWords.fishing)],
    ['hasSlots', either(/\bslots?\b/, promiseWords.slots)],
    ['hasLive', either(/\blive (?:dealers?|casino|tables?)\b/, promiseWords.liveTables)],
  ];
  return kinds.map(([condition, pattern]) => ({
    pattern,
    whyNotKept: (_, { conditions }) => whyTurnedOff(condition, conditions),
  }));
}

/** A pattern of English ways to say a thing, and its words in other languages. */
function either(english: RegExp, ...words: readonly WordList[]): RegExp {
  return new RegExp([english.source, ...words.map(anyOf)].join('|'), 'iu');
}

function whyTurnedOff(name: string, conditions: Merchant['conditions']): string | undefined {
  return own(conditions, name) === false ? `"${name}" is false in "conditions" of merchant.json` : undefined;
}

/** Words of a brand that promise something that its platform does not have. */
export const emptyPromises: SiteCheck = {
  finds: 'texts that promise what the platform does not give',
  onlyWarns: true,
  reads: ({ merchant, folder }) => [merchant, folder.console, ...filesWithWords(folder)],
  run({ composed, report }) {
    const { folder, merchant } = composed;
    if (folder.console === undefined || merchant.abstract === true) return;
    const console = folder.console.value;
    const brokenPromises = promises.flatMap(({ pattern, whyNotKept }) => {
      const reason = whyNotKept(console, merchant);
      return reason === undefined ? [] : [{ pattern, reason }];
    });
    const texts = writtenWordsOf(folder);
    for (const { pattern, reason } of brokenPromises) {
      // A promise that the platform cannot keep is one finding, however many texts make it.
      const [first, ...others] = texts.flatMap((text) => {
        const said = promisedWords(text.words, pattern);
        return said === undefined ? [] : [{ ...text, said }];
      });
      if (first === undefined) continue;
      const languagesByText = new Map<string, Set<string>>();
      for (const { key, origin, language = 'no language' } of others) {
        const place = key ?? origin.file.path;
        languagesByText.set(place, new Set(languagesByText.get(place)).add(language));
      }
      report(messages.emptyPromise(first.said, reason, languagesByText), first.origin);
    }
  },
};

function whyNoOffer(console: object, offer: string): string | undefined {
  const offers = pick(console, 'offers');
  return isList(offers) && !offers.includes(offer) ? `"offers" of console.json has no "${offer}"` : undefined;
}

const [anyPhone, iPhone, android] = [/^(?:android|ios|mobileconfig)$/i, /^(?:ios|mobileconfig)$/i, /^android$/i];

function hasApp(console: object, types: RegExp): boolean {
  return resources(console).some((type) => types.test(type));
}

/** Why phones of this kind have no app. Not if no phone has one: then the promise of an app is the finding. */
function whyNoAppFor(console: object, phones: string, types: RegExp): string | undefined {
  const isOther = hasApp(console, anyPhone) && !hasApp(console, types);
  return isOther ? `the console has no app for ${phones} among its resources` : undefined;
}

function whyNoSwitch(console: object, name: string): string | undefined {
  return switchesOn(console)?.has(name) === false ? `the console turns ${name} off` : undefined;
}

function offersDeposit(console: object): boolean {
  const offers = pick(console, 'offers');
  return isList(offers) && offers.includes('deposit');
}

/** The platform reads a promotion that is missing in the answer as one that does not run. */
function whyNoPromotion(console: object, name: string): string | undefined {
  const promotions = pick(console, 'promotions');
  if (!isObject(promotions)) return undefined;
  const promotion = own(promotions, name);
  if (promotion === undefined) return `"promotions" of console.json has no ${name}`;
  const flag = toFlag(isObject(promotion) ? own(promotion, 'enabled') : promotion);
  return flag === false ? `the console turns the promotion ${name} off` : undefined;
}

/** With `welcomeOffered: false` base's own bonus is hidden, but a promotion of the console may still give one. */
function whyNoBonus(console: object, conditions: Merchant['conditions']): string | undefined {
  return own(conditions, 'welcomeOffered') === false ? whyNoPromotionAtAll(console) : undefined;
}

function whyNoPromotionAtAll(console: object): string | undefined {
  const promotions = pick(console, 'promotions');
  if (!isObject(promotions)) return undefined;
  const names = Object.keys(promotions);
  if (names.length === 0) return '"promotions" of console.json has none';
  const areOff = names.every((name) => whyNoPromotion(console, name) !== undefined);
  return areOff ? 'the console turns every promotion off' : undefined;
}

const services = (console: object) => namesAt(pick(pick(console, 'settings'), 'customerService'), 'csType');
const resources = (console: object) => namesAt(pick(pick(console, 'settings'), 'resources'), 'resourceType');

function namesAt(list: unknown, key: string): readonly string[] {
  return (isList(list) ? list : []).flatMap((one) => {
    const name = isObject(one) ? own(one, key) : undefined;
    return isText(name) ? [name] : [];
  });
}

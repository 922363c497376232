import type { Merchant } from '../../config';
import { isList, isObject, isText, own, pick } from '../../json';
import * as messages from '../../messages';
import { toFlag, toNumber } from '../../normalize/flag';
import { switchesOn } from '../rules/console-switches';
import type { SiteCheck } from '../site-check';
import { filesWithWords, writtenWordsOf } from '../texts/written-words';
import { promisedSum } from './promised-sum';
import { promisedWords } from './promised-words';

/** A pattern of a promise in several languages, and a test whether the platform can keep it. */
type PlatformPromise = {
  readonly pattern: RegExp;
  readonly whyNotKept: (console: object, merchant: Merchant) => string | undefined;
};

const promises: readonly PlatformPromise[] = [
  {
    pattern:
      /\blive chat\b|\b24\/7 chat\b|\bchat (?:with us )?24\/7|লাইভ চ্যাট|लाइव चैट|\bchat (?:en vivo|ao vivo|langsung)\b|在线客服|แชทสด|لائیو چیٹ|\btrò chuyện trực tuyến\b/i,
    whyNotKept: (console, { conditions }) =>
      whyTurnedOff('liveChat', conditions) ??
      (services(console).includes('LIVECHAT') ? undefined : 'the console names no LIVECHAT'),
  },
  {
    pattern:
      /\b(?:download|get|install) (?:our|the) app\b|\bapp store\b|\bgoogle play\b|অ্যাপ (?:ডাউনলোড|নামান|ইনস্টল)|ऐप (?:डाउनलोड|इंस्टॉल)|下载(?:我们的)?(?:应用|APP)|ایپ (?:ڈاؤن ?لوڈ|انسٹال)/i,
    whyNotKept: (console) => (hasApp(console, anyPhone) ? undefined : 'the console has no app among its resources'),
  },
  {
    pattern: /\bapp store\b|\b(?:iphone|ios) app\b|\bapp (?:for|on) [^.!?]{0,30}\b(?:iphone|ios)\b/i,
    whyNotKept: (console) => withOtherApp(console, 'iPhones', iPhone),
  },
  {
    pattern: /\bgoogle play\b|\bandroid app\b|\bapp (?:for|on) [^.!?]{0,30}\bandroid\b/i,
    whyNotKept: (console) => withOtherApp(console, 'Android', android),
  },
  {
    pattern:
      /\bdeposits? (?:in|within) (?:\d+ |a few )?(?:seconds|minutes)\b|\b(?:instant|fast|quick) deposits?\b|\bdeposit (?:now|today)\b/i,
    whyNotKept: (console) => withoutSwitch(console, 'DEPOSIT'),
  },
  {
    pattern:
      /\b(?:no|without|zero) (?:withdrawal )?fees?\b|\bfree withdrawals?\b|\bsin comisión|\bsem taxas?\b|ফি ছাড়া|免手续费/i,
    whyNotKept: (console) => {
      const rate = toNumber(pick(pick(pick(console, 'payments'), 'withdraw'), 'feeRate')) ?? 0;
      return rate > 0 ? `the console takes a fee of a withdrawal ("feeRate": ${rate})` : undefined;
    },
  },
  {
    pattern:
      /\b(?:instant|immediate) (?:withdrawals?|payouts?)\b|\bwithin (?:\d+|a few) minutes\b.*\b(?:withdraw|paid)/i,
    whyNotKept: (console) => withoutOffer(console, 'swift'),
  },
  {
    pattern:
      /\b(?:welcome|sign-?up|registration) bonus\b|স্বাগত বোনাস|वेलकम बोनस|\bbono de bienvenida\b|\bbônus de boas-vindas\b/i,
    whyNotKept: (console, { conditions }) => withoutOffer(console, 'welcome') ?? withoutBonus(console, conditions),
  },
  {
    pattern: promisedSum,
    whyNotKept: (console, { conditions }) => (offersDeposit(console) ? undefined : withoutBonus(console, conditions)),
  },
  { pattern: /\bcash-?back\b|\brebates?\b|ক্যাশব্যাক|कैशबैक/i, whyNotKept: (console) => withoutOffer(console, 'rebate') },
  {
    pattern: /\b(?:refer|invite) (?:a friend|friends|your friends)\b|বন্ধুদের আমন্ত্রণ|दोस्तों को (?:बुलाएँ|आमंत्रित)/i,
    whyNotKept: (console) => withoutPromotion(console, 'REFERRAL') ?? withoutOffer(console, 'invite'),
  },
  {
    pattern:
      /\bmissions\b|\b(?:daily|weekly) mission\b|মিশন|मिशन|每日任务|任务|\bmisiones\b|\bmissões\b|\bmisi harian\b|nhiệm vụ h[ằà]ng ngày|ภารกิจ|روزانہ مشن/i,
    whyNotKept: (console) => withoutPromotion(console, 'MISSION') ?? withoutOffer(console, 'mission'),
  },
  {
    pattern:
      /\b(?:try|play) (?:it |us |them |our games )?(?:for )?free\b|(?<!-)\bfree (?:trial|demo|play)\b|ফ্রি (?:ট্রায়াল|ডেমো|খেলুন)|\b(?:try|play)\b[^.!?]{0,30}\bwithout (?:an account|registering|registration|signing up)\b|(?:অ্যাকাউন্ট|নিবন্ধন) ছাড়া(?:ই)? (?:খেলুন|চেষ্টা)|(?:खाते|पंजीकरण) के बिना (?:खेलें|आज़माएँ)|免费试玩|\bprueba gratis\b|\bteste grátis\b|\bcoba gratis\b|chơi thử miễn phí|ทดลองเล่นฟรี|مفت (?:آزمائیں|کھیلیں)/i,
    whyNotKept: (console, { auth }) =>
      auth?.trial === false ? '"trial" in "auth" of merchant.json is false' : withoutOffer(console, 'trial'),
  },
  ...games(),
];

/** Promises of games, by kind of game. A brand turns a kind off with a condition. */
function games(): readonly PlatformPromise[] {
  const kinds: readonly (readonly [condition: string, pattern: RegExp])[] = [
    ['hasLottery', /\blotter(?:y|ies)\b|লটারি|लॉटरी|\bloter[íi]a\b|彩票/i],
    ['hasSports', /\bsports? ?(?:betting|book)\b|\bcricket\b|ক্রিকেট|क्रिकेट|体育/i],
    ['hasFishing', /\bfishing games?\b|ফিশিং|捕鱼/i],
    ['hasSlots', /\bslots?\b|স্লট|स्लॉट|老虎机/i],
    ['hasLive', /\blive (?:dealers?|casino|tables?)\b|লাইভ ক্যাসিনো|लाइव कैसीनो|真人/i],
  ];
  return kinds.map(([condition, pattern]) => ({
    pattern,
    whyNotKept: (_, { conditions }) => whyTurnedOff(condition, conditions),
  }));
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

function withoutOffer(console: object, offer: string): string | undefined {
  const offers = pick(console, 'offers');
  return isList(offers) && !offers.includes(offer) ? `"offers" of console.json has no "${offer}"` : undefined;
}

const [anyPhone, iPhone, android] = [/^(?:android|ios|mobileconfig)$/i, /^(?:ios|mobileconfig)$/i, /^android$/i];

function hasApp(console: object, types: RegExp): boolean {
  return resources(console).some((type) => types.test(type));
}

/** Where there is no app at all, the promise of an app is told. */
function withOtherApp(console: object, phones: string, types: RegExp): string | undefined {
  const isOther = hasApp(console, anyPhone) && !hasApp(console, types);
  return isOther ? `the console has no app for ${phones} among its resources` : undefined;
}

function withoutSwitch(console: object, name: string): string | undefined {
  return pick(console, 'whitelabel') === undefined || switchesOn(console).has(name)
    ? undefined
    : `the console turns ${name} off`;
}

function offersDeposit(console: object): boolean {
  const offers = pick(console, 'offers');
  return isList(offers) && offers.includes('deposit');
}

/** The platform reads a promotion that is missing in the answer as one that does not run. */
function withoutPromotion(console: object, name: string): string | undefined {
  const promotions = pick(console, 'promotions');
  if (!isObject(promotions)) return undefined;
  const promotion = own(promotions, name);
  if (promotion === undefined) return `"promotions" of console.json has no ${name}`;
  const flag = toFlag(isObject(promotion) ? own(promotion, 'enabled') : promotion);
  return flag === false ? `the console turns the promotion ${name} off` : undefined;
}

/** With `welcomeOffered: false` base's own bonus is hidden, but a promotion of the console may still give one. */
function withoutBonus(console: object, conditions: Merchant['conditions']): string | undefined {
  return own(conditions, 'welcomeOffered') === false ? withoutAnyPromotion(console) : undefined;
}

function withoutAnyPromotion(console: object): string | undefined {
  const promotions = pick(console, 'promotions');
  if (!isObject(promotions)) return undefined;
  const names = Object.keys(promotions);
  if (names.length === 0) return '"promotions" of console.json has none';
  const areOff = names.every((name) => withoutPromotion(console, name) !== undefined);
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

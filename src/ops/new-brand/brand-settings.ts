import { type Answers, has, products } from './answers';
import { moneyStyle } from './money-style';
import { paletteOf } from './palette';

/** The categories of a brand, hot games first. */
export function categoriesOf({ products: chosenProducts }: Answers): readonly string[] {
  return ['HOT', ...chosenProducts.flatMap((product) => products[product])];
}

/** Shapes that we draw are SVG. */
const svgPictures = { logo: 'asset:logo.svg', icon: 'asset:icon.svg', maskable: 'asset:icon-maskable.svg' };
/** A brand's own logo is a bitmap, which an SVG around it would only make larger. */
export const bitmapPictures = {
  logo: 'asset:logo.png',
  icon: 'asset:icon-512.png',
  maskable: 'asset:icon-maskable.png',
};

/** `merchant.json` of a new brand. */
export function brandSettings(answers: Answers): object {
  const { name, id, domain, languages, language, mode, primary, accent, age } = answers;
  const pictures = answers.logo === undefined ? svgPictures : bitmapPictures;
  const code = id.replaceAll('-', '').toUpperCase();
  return {
    $schema: '../../schemas/merchant.schema.json',
    format: 1,
    extends: 'base',
    name,
    title: { t: 'site.title' },
    description: { t: 'site.description', with: { age: { fact: 'merchant.age' } } },
    code,
    trialCode: `${code}TRIAL`,
    domains: [domain],
    languages: { supported: languages, default: language, acceptLanguage: languages.length > 1 },
    locale: moneyStyle(answers),
    brand: {
      logo: pictures.logo,
      icon: pictures.icon,
      icons: { '180': 'asset:icon-180.png', '192': 'asset:icon-192.png', '512': 'asset:icon-512.png' },
      maskable: pictures.maskable,
      share: 'asset:share.jpg',
    },
    theme: {
      mode,
      tokens: paletteOf({ primary, accent }, mode),
      otherMode: paletteOf({ primary, accent }, mode === 'dark' ? 'light' : 'dark'),
      look: { footer: 'bar', tile: 'poster', card: 'raised', menu: 'chips', nav: 'grid', ground: 'plain' },
    },
    links: { hosts: ['t.me', 'wa.me', 'facebook.com', houseOf(domain)] },
    games: { hosts: [houseOf(domain)] },
    conditions: offerConditions(answers),
    auth: {
      age,
      emailPattern: '[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+',
      trial: has(answers.features, 'trial'),
      terms: false,
    },
    register: { order: registerOrder(answers), foldOptional: true },
    categories: { order: categoriesOf(answers) },
  };
}

/** `www.sunrise.example` → `sunrise.example`. */
export function houseOf(domain: string): string {
  return domain.replace(/^(?:www|m)\./, '');
}

/** Differences from base's offers: pages, shelves and entries depend on these conditions. */
function offerConditions({ products: chosenProducts, features, bonuses }: Answers): object {
  const offers = {
    hasSlots: has(chosenProducts, 'slots'),
    hasLive: has(chosenProducts, 'live'),
    hasCards: has(chosenProducts, 'cards'),
    hasFishing: has(chosenProducts, 'fishing'),
    hasSports: has(chosenProducts, 'sports'),
    hasLottery: has(chosenProducts, 'lottery'),
    hasEvents: has(features, 'events'),
    depositOffers: bonuses.deposit > 0,
    inviteClosed: has(features, 'invite'),
    vip: has(features, 'vip'),
  };
  return {
    ...Object.fromEntries(Object.entries(offers).filter(([, isOffered]) => !isOffered)),
    ...(has(features, 'agents') ? {} : { agent: whereAgentsAre }),
    ...(bonuses.welcome > 0 ? { welcomeOffered: { all: [{ is: 'guest' }, { is: 'canRegister' }] } } : {}),
  };
}

/** Base's condition for agents, once the platform's module for them is on. Until then agents count as members. */
const whereAgentsAre = {
  all: [{ is: 'signedIn' }, { switch: 'AGEPAG' }, { at: 'member.type', nin: [0, 4, 40] }],
};

/** The fields in order; the console decides which of them show. */
function registerOrder({ registerBy, features }: Answers): readonly string[] {
  const byCode = has(features, 'agents') || has(features, 'invite');
  return [
    ...(registerBy === 'mobile' ? [] : ['username']),
    ...(registerBy === 'username' ? [] : ['mobileNum', 'verificationCode']),
    'password',
    'confirmPassword',
    ...(registerBy === 'mobile' ? [] : ['email']),
    ...(byCode ? ['affiliateCode'] : []),
    'captcha',
  ];
}

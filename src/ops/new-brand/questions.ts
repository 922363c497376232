import { features, type products } from './answers';

/** One question of a new brand. Its name is the flag that answers it. */
export type Question = {
  readonly flag: string;
  readonly ask: string;
  /** The possible answers, each with its meaning. Several may be chosen if `many`. */
  readonly choices?: { readonly [choice: string]: string };
  readonly many?: true;
  /** The answer if none is given. A question without a fallback must be answered. */
  readonly fallback?: string;
  readonly example: string;
};

/** What a product offers players, if its name does not say it. */
const productWords: Readonly<Record<keyof typeof products, string>> = {
  slots: '',
  live: 'tables with dealers on video',
  sports: '',
  esports: '',
  fishing: '',
  cards: 'cards among players',
  originals: 'games of the house',
  cockfight: '',
  lottery: '',
};

/** The languages of base's texts. */
const languageWords: { readonly [language: string]: string } = {
  bn: 'Bengali',
  cn: 'Chinese (simplified)',
  en: 'English',
  es: 'Spanish',
  hi: 'Hindi',
  id: 'Indonesian',
  pt: 'Portuguese',
  th: 'Thai',
  ur: 'Urdu',
  vi: 'Vietnamese',
};

/** All questions, in order. */
export const questions: readonly Question[] = [
  { flag: 'brand', ask: 'What is the brand called, as players read it?', example: 'Sunrise Play' },
  { flag: 'domain', ask: 'On which domain will it be? (without https:// and port)', example: 'www.sunrise.example' },
  {
    flag: 'languages',
    ask: 'Which languages do its players read? The first is for who has chosen none.',
    choices: languageWords,
    many: true,
    fallback: 'en',
    example: 'en,bn',
  },
  { flag: 'currency', ask: 'In which currency do they pay? (three letters, ISO 4217)', example: 'EUR' },
  { flag: 'time-zone', ask: 'By which clock does it live? (continent/city)', example: 'Europe/Malta' },
  {
    flag: 'products',
    ask: 'What can be played there?',
    choices: productWords,
    many: true,
    fallback: 'slots,live,sports,fishing,cards',
    example: 'slots,live,lottery',
  },
  {
    flag: 'register',
    ask: 'How does a player register?',
    choices: { username: 'by a name', mobile: 'by a mobile number', both: 'by either' },
    fallback: 'username',
    example: 'both',
  },
  {
    flag: 'features',
    ask: 'What else does it have? ("none" for nothing)',
    choices: features,
    many: true,
    fallback: 'inbox',
    example: 'inbox,events,invite',
  },
  {
    flag: 'welcome-bonus',
    ask: 'Which bonus does it give to whoever registers? (units of the currency, 0 for none)',
    fallback: '0',
    example: '100',
  },
  { flag: 'deposit-bonus', ask: 'Which bonus on a deposit, in percent? (0 for none)', fallback: '0', example: '50' },
  {
    flag: 'invite-bonus',
    ask: 'Which bonus for a friend who was invited? (units of the currency, 0 for none)',
    fallback: '0',
    example: '20',
  },
  { flag: 'age', ask: 'From which age may people play there?', fallback: '18', example: '21' },
  {
    flag: 'logo',
    ask: 'Where is the logo? (an SVG or PNG file; "none" draws one)',
    fallback: 'none',
    example: './sunrise-logo.svg',
  },
  {
    flag: 'color',
    ask: 'Which colour is the brand\'s? (#rrggbb; "logo" takes it from the logo)',
    fallback: 'logo',
    example: '#c2410c',
  },
  {
    flag: 'mode',
    ask: 'Does it look light or dark? Devices that ask for the other one get that.',
    choices: { light: '', dark: '', auto: 'what suits the colour' },
    fallback: 'auto',
    example: 'dark',
  },
];

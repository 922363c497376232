import type { Mode } from './palette';

/** The products of a brand, and the platform's categories of each. */
export const products = {
  slots: ['RNG'],
  live: ['LIVE'],
  sports: ['SPORTS'],
  esports: ['ESPORTS'],
  fishing: ['FISH'],
  cards: ['PVP'],
  originals: ['INHOUSE'],
  cockfight: ['COCKFIGHT'],
  lottery: ['LOTT', 'ELOTT'],
} as const;

export type Product = keyof typeof products;

/** Features besides games and money, each with its meaning for players. */
export const features = {
  agents: 'agents with teams, contracts and their own pages',
  vip: 'a club of levels, with a bonus and a rebate at each',
  invite: 'members are rewarded for friends whom they invite',
  missions: 'daily missions with rewards',
  rewards: 'a reward centre where bonuses are claimed',
  rebates: 'rebates on what was bet, claimed by the member',
  events: 'a page of offers and events',
  inbox: 'letters from the house, and feedback',
  trial: 'a trial with play money',
  download: 'an app to download',
  winners: 'a board of the latest winners on the home page',
  allday: 'people who answer day and night, and pages that say so',
  jackpot: 'the moving counters of the home page, whose figures are invented',
} as const;

export type Feature = keyof typeof features;

export type RegisterBy = 'username' | 'mobile' | 'both';

/** The bonuses of a brand, which the footer and the home page name. A bonus of 0 is not mentioned. */
export type Bonuses = {
  /** For registration, in units of the currency. */
  readonly welcome: number;
  /** On a deposit, in percent. */
  readonly deposit: number;
  /** For a friend, in units of the currency. */
  readonly invite: number;
};

/** All answers about a new brand, checked and complete. */
export type Answers = {
  /** Name of its folder. */
  readonly id: string;
  readonly name: string;
  readonly domain: string;
  readonly languages: readonly [string, ...string[]];
  /** The default of these languages. */
  readonly language: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly products: readonly Product[];
  readonly registerBy: RegisterBy;
  readonly features: readonly Feature[];
  readonly bonuses: Bonuses;
  /** Age that the age gate demands. */
  readonly age: number;
  /** `#rrggbb`. */
  readonly primary: string;
  readonly accent: string | undefined;
  readonly mode: Mode;
  /** The brand's own logo; without one a logo is drawn. */
  readonly logo: LogoFile | undefined;
};

export type LogoFile = {
  readonly bytes: Uint8Array;
  /** The only mode in which all of the logo is visible. */
  readonly onlyMode: Mode | undefined;
};

export const has = <T>(list: readonly T[], one: T): boolean => list.includes(one);

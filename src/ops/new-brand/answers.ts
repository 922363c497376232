import type { Mode } from './palette';

/** What a brand offers to play, and the platform's categories for it. */
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

/** What a brand has beside games and money, each with what it means for players. */
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

/** What a brand gives, and says so in the footer and on the home page; what is 0 is promised nowhere. */
export type Bonuses = {
  /** To whoever registers, in units of the currency. */
  readonly welcome: number;
  /** On a deposit, in percent. */
  readonly deposit: number;
  /** For a friend, in units of the currency. */
  readonly invite: number;
};

/** Everything that is asked of a new brand, checked and complete. */
export type Answers = {
  /** Name of its folder. */
  readonly id: string;
  readonly name: string;
  readonly domain: string;
  readonly languages: readonly [string, ...string[]];
  /** One of them: what a visitor reads who has chosen none. */
  readonly language: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly products: readonly Product[];
  readonly registerBy: RegisterBy;
  readonly features: readonly Feature[];
  readonly bonuses: Bonuses;
  /** Age that a player confirms. */
  readonly age: number;
  /** `#rrggbb`. */
  readonly primary: string;
  readonly accent: string | undefined;
  readonly mode: Mode;
  /** A picture of the brand's own; without it a logo is drawn. */
  readonly logo: LogoFile | undefined;
};

export type LogoFile = {
  readonly bytes: Uint8Array;
  /** The only mode that all of it can be seen in. */
  readonly only: Mode | undefined;
};

export const has = <T>(list: readonly T[], one: T): boolean => list.includes(one);

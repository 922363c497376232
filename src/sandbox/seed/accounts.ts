import personaEntries from '@schemas/personas.json';
import { isObject, type Json, textAt } from '../json';
import type { NewRow } from '../store/tables';

/** The password of every seeded account but those that a console adds. */
export const seedPassword = 'abc12345';

export type Account = Omit<NewRow<'members'>, 'merchant' | 'id'> & {
  readonly unread: number;
  /** Kinds of the rewards that wait to be claimed. */
  readonly rewards: readonly string[];
  /** How many friends have come by the account's invitation. */
  readonly invited: number;
  /** Unread announcements for agents. */
  readonly notices: number;
  /** The kind of its break from play, which has no end. */
  readonly pause?: string;
  /** The persona that it belongs to. */
  readonly persona?: string;
  /** Without money and history. */
  readonly isPoor: boolean;
};

const personas: Readonly<Record<string, unknown>> = personaEntries;
const regDate = Date.UTC(2025, 0, 1);

const plain = {
  password: seedPassword,
  type: 0,
  regDate,
  nickname: null,
  toUpline: '0',
  mobile: null,
  email: null,
  club: null,
  firstTime: 0,
  contracts: null,
  rebates: null,
  isSingle: 1,
  checksLogin: 0,
  showsDividend: 0,
  unread: 0,
  rewards: [],
  invited: 0,
  notices: 0,
  isPoor: false,
} as const;

/** The account of a persona: `agent-41` signs in as `agent41`. At most twelve letters, as login rules mostly want. */
export function usernameOf(persona: string): string {
  return persona.replaceAll('-', '').slice(0, 12);
}

/** Names of the personas, `guest` and `trial` among them. */
export const personaNames: readonly string[] = Object.keys(personas);

const ofPersonas: readonly Account[] = Object.entries(personas).flatMap(([persona, entry], index) =>
  isObject(entry) && isObject(entry.account) ? [accountOf(persona, entry.account, index)] : [],
);

/**
 * The seeded accounts of every merchant: the personas, one without money, one that must change its password, one that
 * confirms logins with a code.
 */
export const accounts: readonly Account[] = [
  ...ofPersonas,
  { ...plain, username: 'broke', isPoor: true },
  { ...plain, username: 'newcomer', firstTime: 1 },
  { ...plain, username: 'traveller', mobile: '1700000099', email: 'traveller@example.com', checksLogin: 1 },
];

/** Accounts that a merchant's console adds: `{username, password, type?, nickname?}`. */
export function accountsIn(console: Json): readonly Account[] {
  const own = Array.isArray(console.accounts) ? console.accounts : [];
  return own.flatMap((entry) => {
    const [username, password] = [textAt(entry, 'username'), textAt(entry, 'password')];
    if (username === undefined || password === undefined || !isObject(entry)) return [];
    return [
      { ...plain, username, password, type: Number(entry.type ?? 0), nickname: textAt(entry, 'nickname') ?? null },
    ];
  });
}

function accountOf(persona: string, account: Json, index: number): Account {
  return {
    ...plain,
    persona,
    username: usernameOf(persona),
    type: numberAt(account, 'type'),
    nickname: textAt(account, 'nickname') ?? null,
    toUpline: account.toUpline === true ? '1' : '0',
    email: `${usernameOf(persona)}@example.com`,
    mobile: `17000000${String(index).padStart(2, '0')}`,
    club: textAt(account, 'club') ?? null,
    contracts: isObject(account.contracts) ? JSON.stringify(account.contracts) : null,
    rebates: Array.isArray(account.rebates) ? JSON.stringify(account.rebates) : null,
    showsDividend: account.dividend === true ? 1 : 0,
    unread: numberAt(account, 'unread'),
    rewards: Array.isArray(account.rewards) ? account.rewards.map(String) : [],
    invited: numberAt(account, 'invited'),
    ...(typeof account.pause === 'string' && { pause: account.pause }),
    notices: numberAt(account, 'notices'),
    isSingle: account.wallets === 'several' ? 0 : 1,
  };
}

function numberAt(account: Json, name: string): number {
  const value = account[name];
  return typeof value === 'number' ? value : 0;
}

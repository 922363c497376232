import personaFacts from '@schemas/personas.json';
import { isObject, type Json, objectAt, textAt } from '../json';
import { blankMember, type NewMember } from '../store/members';

/** Every seeded account has this password. */
export const seedPassword = 'abc12345';

export type Account = Omit<NewMember, 'merchant' | 'id'> & {
  readonly unread: number;
  /** Persona it plays, where it plays one. */
  readonly persona?: string;
  /** Without money and history. */
  readonly isPoor: boolean;
};

const personas: Readonly<Record<string, unknown>> = personaFacts;
const regDate = Date.UTC(2025, 0, 1);

const plain = {
  ...blankMember,
  password: seedPassword,
  type: 0,
  regDate,
  unread: 0,
  isPoor: false,
} as const;

/** The account of a persona: `agent-41` signs in as `agent41`. At most twelve letters, as login rules mostly want. */
export function usernameOf(persona: string): string {
  return persona.replaceAll('-', '').slice(0, 12);
}

/** Names of the personas, `guest` and `trial` among them. */
export const personaNames: readonly string[] = Object.keys(personas);

const ofPersonas: readonly Account[] = Object.entries(personas).flatMap(([persona, facts], index) =>
  persona !== 'trial' && isObject(facts) && isObject(facts.member) ? [accountOf(persona, facts, index)] : [],
);

/** The seeded accounts of every merchant: the personas, one without money, one that must change its password, one whose
 * logins are confirmed with a code. */
export const accounts: readonly Account[] = [
  ...ofPersonas,
  { ...plain, username: 'broke', isPoor: true },
  { ...plain, username: 'newcomer', firstTime: true },
  { ...plain, username: 'traveller', mobile: '1700000099', email: 'traveller@example.com', checksLogin: true },
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

function accountOf(persona: string, facts: Json, index: number): Account {
  const member = objectAt(facts, 'member');
  return {
    ...plain,
    persona,
    username: usernameOf(persona),
    type: Number(member.type ?? 0),
    nickname: textAt(member, 'nickname') ?? null,
    toUpline: String(member.toUpline ?? '0'),
    regDate: typeof member.regDate === 'number' ? member.regDate : regDate,
    email: `${usernameOf(persona)}@example.com`,
    mobile: `17000000${String(index).padStart(2, '0')}`,
    club: textAt(objectAt(member, 'clubLabel'), 'labelName') ?? null,
    contracts: isObject(facts.contract) ? JSON.stringify(facts.contract) : null,
    unread: typeof facts.unread === 'number' ? facts.unread : 0,
    isSingle: objectAt(facts, 'wallet').isSingle !== 0,
  };
}

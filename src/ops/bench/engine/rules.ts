import type { Condition, Facts } from '@/engine';

/** A condition as merchants write it, and the same rule in code. */
export type Rule = {
  readonly condition: Condition;
  readonly byHand: (facts: Facts) => boolean;
  /** The result of its static part: false if no visitor can see the node. */
  readonly isPossible: (statics: Facts) => boolean;
};

const is = (facts: Facts, path: string) => facts.get(path) === true;
const isNot = (facts: Facts, path: string) => facts.get(path) === false;
const on = (facts: Facts, name: string) => facts.get(`switch:${name}`) === true;
const always = () => true;
const signedIn: Condition = { at: 'session.present', eq: true };
const canWithdraw: Condition = { all: [{ switch: 'WITHDRAW' }, { not: { switch: 'CREDITMAR3' } }] };
const openings = ['AGEREGDOWN3', 'CREATEAFF3', 'AFFMAN3'];
const downloads = ['download.android', 'download.ios', 'download.profile'];

/** The rules of the base pages: sign-in, agents, VIPs, switches, inbox, money, downloads. */
export const rules: readonly Rule[] = [
  { condition: signedIn, byHand: (facts) => is(facts, 'session.present'), isPossible: always },
  {
    condition: { at: 'session.present', eq: false },
    byHand: (facts) => isNot(facts, 'session.present'),
    isPossible: always,
  },
  {
    condition: { all: [signedIn, { at: 'member.type', nin: [0, 4, 40] }] },
    byHand: (facts) => {
      const type = facts.get('member.type');
      return is(facts, 'session.present') && typeof type === 'number' && type !== 0 && type !== 4 && type !== 40;
    },
    isPossible: always,
  },
  {
    condition: { all: [signedIn, { at: 'member.vip', eq: true }] },
    byHand: (facts) => is(facts, 'session.present') && is(facts, 'member.vip'),
    isPossible: always,
  },
  {
    condition: { switch: 'MAILCEN' },
    byHand: (facts) => on(facts, 'MAILCEN'),
    isPossible: (facts) => on(facts, 'MAILCEN'),
  },
  {
    condition: { all: [{ switch: 'DEPOSIT' }, { not: { switch: 'CREDITMAR3' } }] },
    byHand: (facts) => on(facts, 'DEPOSIT') && !on(facts, 'CREDITMAR3'),
    isPossible: (facts) => on(facts, 'DEPOSIT') && !on(facts, 'CREDITMAR3'),
  },
  {
    condition: { all: [signedIn, { any: [canWithdraw, { switch: 'DIRECTREG3' }] }] },
    byHand: (facts) => is(facts, 'session.present') && withdraws(facts),
    isPossible: withdraws,
  },
  {
    condition: {
      all: [{ switch: 'AGETRANSFERUP3' }, { at: 'member.toUpline', eq: true }, { at: 'member.type', ne: 2 }],
    },
    byHand: (facts) => {
      const type = facts.get('member.type');
      return on(facts, 'AGETRANSFERUP3') && is(facts, 'member.toUpline') && typeof type === 'number' && type !== 2;
    },
    isPossible: (facts) => on(facts, 'AGETRANSFERUP3'),
  },
  {
    condition: { all: [{ switch: 'MAILCEN' }, { at: 'inbox.unread', gt: 0 }] },
    byHand: (facts) => {
      const unread = facts.get('inbox.unread');
      return on(facts, 'MAILCEN') && typeof unread === 'number' && unread > 0;
    },
    isPossible: (facts) => on(facts, 'MAILCEN'),
  },
  {
    condition: { all: [{ switch: 'REGCEN' }, { any: openings.map((name) => ({ switch: name })) }] },
    byHand: opensAccounts,
    isPossible: opensAccounts,
  },
  {
    condition: { any: downloads.map((path) => ({ at: path, eq: true })) },
    byHand: hasDownload,
    isPossible: hasDownload,
  },
  {
    condition: {
      all: [
        { at: 'device.native', eq: false },
        { at: 'device.standalone', eq: false },
        { at: 'downloadBar.closed', eq: false },
      ],
    },
    byHand: (facts) =>
      isNot(facts, 'device.native') && isNot(facts, 'device.standalone') && isNot(facts, 'downloadBar.closed'),
    isPossible: always,
  },
];

function withdraws(facts: Facts): boolean {
  return (on(facts, 'WITHDRAW') && !on(facts, 'CREDITMAR3')) || on(facts, 'DIRECTREG3');
}

function opensAccounts(facts: Facts): boolean {
  return on(facts, 'REGCEN') && (on(facts, 'AGEREGDOWN3') || on(facts, 'CREATEAFF3') || on(facts, 'AFFMAN3'));
}

function hasDownload(facts: Facts): boolean {
  return is(facts, 'download.android') || is(facts, 'download.ios') || is(facts, 'download.profile');
}

/** The rule at an index; the list repeats. */
export function ruleAt(index: number): Rule {
  const rule = rules[index % rules.length];
  if (rule === undefined) throw new Error('There are no rules.');
  return rule;
}

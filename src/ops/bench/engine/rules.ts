import type { Condition, Facts } from '@/engine';

/** A condition as merchants write it, and the same rule in code. */
export type Rule = {
  readonly condition: Condition;
  readonly byHand: (facts: Facts) => boolean;
  /** The result of its static part: false if no visitor can see the node. */
  readonly isPossible: (statics: Facts) => boolean;
};

const isTrue = (facts: Facts, path: string) => facts.get(path) === true;
const isFalse = (facts: Facts, path: string) => facts.get(path) === false;
const isOn = (facts: Facts, name: string) => facts.get(`switch:${name}`) === true;
const always = () => true;
const signedIn: Condition = { at: 'session.present', eq: true };
const canWithdraw: Condition = { all: [{ switch: 'WITHDRAW' }, { not: { switch: 'CREDITMAR3' } }] };
const openingSwitches = ['AGEREGDOWN3', 'CREATEAFF3', 'AFFMAN3'];
const downloadFacts = ['download.android', 'download.ios', 'download.profile'];

/** The rules of the base pages: sign-in, agents, VIPs, switches, inbox, money, downloads. */
export const rules: readonly Rule[] = [
  { condition: signedIn, byHand: (facts) => isTrue(facts, 'session.present'), isPossible: always },
  {
    condition: { at: 'session.present', eq: false },
    byHand: (facts) => isFalse(facts, 'session.present'),
    isPossible: always,
  },
  {
    condition: { all: [signedIn, { at: 'member.type', nin: [0, 4, 40] }] },
    byHand: (facts) => {
      const type = facts.get('member.type');
      return isTrue(facts, 'session.present') && typeof type === 'number' && type !== 0 && type !== 4 && type !== 40;
    },
    isPossible: always,
  },
  {
    condition: { all: [signedIn, { at: 'member.vip', eq: true }] },
    byHand: (facts) => isTrue(facts, 'session.present') && isTrue(facts, 'member.vip'),
    isPossible: always,
  },
  {
    condition: { switch: 'MAILCEN' },
    byHand: (facts) => isOn(facts, 'MAILCEN'),
    isPossible: (facts) => isOn(facts, 'MAILCEN'),
  },
  {
    condition: { all: [{ switch: 'DEPOSIT' }, { not: { switch: 'CREDITMAR3' } }] },
    byHand: (facts) => isOn(facts, 'DEPOSIT') && !isOn(facts, 'CREDITMAR3'),
    isPossible: (facts) => isOn(facts, 'DEPOSIT') && !isOn(facts, 'CREDITMAR3'),
  },
  {
    condition: { all: [signedIn, { any: [canWithdraw, { switch: 'DIRECTREG3' }] }] },
    byHand: (facts) => isTrue(facts, 'session.present') && offersWithdrawal(facts),
    isPossible: offersWithdrawal,
  },
  {
    condition: {
      all: [{ switch: 'AGETRANSFERUP3' }, { at: 'member.toUpline', eq: true }, { at: 'member.type', ne: 2 }],
    },
    byHand: (facts) => {
      const type = facts.get('member.type');
      return (
        isOn(facts, 'AGETRANSFERUP3') && isTrue(facts, 'member.toUpline') && typeof type === 'number' && type !== 2
      );
    },
    isPossible: (facts) => isOn(facts, 'AGETRANSFERUP3'),
  },
  {
    condition: { all: [{ switch: 'MAILCEN' }, { at: 'inbox.unread', gt: 0 }] },
    byHand: (facts) => {
      const unread = facts.get('inbox.unread');
      return isOn(facts, 'MAILCEN') && typeof unread === 'number' && unread > 0;
    },
    isPossible: (facts) => isOn(facts, 'MAILCEN'),
  },
  {
    condition: { all: [{ switch: 'REGCEN' }, { any: openingSwitches.map((name) => ({ switch: name })) }] },
    byHand: opensAccounts,
    isPossible: opensAccounts,
  },
  {
    condition: { any: downloadFacts.map((path) => ({ at: path, eq: true })) },
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
      isFalse(facts, 'device.native') && isFalse(facts, 'device.standalone') && isFalse(facts, 'downloadBar.closed'),
    isPossible: always,
  },
];

function offersWithdrawal(facts: Facts): boolean {
  return (isOn(facts, 'WITHDRAW') && !isOn(facts, 'CREDITMAR3')) || isOn(facts, 'DIRECTREG3');
}

function opensAccounts(facts: Facts): boolean {
  return isOn(facts, 'REGCEN') && (isOn(facts, 'AGEREGDOWN3') || isOn(facts, 'CREATEAFF3') || isOn(facts, 'AFFMAN3'));
}

function hasDownload(facts: Facts): boolean {
  return isTrue(facts, 'download.android') || isTrue(facts, 'download.ios') || isTrue(facts, 'download.profile');
}

/** The rule at an index; the list repeats. */
export function ruleAt(index: number): Rule {
  const rule = rules[index % rules.length];
  if (rule === undefined) throw new Error('There are no rules.');
  return rule;
}

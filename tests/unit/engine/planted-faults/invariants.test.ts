import { describe, expect, it } from 'vitest';
import { issueLine } from '@/engine';
import { readMerchants } from '../project';
import { expectTold, type Fault, issuesOf } from './planted-faults';

/** An edit that breaks an invariant of base, and what is told of it. */
type Edit = Pick<Fault, 'what' | 'file' | 'from' | 'to' | 'also'> & { readonly breaks: string; readonly told: string };

const edits: readonly Edit[] = [
  {
    what: 'an entry that no longer asks who it is for',
    breaks: 'depositInTrial',
    file: 'aurora/overlays/shell.json',
    from: '{ "all": [{ "is": "canDeposit" }, { "is": "paused" }] }',
    to: '{ "is": "paused" }',
    told: 'aurora/overlays/shell.json:8:15 error "Whoever is known as a trial player or free account is shown no way to deposit" does not hold: "footer-deposit-paused" of "shell" shows around page "activityDetail" (and 33 pages more, such as "agentDividend"), for example to a trial player where play.pause is "timeout". No persona is like that: `npm run merchant -- why aurora shell footer-deposit-paused` tells what decides. Hide it from them, or change "depositInTrial" in "always" of base/merchant.json.',
  },
  {
    what: 'a condition with another meaning',
    breaks: 'withdrawInTrial',
    file: 'noor/merchant.json',
    from: '"conditions": {',
    to: '"conditions": { "canWithdraw": { "switch": "WITHDRAW" },',
    told: 'noor/merchant.json:117:19 error "Whoever is known as a trial player or free account is shown no way to withdraw" does not hold: "menu-withdraw" of "shell" shows around page "activity" (and 41 pages more, such as "activityDetail"), for example to trial players where the switch WITHDRAW is on. Look at it with `npm run merchant -- why noor shell menu-withdraw --persona trial`. Hide it from them, or change "withdrawInTrial" in "always" of base/merchant.json.',
  },
  {
    what: 'a name that lets more in',
    breaks: 'agentPages',
    file: 'jade/merchant.json',
    from: '"conditions": {',
    to: '"conditions": { "agent": { "all": [{ "is": "signedIn" }, { "at": "member.type", "nin": [0, 4] }] },',
    told: 'jade/merchant.json:95:19 error "The pages of agents are closed to types 0, 4 and 40, and to guests" does not hold: page "agent" (and 10 pages more, such as "agentDividend") opens, for example for members of type 40. Look at it with `npm run merchant -- why jade agent --persona member-40`. Close the page to them, or change "agentPages" in "always" of base/merchant.json.',
  },
  {
    what: 'an entry that everybody sees',
    breaks: 'agentEntries',
    file: 'mono/overlays/mine.json',
    from: '"remove": ["quick", "main", "offers"]',
    to: '"set": { "agency": { "when": null } }, "remove": ["quick", "main", "offers"]',
    told: `mono/overlays/mine.json:30:32 error "No page shows the agents' area to types 0, 4 and 40, or to guests" does not hold: "agency" on page "mine" shows, for example to members of type 0 where the switch AGETRANSFERUP3 is on (off in console.json) and member.toUpline is true. Look at it with \`npm run merchant -- why mono mine agency --persona member-0 --with AGETRANSFERUP3=on,member.toUpline=true\`. Hide it from them, or change "agentEntries" in "always" of base/merchant.json.`,
  },
  {
    what: 'a page left out by a name',
    breaks: 'saferPlay',
    file: 'jade/merchant.json',
    from: '"conditions": {',
    to: '"conditions": { "saferShown": { "at": "page.id", "nin": ["home", "responsible", "launchGame", "maintenance", "region-restricted", "offline", "agent"] },',
    told: 'jade/merchant.json:95:19 error "Safer play is one tap from every page" does not hold: page "agent" shows no way to page "responsible", for example to agents of type 1. Look at it with `npm run merchant -- show jade agent --tree --persona agent-1`. Let it show to them, or change "saferPlay" in "always" of base/merchant.json.',
  },
  {
    what: 'a page that is closed to some',
    breaks: 'ownMoney',
    file: 'padma/overlays/accountRecord.json',
    to: '{ "format": 1, "page": "accountRecord", "set": { "$page": { "access": { "need": "session", "when": { "is": "vip" } } } } }',
    told: 'padma/overlays/accountRecord.json:1:100 error "Whoever has an account of their own opens deposit, withdrawal and records" does not hold: page "accountRecord" does not open, for example for members of type 0. Look at it with `npm run merchant -- why padma accountRecord --persona member-0`. Open the page to them, or change "ownMoney" in "always" of base/merchant.json.',
  },
  {
    what: 'an entry that asks for something else than the switch',
    breaks: 'depositOff',
    file: 'padma/overlays/mine.json',
    from: '"when": { "is": "canDeposit" },',
    to: '"when": { "is": "actualAccount" },',
    told: 'padma/overlays/mine.json:13:15 error "Where the platform has deposits off, nothing leads to them" does not hold: "money-deposit" on page "mine" shows, for example to members of type 0 where the switch DEPOSIT is off (on in console.json). Look at it with `npm run merchant -- why padma mine money-deposit --persona member-0 --with DEPOSIT=off`. Hide it from them, or change "depositOff" in "always" of base/merchant.json.',
  },
  {
    what: 'a button for guests',
    breaks: 'registerOff',
    file: 'aurora/overlays/home.json',
    from: '"when": { "is": "canRegister" },',
    to: '"when": { "is": "guest" },',
    told: 'aurora/overlays/home.json:19:15 error "Where the platform has closed the registration, nothing leads to it" does not hold: "hero-join" on page "home" shows, for example to guests where the switch USERNAMEREG3 is off (on in console.json) and the switch MOBILENUMREG3 is off (on in console.json). Look at it with `npm run merchant -- why aurora home hero-join --persona guest --with USERNAMEREG3=off,MOBILENUMREG3=off`. Hide it from them, or change "registerOff" in "always" of base/merchant.json.',
  },
  {
    what: 'an entry with the opposite of its condition',
    breaks: 'withdrawOff',
    file: 'mono/overlays/mine.json',
    from: '{ "is": "canWithdraw" }',
    to: '{ "not": { "is": "canWithdraw" } }',
    told: 'mono/overlays/mine.json:19:15 error "Where the platform has neither withdrawals nor direct registration on, nothing leads to a withdrawal" does not hold: "account-withdraw" on page "mine" shows, for example to guests where the switch WITHDRAW is off (on in console.json) and the switch DIRECTREG3 is off. Look at it with `npm run merchant -- why mono mine account-withdraw --persona guest --with WITHDRAW=off`. Hide it from them, or change "withdrawOff" in "always" of base/merchant.json.',
  },
  {
    what: 'an entry for guests of a brand without a trial',
    breaks: 'trialOff',
    file: 'padma/overlays/login.json',
    from: '"remove": ["to-trial"]',
    to: '"set": { "to-trial": { "when": { "is": "guest" } } }',
    told: 'padma/overlays/login.json:20:34 error "Where the brand or the platform offers no trial, nothing leads to it" does not hold: "to-trial" on page "login" shows, for example to guests where the switch FREEPLAY3 is off. Look at it with `npm run merchant -- why padma login to-trial --persona guest`. Hide it from them, or change "trialOff" in "always" of base/merchant.json.',
  },
  {
    what: 'help behind a login',
    breaks: 'guestPages',
    file: 'noor/overlays/help.json',
    to: '{ "format": 1, "page": "help", "set": { "$page": { "access": { "need": "session" } } } }',
    told: 'noor/overlays/help.json:1:52 error "A guest can log in, ask for help, and read about safer play" does not hold: page "help" does not open, for example for guests. Look at it with `npm run merchant -- why noor help --persona guest`. Open the page to them, or change "guestPages" in "always" of base/merchant.json.',
  },
  {
    what: 'a bonus for everybody',
    breaks: 'offersInBreak',
    file: 'aurora/merchant.json',
    from: '{ "all": [{ "is": "guest" }, { "is": "canRegister" }] }',
    to: 'true',
    told: 'aurora/merchant.json:95:5 error "Nobody who takes a break from play is shown the welcome bonus" does not hold: "bonus" on page "home" shows, for example to members on a break from play. Look at it with `npm run merchant -- why aurora home bonus --persona member-paused`. Hide it from them, or change "offersInBreak" in "always" of base/merchant.json.',
  },
];

describe('what must always hold', () => {
  it.each(edits)('$breaks is broken by $what, and told at the edit with a visitor [CFG-10]', (edit) => {
    expect(issuesOf(edit).map(issueLine)).toContain(edit.told);
  });

  it('is said twelve times in base, and each is broken by an edit here [CFG-10]', () => {
    const base = readMerchants().find(({ path }) => path === 'base/merchant.json');
    const names = Object.keys(JSON.parse(base?.text ?? '{}').always);
    expect(names.sort()).toEqual(edits.map(({ breaks }) => breaks).sort());
    expect(names).toHaveLength(12);
  });
});

/** Adds an invariant to noor. */
const added = (invariant: string) => ({
  file: 'noor/merchant.json',
  from: '"conditions": {',
  to: `"always": { "own": ${invariant} },\n  "conditions": {`,
});

const faults: readonly Fault[] = [
  {
    what: 'an invariant that says two things',
    ...added('{ "says": "Two.", "shows": { "to": "help" }, "opens": ["help"] }'),
    at: '"own"',
    says: 'This entry makes several claims ("shows" and "opens"), so a failure could not say which is broken. Keep one of them, and move each other one to an entry with its own name.',
  },
  {
    what: 'an invariant that says nothing',
    ...added('{ "says": "Nothing." }'),
    at: '"own"',
    says: 'This entry makes no claim, so nothing is proved. Write one of "shows", "hides", "opens" and "closes".',
  },
  {
    what: 'an invariant of a page that is not there',
    ...added('{ "says": "Closed.", "when": { "is": "guest" }, "closes": ["agnt"] }'),
    at: '"agnt"',
    says: 'There is no page "agnt", so this says nothing about it. Did you mean "agent"?',
  },
  {
    what: 'an invariant of a widget that is not there',
    ...added('{ "says": "Hidden.", "when": { "is": "member" }, "hides": { "use": "auth.logn" } }'),
    at: '"auth.logn"',
    says: 'There is no widget "auth.logn", so this says nothing about it. Did you mean "auth.login"?',
  },
  {
    what: 'an invariant of a node that is nowhere',
    ...added('{ "says": "Hidden.", "hides": { "node": "no-such-node" } }'),
    at: '"hides"',
    kind: 'warning',
    says: 'This can never be broken, since no page has such a node, so it guards nothing. Correct it, or remove it.',
  },
  {
    what: 'an invariant whose condition is false',
    ...added('{ "says": "Hidden.", "when": false, "hides": { "to": "agent" } }'),
    at: '"when": ¦false',
    kind: 'warning',
    says: 'This can never be broken, since its condition is true for nobody, so it guards nothing. Correct it, or remove it.',
  },
  {
    what: 'an invariant for nobody',
    ...added(
      '{ "says": "Hidden.", "when": { "all": [{ "at": "member.type", "eq": 1 }, { "at": "member.type", "eq": 2 }] }, "hides": { "to": "agent" } }',
    ),
    at: '"when": ¦{ "all"',
    kind: 'warning',
    says: 'This can never be broken, since its condition is true for nobody, so it guards nothing. Correct it, or remove it.',
  },
  {
    what: 'an invariant with a misspelt fact',
    ...added('{ "says": "Hidden.", "when": { "at": "member.typ", "eq": 4 }, "hides": { "to": "agent" } }'),
    at: '"member.typ"',
    says: 'There is no fact "member.typ", so this can never be true. Did you mean "member.type"?',
  },
  {
    what: 'an invariant with a misspelt key',
    ...added('{ "says": "Hidden.", "when": { "is": "guest" }, "hide": { "to": "agent" } }'),
    at: '"hide"',
    says: '"hide" is not a key of this object, so it changes nothing. Did you mean "hides"?',
  },
  {
    what: 'an invariant without its sentence',
    ...added('{ "hides": { "to": "agent" } }'),
    at: '{ "hides"',
    says: '"says" (the sentence, for those who read a broken one) is missing in "always.own", so this part cannot be used. Add it, such as "says": "No page shows a trial player a way to deposit.".',
  },
];

describe('what is wrong with an invariant is told where it is written', () => {
  it.each(faults)('$what [CFG-01]', expectTold);
});

it('says nothing of members whose kind still loads, unless it asks for them [CFG-10]', () => {
  const hides = '"hides": { "node": "detail-deposit" }';
  const toldOf = (when: string) =>
    issuesOf(added(`{ "says": "Hidden.", "when": ${when}, ${hides} }`)).map(({ message }) => message);
  expect(toldOf('{ "at": "member.type", "eq": 4 }')).toEqual([]);
  expect(toldOf('{ "all": [{ "is": "signedIn" }, { "at": "member.type", "exists": false }] }')).toEqual([
    expect.stringMatching(/to members of type 0 whose information still loads .* --persona member-0\.pending`/),
  ]);
});

it('tells of other pages where an edit moves a node from the footer to the header [CFG-10]', () => {
  const fault = added('{ "says": "Hidden.", "hides": { "node": "footer-care" } }');
  const moved = {
    file: 'noor/overlays/shell.json',
    from: '"into": "footer", "slot": "entries", "before": "footer-mine"',
    to: '"into": "header", "slot": "start", "at": "first"',
  };
  const toldOf = (also: { readonly also?: typeof moved }) =>
    issuesOf({ ...fault, ...also }).flatMap(({ code, message }) => (code === 'broken-invariant' ? [message] : []));
  // Page "activity" has no footer.
  expect(toldOf({}).join()).toContain('such as "activityDetail"');
  expect(toldOf({ also: moved }).join()).toContain('such as "activity"');
});

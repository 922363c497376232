import { describe, expect, it } from 'vitest';
import { issueLine } from '@/engine';
import { expectTold, type Fault, issuesOf } from './planted-faults';

const oneLine: readonly Fault[] = [
  {
    what: 'a bonus of nothing that the parent has too',
    file: 'jade/overlays/home.json',
    from: '"bonus": { "props.amount": null }',
    to: '"bonus": { "props.amount": 0 }',
    at: '0 },',
    says: 'The bonus that shows here is of 0, so guests are promised nothing and may take it for a lie. Write its "amount", or do not show it.',
  },
  {
    what: 'a long plural of ICU where there is little room',
    file: 'aurora/texts/en.json',
    from: '{\n',
    to: '{\n  "footer.home": "{count, plural, one {# player is at home} other {# players are at home}}",\n',
    at: '"{count, plural',
    kind: 'warning',
    says: 'The text chooses its words by "count" in the form of another tool (ICU), which is not read here: players read the braces and all that is in them. Write a text for each form, under this key with "_one", "_other" and so on behind it, and {{count}} where the number stands.',
  },
  {
    what: 'long words in full-width braces where there is little room',
    file: 'aurora/texts/cn.json',
    from: '{\n',
    to: '{\n  "footer.home": "｛｛count｝｝位玩家正在首页等候您的光临与参与",\n',
    at: '"｛｛count',
    kind: 'warning',
    says: '"｛｛count｝｝" is no placeholder, so players read it as it stands. Write one as {{count}}, with two braces on each side.',
  },
  {
    what: 'a link to the picture of another merchant',
    file: 'jade/merchant.json',
    from: '"asset:logo.svg"',
    to: '"asset:../../noor/assets/logo.svg"',
    at: '"asset:../../noor',
    says: '"asset:../../noor/assets/logo.svg" leads out of assets/, and links may not leave it, so no image shows. Put the file into assets/ of this merchant and write "asset:logo.svg".',
  },
  {
    what: 'an age gate of base that stands in no slot',
    file: 'base/pages/shell.json',
    from: '"overlay": ["service-menu", "age-gate"]',
    to: '"overlay": ["service-menu"]',
    beside: 'jade',
    at: '"age-gate": {',
    says: 'Page "shell" lacks the age gate that "ageGate" of merchant.json turns on. Licences and the law ask for it, so the brand may lose its licence. It stands in no slot: name it in one again.',
  },
  {
    what: 'two colours that are nearly the same',
    file: 'mono/merchant.json',
    from: '"color.footerActive": "#d6001c"',
    to: '"color.footerActive": "#565656"',
    at: '"#565656"',
    kind: 'warning',
    says: 'color.footerActive and color.footerText are nearly the same colour, so players cannot see at which entry of the footer they are. Change one of the two.',
  },
  {
    what: 'a text of base that a language lacks which only children speak',
    file: 'base/texts/pt.json',
    from: '  "widget.games.one": "{{count}} jogo",\n',
    to: '',
    beside: 'aurora',
    at: 'the start of the file',
    kind: 'warning',
    says: '1 text used by this merchant has no "pt" version ("widget.games.one"), so those players read another language. Add them to texts/pt.json.',
  },
  {
    what: 'entries that guests lose by a named condition',
    file: 'jade/merchant.json',
    from: '"conditions": {',
    to: '"conditions": {\n    "canDeposit": { "all": [{ "switch": "DEPOSIT" }, { "not": { "at": "member.type", "eq": 4 } }] },',
    at: '"canDeposit"',
    kind: 'warning',
    says: 'Guests saw "detail-deposit", "main-deposit", "menu-deposit", "footer-deposit" and no longer do: nothing is known of them that a session brings, so a negation of it is unknown and hides. Write { "any": [{ "is": "guest" }, …] } around it, or set "whenUnknown": "show".',
  },
  {
    what: 'an entry that guests lose beside a question of members that may have no answer',
    file: 'aurora/overlays/shell.json',
    from: '"when": { "all": [{ "is": "canDeposit" }, { "not": { "is": "paused" } }] }',
    to: '"when": { "all": [{ "is": "canDeposit" }, { "not": { "is": "paused" } }, { "not": { "at": "member.type", "eq": 4 } }] }',
    at: '{ "all": [{ "is": "canDeposit" }, { "not": { "is": "paused" } }, { "not": { "at"',
    kind: 'warning',
    says: 'Guests saw "footer-deposit" and no longer do: nothing is known of them that a session brings, so a negation of it is unknown and hides. Write { "any": [{ "is": "guest" }, …] } around it, or set "whenUnknown": "show".',
  },
];

const otherAge = (text: string) =>
  `The text says ${text}, and jade (21) has another "age" in "auth" of merchant.json, so players there are told another age than they confirm. Write {{age}} instead of the number.`;

const ages: readonly Fault[] = [
  { file: 'base/texts/cn.json', from: '您须年满 {{age}} 周岁', to: '您须年满 18 周岁', at: '"您须年满 18', text: '18' },
  {
    file: 'base/texts/en.json',
    from: 'at least {{age}}, online',
    to: 'at least 18, online',
    at: '"You are at least 18',
    text: '18',
  },
  { file: 'base/texts/bn.json', from: 'বয়স অন্তত {{age}}', to: 'বয়স অন্তত ১৮', at: '"আপনার বয়স অন্তত ১৮', text: '১৮' },
].map(({ text, ...fault }) => ({
  ...fault,
  what: `an age of base in ${fault.file} that is not the age of a brand`,
  beside: 'jade',
  says: otherAge(text),
}));

const promises: readonly Fault[] = [
  {
    what: 'a welcome bonus where no promotion runs',
    file: 'mono/texts/en.json',
    from: 'Nothing we do not need.',
    to: 'A welcome bonus of 100% on your first deposit.',
    at: '"A welcome bonus',
    kind: 'warning',
    says: 'The text promises "welcome bonus", and "promotions" of console.json has none, so players look for it in vain. Take it out of the text, or give it.',
  },
  {
    what: 'an invitation of friends where no promotion runs',
    file: 'mono/texts/en.json',
    from: 'Nothing we do not need.',
    to: 'Invite a friend and get more.',
    at: '"Invite a friend',
    kind: 'warning',
    says: 'The text promises "Invite a friend", and "promotions" of console.json has no REFERRAL, so players look for it in vain. Take it out of the text, or give it.',
  },
  {
    what: 'missions that the console turns off',
    file: 'jade/texts/en.json',
    from: 'Your name opens the doors of the house.',
    to: 'Daily missions with prizes for everybody.',
    at: '"Daily missions',
    kind: 'warning',
    says: 'The text promises "missions", and the console turns the promotion MISSION off, so players look for it in vain. Take it out of the text, or give it.',
  },
  {
    what: 'a trial that the brand does not give',
    file: 'mono/texts/en.json',
    from: 'Nothing we do not need.',
    to: 'Try it free first, without an account.',
    at: '"Try it free',
    kind: 'warning',
    says: 'The text promises "Try it free", and "trial" in "auth" of merchant.json is false, so players look for it in vain. Take it out of the text, or give it.',
  },
];

describe('a fault is told in one line, at its cause', () => {
  it.each(oneLine)('$what [CFG-01]', expectTold);
});

describe('an age of a parent that a brand contradicts is told at the text', () => {
  it.each(ages)('$what [CFG-01]', expectTold);

  it('names all brands, and asks for the placeholder where none is wrong yet [CFG-01]', () => {
    const told = (beside: string) =>
      issuesOf({ file: 'base/texts/en.json', from: 'at least {{age}}, online', to: 'at least 18, online', beside })
        .map(issueLine)
        .map((line) => line.slice(line.indexOf(' ') + 1));
    expect(told('padma')).toEqual([
      'warning The text says 18 by itself, and {{age}} is filled in here, so it stays as it is when "age" of merchant.json changes. Write {{age}} instead of the number.',
    ]);
  });
});

describe('a promise that is not kept is told once', () => {
  it.each(promises)('$what [CFG-01]', expectTold);

  it('names the other texts and languages that promise it too [CFG-01]', () => {
    const to = '"conditions": {\n    "hasLottery": false,';
    const told = issuesOf({ file: 'jade/merchant.json', from: '"conditions": {', to });
    expect(told.filter(({ code }) => code === 'empty-promise').map(issueLine)).toEqual([
      'jade/texts/bn.json:10:21 warning The text promises "লটারি", and "hasLottery" is false in "conditions" of merchant.json, so players look for it in vain. Take it out of the text, or give it. The same is promised in "hero.action" (bn, cn), "site.description" (bn, cn, en), "site.title" (bn) and "footer.lottery" (cn).',
    ]);
  });
});

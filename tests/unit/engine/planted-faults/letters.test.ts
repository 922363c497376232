import { describe, expect, it } from 'vitest';
import { issueLine } from '@/engine';
import { expectTold, type Fault, issuesOf } from './planted-faults';

/** A text of mono in English that says something else. */
const said = (what: string, text: string, says: string): Fault => ({
  what,
  file: 'mono/texts/en.json',
  from: '{\n',
  to: `{\n  "common.register": ${JSON.stringify(text)},\n`,
  at: '"common.register": ¦"',
  kind: 'warning',
  says,
});

const lost = (found: string) =>
  `The text holds "${found}", question marks where letters were lost as it was saved in an encoding that lacks them, so players read those. Write the letters again, or copy the text from where it is right.`;
const broken = (found: string) =>
  `The text holds "${found}", letters that were broken when it was copied or saved in another encoding, so players read them like that. Copy it again from where it is right.`;
const joined = (where: string) =>
  `${where} (pages and word processors put it in), so a line cannot break there and words run out of their place. Write a plain space.`;
const hidden = (where: string) =>
  `${where} (pages and word processors put it in), so words break or hold together where nobody sees why, and a search does not find them. Take it out: delete what stands around it and write that anew.`;
const markdown = (found: string) =>
  `The text holds ${JSON.stringify(found)}, which is Markdown, and texts are plain: players read its signs. Write the words alone.`;
const gap = (found: string, meant: string) =>
  `"${found}" is not a placeholder, so players read it as it stands. Write one as ${meant}, with two braces on each side.`;

const mixed = (number: string) =>
  `"${number}" has digits of two scripts, so one may be a slip and players read a wrong number. Write all of them in one script.`;

const faults: readonly Fault[] = [
  said('a number in Bengali and western digits', 'Open ২4/7 here', mixed('২4/7')),
  said('a number in two kinds of Arabic digits', 'Room ۱٢', mixed('۱٢')),
  {
    ...said('an age in Bengali and western digits', '', mixed('১8')),
    file: 'mono/texts/bn.json',
    to: '{\n  "common.register": "১8+ খেলা",\n',
  },
  {
    ...said('an age in Urdu and western digits', '', mixed('۱8')),
    file: 'noor/texts/ur.json',
    to: '{\n  "common.register": "۱8 سال",\n',
  },
  said('letters that became question marks', '??????? ??? ???', lost('???????')),
  said('a word that lost its letters', '????', lost('????')),
  {
    ...said('Chinese that lost its letters at the end', '', lost('每一期????')),
    file: 'jade/texts/cn.json',
    to: '{\n  "common.register": "每一期????",\n',
  },
  said('one letter of a word that became a question mark', 'Rejoindre l?offre', lost('l?offre')),
  said('the first letter of a word that became a question mark', '?ng ky now', lost('?ng')),
  said('Bengali that was read byte by byte', 'à¦¨à¦¿à¦¬à¦¨à§à¦§à¦¨', broken('à¦¨')),
  said('Vietnamese that was read byte by byte', 'Ä‘Äƒng nháº­p', broken('Ä‘')),
  said('Russian that was read byte by byte', 'Р’РѕР№С‚Рё', broken('Р’Рѕ')),
  said('Chinese that was read byte by byte', 'æ³¨å†Œ', broken('æ³¨')),
  said('a capital at the start of a word that was read byte by byte', 'Ã–ffnen', broken('Ã–')),
  said(
    'a no-break space between words',
    'Register\u00a0now',
    joined('Behind "Register" the text holds U+00A0, a no-break space'),
  ),
  said(
    'a no-break space at the end',
    'Register\u00a0',
    joined('Behind "Register" the text holds U+00A0, a no-break space'),
  ),
  said(
    'a narrow no-break space between words',
    'Register\u202fnow',
    joined('Behind "Register" the text holds U+202F, a narrow no-break space'),
  ),
  said(
    'a zero-width space in a word',
    'Regi\u200bster',
    hidden('Behind "Regi" the text holds U+200B, a zero-width space'),
  ),
  said(
    'a joiner in a word of Latin letters',
    'Regi\u200dster',
    hidden('Behind "Regi" the text holds U+200D, a zero-width joiner'),
  ),
  said('a byte order mark in a text', '\ufeffRegister', hidden('The text begins with U+FEFF, a byte order mark')),
  said(
    'a mark of direction in a text of one',
    'Register\u200f right now',
    hidden('Behind "Register" the text holds U+200F, a right-to-left mark'),
  ),
  said('bold of Markdown', '**Register** now', markdown('**Register**')),
  said('slanted letters of Markdown', 'Register _now_', markdown('_now_')),
  said(
    'a link of Markdown',
    'See [terms](https://mono.example/terms)',
    markdown('[terms](https://mono.example/terms)'),
  ),
  said('a heading of Markdown', '# Register', markdown('# ')),
  said('a list of Markdown', '* Register\n* Play', markdown('* Register\n* ')),
  said('code of Markdown', 'Use `BONUS` now', markdown('`BONUS`')),
  {
    ...said('braces of a keyboard of East Asia', 'Are you ｛｛age｝｝ or older?', gap('｛｛age｝｝', '{{age}}')),
    to: '{\n  "age.title": "Are you ｛｛age｝｝ or older?",\n',
    at: '"age.title": ¦"',
  },
  {
    ...said('a placeholder of C', '', gap('%s', '{{name}}')),
    to: '{\n  "age.title": "Are you %s or older?",\n',
    at: '"age.title": ¦"',
  },
  {
    ...said('a placeholder of JavaScript', '', gap('\u0024{age}', '{{age}}')),
    to: '{\n  "age.title": "Are you \u0024{age} or older?",\n',
    at: '"age.title": ¦"',
  },
  {
    what: 'a plural of ICU',
    file: 'mono/texts/en.json',
    from: '{\n',
    to: '{\n  "widget.games.count": "{count, plural, one {# game} other {# games}}",\n',
    at: '"widget.games.count": ¦"',
    kind: 'warning',
    says: 'The text uses ICU plural syntax for "count", which is not supported, so players read the braces. Write one text for each form: this key with "_one", "_other" and so on behind it, with {{count}} for the number.',
  },
  said(
    'a line break whose backslash was written twice',
    'Register\\nnow',
    'The text holds \\n letter by letter, since its backslash was written twice, so players read it like that. Write the sign itself, or one backslash.',
  ),
  said(
    'an entity of HTML for a letter',
    'Caf&eacute; bonus',
    'The text holds "&eacute;", and texts are plain: players read it letter by letter. Write the words alone.',
  ),
  {
    what: 'Vietnamese in the table of Indonesian',
    file: 'aurora/texts/id.json',
    from: '"polar.open": "Lihat level saya"',
    to: '"polar.open": "Xem cấp của tôi"',
    at: '"polar.open": ¦"',
    kind: 'warning',
    says: 'This text uses letters of Vietnamese that Indonesian does not have, so these players read another language. Translate it into Indonesian, or move it to texts/vi.json.',
  },
  {
    what: 'Indonesian in the table of Vietnamese',
    file: 'aurora/texts/vi.json',
    from: '"login.note": "Chỗ của bạn vẫn còn nguyên."',
    to: '"login.note": "Kursi Anda masih di tempatnya."',
    at: '"login.note": ¦"',
    kind: 'warning',
    says: 'This text has none of the marks that Vietnamese is written with, so these players read another language. Write it in Vietnamese, or move it to the file of its language.',
  },
  {
    what: 'Portuguese in the table of Spanish',
    file: 'aurora/texts/es.json',
    from: '{\n',
    to: '{\n  "common.register": "Ainda não sou membro",\n',
    at: '"common.register": ¦"',
    kind: 'warning',
    says: 'This text uses letters of Portuguese that Spanish does not have, so these players read another language. Translate it into Spanish, or move it to texts/pt.json.',
  },
  {
    what: 'traditional signs in the table of simplified Chinese',
    file: 'jade/texts/cn.json',
    from: '{\n',
    to: '{\n  "common.register": "註冊帳號",\n',
    at: '"common.register": ¦"',
    kind: 'warning',
    says: 'This text uses letters of Chinese (traditional) that Chinese (simplified) does not have, so these players read another language. Translate it into Chinese (simplified), or move it to texts/tw.json.',
  },
  {
    what: 'one word for two entries of the footer',
    file: 'padma/texts/en.json',
    from: '"footer.service": "Help"',
    to: '"footer.service": "Games"',
    at: '"footer.service": ¦"',
    kind: 'warning',
    says: '"footer-games" and "footer-service" stand side by side, lead to different places and are both called "Games" in "en", so players cannot tell them apart. Give one of them another name.',
  },
  {
    what: 'one text for two entries of the footer',
    file: 'aurora/overlays/shell.json',
    from: '"label": { "t": "footer.invite" }',
    to: '"label": { "t": "footer.deposit" }',
    at: '"label": ¦{ "t": "footer.deposit" }',
    kind: 'warning',
    says: '"footer-deposit-paused" and "footer-invite-paused" stand side by side, lead to different places and are both called "Deposit" in "en", "bn", "cn", "hi", "vi", "th", "id", "pt", "es", "ur", so players cannot tell them apart. Give one of them another name.',
  },
  said(
    'a line separator of a word processor',
    'From morning\u2028to midnight',
    'Behind "morning" the text holds U+2028, a line separator (pages and word processors put it in), so some browsers show a box there and others run the words together. Write a plain space.',
  ),
  {
    what: 'Chinese in the Vietnamese table',
    file: 'aurora/texts/vi.json',
    from: '{\n',
    to: '{\n  "common.register": "查看我的等级",\n',
    at: '"common.register": ¦"',
    kind: 'warning',
    says: 'This text is not written in the letters of Vietnamese, so these players read another language. Write it in Vietnamese, or move it to the file of its language.',
  },
  {
    what: 'a text in two scripts, most of it in the other one',
    file: 'aurora/texts/es.json',
    from: '{\n',
    to: '{\n  "common.register": "Ver 查看我的等级",\n',
    at: '"common.register": ¦"',
    kind: 'warning',
    says: 'This text is not written in the letters of Spanish, so these players read another language. Write it in Spanish, or move it to the file of its language.',
  },
];

describe('a text that players cannot read as it is meant is told before they do', () => {
  it.each(faults)('$what [CFG-01]', expectTold);
});

it('tells the forms by number that a language has and its table lacks [CFG-01]', () => {
  const formsIn = (language: string, forms: object) =>
    issuesOf({ file: `noor/texts/${language}.json`, to: JSON.stringify(forms) })
      .filter(({ code }) => code === 'lacking-forms')
      .map(issueLine);
  const two = { 'widget.games.count_one': '{{count}} a', 'widget.games.count_other': '{{count}} b' };
  expect(formsIn('ru', two)).toEqual([
    'noor/texts/ru.json:1:2 warning For 0, 5, 6 … and for 2, 3, 4 … this language has forms of its own, which this table lacks for "widget.games.count", so players read the key itself there. Add "widget.games.count_many" and "widget.games.count_few".',
  ]);
  expect(formsIn('ar', two)).toHaveLength(1);
  expect(formsIn('ru', { ...two, 'widget.games.count_few': 'c', 'widget.games.count_many': 'd' })).toEqual([]);
  expect(formsIn('fr', two)).toEqual([]);
  const plain = { 'mine.days': '{{count}} d', 'mine.days_one': '{{count}} a' };
  expect(formsIn('fr', plain)).toEqual([]);
  expect(formsIn('ru', plain)).toEqual([
    expect.stringContaining('so players read the plain "mine.days" there. Add "mine.days_many" and "mine.days_few".'),
  ]);
  expect(formsIn('ru', { bank_other: 'Другой банк' })).toEqual([]);
  expect(formsIn('fr', { ...plain, 'mine.days_zero': 'z', 'mine.days_many': 'm' })).toEqual([]);
  expect(formsIn('en', { 'mine.days_few': '{{count}} days with us' })).toEqual([
    'noor/texts/en.json:1:2 warning English has no plural form "few", so nobody reads "mine.days_few". Its forms are "one" and "other": rename it.',
  ]);
});

describe('a text that is right is left alone', () => {
  it.each([
    ['a question', 'Forgot your password? Ask us.'],
    ['several questions', 'Ready? Really ready?? Go!'],
    ['a question within an address', 'See t.me/mono?start=1'],
    ['a question without room behind it in Chinese', '忘记密码?点击这里'],
    ['a space that does not break between a number and its unit', 'Up to 50\u00a0%'],
    ['a space that does not break before a sign of French', 'Déjà membre\u00a0?'],
    ['a short word of Russian that holds to the next', 'Войти в\u00a0игру'],
    ['a joiner of Bengali', 'র\u200c্যাঙ্কিং দেখুন'],
    ['a joiner of a picture sign', 'For the family 👨\u200d👩\u200d👧'],
    ['a non-joiner of Persian', 'می\u200cخواهم بازی کنم'],
    ['a zero-width space of Thai', 'เข้า\u200bสู่ระบบ'],
    ['a star as a note', 'Bonus* for members. *Terms apply.'],
    ['stars for what is hidden', 'Card ending in **** 1234'],
    ['an underline in a name', 'Ask @mono_support or mono_help'],
    ['a number sign', 'Ticket #1 of 5'],
    ['per cent before a word', 'Get 100 % sure bonus'],
    ['a capital with a mark before a quote', '“PERÚ”… and «MENÚ»'],
    ['a quote of German', '„Spaß“ und mehr'],
    ['names of places in another alphabet', 'Draws of Đà Nẵng'],
    ['a loan with a mark', 'Drinks at the café and crêpes'],
    ['brackets', 'Round [bonus] (new)'],
    ['numbers in two scripts apart from each other', '২৪/৭, iOS 15'],
  ])('%s [CFG-01]', (_, text) => {
    const to = `{\n  "common.register": ${JSON.stringify(text)},\n`;
    const told = issuesOf({ file: 'mono/texts/en.json', from: '{\n', to }).filter(
      ({ code }) => code !== 'other-script' && code !== 'too-long',
    );
    expect(told.map(issueLine)).toEqual([]);
  });
});

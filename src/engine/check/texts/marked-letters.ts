import { own } from '../../json';

/** Letters of one language that few others of its script have. */
type Marks = {
  readonly letters: RegExp;
  /** Other languages that have these letters. */
  readonly also?: readonly string[];
  /** With at least this many such words, the words are no names or loanwords. */
  readonly least: number;
};

const vietnamese = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu;

const marks: { readonly [language: string]: Marks } = {
  vi: { letters: vietnamese, least: 2 },
  pt: { letters: /[ãõ]/giu, also: ['vi'], least: 1 },
  es: { letters: /[ñ¿¡]/giu, also: ['tl'], least: 1 },
  de: { letters: /ß/gu, least: 1 },
  tr: { letters: /[ğşıİ]/gu, least: 2 },
  ru: { letters: /[ыэъё]/giu, also: ['kk'], least: 2 },
  uk: { letters: /[іїєґ]/giu, also: ['kk'], least: 2 },
  kk: { letters: /[әғқңөұүһ]/giu, least: 2 },
  ur: { letters: /[ٹڈڑںےہھ]/gu, least: 2 },
  fa: { letters: /[پچژگ]/gu, also: ['ur'], least: 2 },
  ar: { letters: /[ةىيك]/gu, least: 2 },
  cn: {
    letters:
      /[们这来国时说个为会过发请录册网户号资险钱账银额转数开关问题务单实现点击还给进选择验证码对应线费记奖乐员动]/gu,
    least: 2,
  },
  tw: {
    letters:
      /[們這來國時說個為會過發請錄冊網戶號資險錢賬帳銀額轉數開關問題務單實現點擊還給進選擇驗證碼對應線費記獎樂員動]/gu,
    least: 2,
  },
};
const isLatin = /\p{Script=Latin}/u;

/** Marks that a text of several words in the language's own script always contains. */
const needed: { readonly [language: string]: { readonly script: RegExp; readonly marks: RegExp } } = {
  vi: { script: isLatin, marks: /[àáâãèéêìíòóôõùúýăđĩũơư\u1ea0-\u1ef9]/iu },
  ur: { script: /\p{Script=Arabic}/u, marks: /[ٹڈڑںےہھکیپچگ]/u },
};
/** Among this many words, at least one has such a mark. */
const manyWords = 4;

/** The language whose letters a text has if that is another one; `''` if the text lacks letters of its own language. */
export function meantByLetters(text: string, language: string): string | undefined {
  if (own(marks, language) === undefined && !isLatin.test(text)) return undefined;
  const plain = text.normalize('NFC').replaceAll(/\{\{[^{}]*\}\}|\S*[./@\d]\S*\w/g, ' ');
  const words = plain.split(/[^\p{L}\p{M}'’¿¡]+/u).filter((word) => word !== '');
  for (const [other, { letters, also, least }] of Object.entries(marks)) {
    if (other === language || also?.includes(language) === true) continue;
    const found = words.filter((word) => word.search(letters) >= 0);
    const isSure = found.length > 2 || found.some((word) => !/^\p{Lu}[\p{Ll}\p{M}]/u.test(word));
    const count = other === 'cn' || other === 'tw' ? (plain.match(letters)?.length ?? 0) : found.length;
    const isOwn = own(marks, language)?.letters;
    if (count >= least && isSure && (isOwn === undefined || plain.search(isOwn) < 0)) return other;
  }
  const need = own(needed, language);
  if (need === undefined || need.marks.test(plain)) return undefined;
  // Skips words in another script, such as names.
  const said = words.filter((word) => need.script.test(word));
  return said.length >= manyWords && isSpoken(said) ? '' : undefined;
}

/** Words of a sentence, without names. */
function isSpoken(words: readonly string[]): boolean {
  return words.filter((word) => /^[^\p{Lu}]/u.test(word) && word.length > 1).length * 2 > words.length;
}

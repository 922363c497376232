import { own } from '../../json';

/** Letters of one language that few others of its script have. */
type MarkLetters = {
  readonly letters: RegExp;
  /** Other languages that have these letters. */
  readonly alsoIn?: readonly string[];
  /** With at least this many such words, the words are no names or loanwords. */
  readonly minWords: number;
};

const vietnamese = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu;

const markLetters: { readonly [language: string]: MarkLetters } = {
  vi: { letters: vietnamese, minWords: 2 },
  pt: { letters: /[ãõ]/giu, alsoIn: ['vi'], minWords: 1 },
  es: { letters: /[ñ¿¡]/giu, alsoIn: ['tl'], minWords: 1 },
  de: { letters: /ß/gu, minWords: 1 },
  tr: { letters: /[ğşıİ]/gu, minWords: 2 },
  ru: { letters: /[ыэъё]/giu, alsoIn: ['kk'], minWords: 2 },
  uk: { letters: /[іїєґ]/giu, alsoIn: ['kk'], minWords: 2 },
  kk: { letters: /[әғқңөұүһ]/giu, minWords: 2 },
  ur: { letters: /[ٹڈڑںےہھ]/gu, minWords: 2 },
  fa: { letters: /[پچژگ]/gu, alsoIn: ['ur'], minWords: 2 },
  ar: { letters: /[ةىيك]/gu, minWords: 2 },
  cn: {
    letters:
      /[们这来国时说个为会过发请录册网户号资险钱账银额转数开关问题务单实现点击还给进选择验证码对应线费记奖乐员动]/gu,
    minWords: 2,
  },
  tw: {
    letters:
      /[們這來國時說個為會過發請錄冊網戶號資險錢賬帳銀額轉數開關問題務單實現點擊還給進選擇驗證碼對應線費記獎樂員動]/gu,
    minWords: 2,
  },
};
const isLatin = /\p{Script=Latin}/u;

/** Marks that a text of several words in the language's own script always contains. */
const neededMarks: { readonly [language: string]: { readonly script: RegExp; readonly marks: RegExp } } = {
  vi: { script: isLatin, marks: /[àáâãèéêìíòóôõùúýăđĩũơư\u1ea0-\u1ef9]/iu },
  ur: { script: /\p{Script=Arabic}/u, marks: /[ٹڈڑںےہھکیپچگ]/u },
};
/** Among this many words, at least one has such a mark. */
const manyWords = 4;

/** The language whose letters a text has if that is another one; `''` if the text lacks letters of its own language. */
export function meantByLetters(text: string, language: string): string | undefined {
  if (own(markLetters, language) === undefined && !isLatin.test(text)) return undefined;
  const plainText = text.normalize('NFC').replaceAll(/\{\{[^{}]*\}\}|\S*[./@\d]\S*\w/g, ' ');
  const words = plainText.split(/[^\p{L}\p{M}'’¿¡]+/u).filter((word) => word !== '');
  for (const [other, { letters, alsoIn, minWords }] of Object.entries(markLetters)) {
    if (other === language || alsoIn?.includes(language) === true) continue;
    const markedWords = words.filter((word) => word.search(letters) >= 0);
    const isCertain = markedWords.length > 2 || markedWords.some((word) => !/^\p{Lu}[\p{Ll}\p{M}]/u.test(word));
    const count = other === 'cn' || other === 'tw' ? (plainText.match(letters)?.length ?? 0) : markedWords.length;
    const ownLetters = own(markLetters, language)?.letters;
    if (count >= minWords && isCertain && (ownLetters === undefined || plainText.search(ownLetters) < 0)) return other;
  }
  const neededMark = own(neededMarks, language);
  if (neededMark === undefined || neededMark.marks.test(plainText)) return undefined;
  // Skips words in another script, such as names.
  const wordsInScript = words.filter((word) => neededMark.script.test(word));
  return wordsInScript.length >= manyWords && isSentence(wordsInScript) ? '' : undefined;
}

/** Words of a sentence, without names. */
function isSentence(words: readonly string[]): boolean {
  return words.filter((word) => /^[^\p{Lu}]/u.test(word) && word.length > 1).length * 2 > words.length;
}

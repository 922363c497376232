/**
 * A text as a search compares it: without case and accents, so that "cote" finds Côte d’Ivoire, and in one spelling
 * where keyboards have several: full-width letters, đ, Arabic letters of the neighbours of Urdu and Persian, Indic
 * letters with and without their dot.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(marks, '')
    .replaceAll(/[đøłıßæœ’‘`يىكةہھۀە]/g, (letter) => alike[letter] ?? letter);
}

/** Accents, Arabic vowel marks and tatweel, Indic nuktas, invisible joiners. */
const marks =
  /[\u0300-\u036f\u0640\u064b-\u065f\u0670\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u00ad\u200b-\u200f\u2060\ufeff]/g;

const alike: { readonly [letter: string]: string } = {
  ...{ đ: 'd', ø: 'o', ł: 'l', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' },
  ...{ '’': "'", '‘': "'", '`': "'" },
  ...{ ي: 'ی', ى: 'ی', ك: 'ک', ة: 'ه', ہ: 'ه', ھ: 'ه', ۀ: 'ه', ە: 'ه' },
};

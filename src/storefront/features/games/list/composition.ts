/** Chinese, Japanese and Korean, whose keyboards compose Latin letters first. */
const composingLanguages = /^(zh|yue|ja|ko)\b/;

/** Vietnamese, whose accents some computers compose; the composed text is the word itself. */
const accentingLanguages = /^vi\b/;

/** Parts of characters: Bopomofo and Hangul jamo. */
const characterParts = /[\u1100-\u11ff\u3105-\u318f\u31a0-\u31bf]/;

/** Several syllables, or Latin letters beside others. No keyboard composes a plain word in this way. */
const severalWords = /[a-z] [a-z]|(?!\p{Script=Latin})\p{L}/u;

/** The player's languages and keyboard. */
type Typist = {
  /** Languages of the page and the browser, in BCP 47. */
  readonly languages: readonly string[];
  /** Whether the device's keyboards compose every word of every language, as on Android. */
  readonly composesWords: boolean;
};

/** Whether the device's keyboards compose every word. Android browsers that ask for desktop pages report "Linux". */
export function hasComposingKeyboard({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /Android|CrOS/.test(userAgent) || (/Linux/.test(userAgent) && maxTouchPoints > 0);
}

/** `maybeComplete`: either a whole word, or a reading of another word, such as its pinyin. */
type Readiness = 'complete' | 'incomplete' | 'maybeComplete';

/**
 * Follows a composition, and tells whether its text is unfinished: a search for `lao` is wrong while the player
 * writes 老虎. Parts of characters are unfinished. Of Latin letters, a word with a capital is finished, since phones
 * capitalise the first word. A keyboard that has turned Latin letters into others before makes them unfinished, and one
 * that has kept them makes them finished. Before either has happened, several words are unfinished, and so is a word of
 * a reader of Chinese, Japanese or Korean. Of others, a word is `maybeComplete` where keyboards compose every word;
 * elsewhere only Vietnamese is finished.
 */
export function createComposition() {
  let composedText = '';
  let hadLatin = false;
  /** Whether this keyboard turns Latin letters into others; undefined until seen. */
  let turnsLatin: boolean | undefined;
  return {
    update: (data: string) => {
      composedText = data;
      hadLatin ||= /[a-z]/.test(data);
    },
    /** The final text. */
    end: (data: string) => {
      if (hadLatin && data !== '' && turnsLatin !== true) turnsLatin = !/\p{Script=Latin}/u.test(data);
      composedText = '';
      hadLatin = false;
    },
    readinessOf: ({ languages, composesWords }: Typist): Readiness => {
      if (characterParts.test(composedText)) return 'incomplete';
      if (!/[a-z]/.test(composedText) || /[A-Z]/.test(composedText)) return 'complete';
      if (turnsLatin !== undefined) return turnsLatin ? 'incomplete' : 'complete';
      const readsLanguage = (language: RegExp) => languages.some((one) => language.test(one));
      if (readsLanguage(composingLanguages) || severalWords.test(composedText)) return 'incomplete';
      if (composesWords) return 'maybeComplete';
      return readsLanguage(accentingLanguages) ? 'complete' : 'incomplete';
    },
  };
}

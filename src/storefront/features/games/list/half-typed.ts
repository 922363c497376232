/** Chinese, Japanese and Korean, for whose texts keyboards compose Latin letters first. */
const composing = /^(zh|yue|ja|ko)\b/;

/** Vietnamese, whose accents some computers compose: what is composed is the word itself. */
const accenting = /^vi\b/;

/** Parts of signs: of Chinese written by sounds, and of Korean. */
const parts = /[\u1100-\u11ff\u3105-\u318f\u31a0-\u31bf]/;

/** Who types, and on what. */
type Typist = {
  /** Languages of BCP 47 that are read here. */
  readonly languages: readonly string[];
  /** Keyboards here compose every word of every language, as Android's do. */
  readonly composesWords: boolean;
};

/** Whether keyboards here compose every word. On Android a browser that asks for desktop pages says "Linux". */
export function composesWords({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /Android|CrOS/.test(userAgent) || (/Linux/.test(userAgent) && maxTouchPoints > 0);
}

/**
 * Follows what a keyboard composes, and tells whether it is half of a text: nobody looks for `lao` who writes 老虎.
 * Where keyboards compose no plain word, whoever composes Latin letters writes in other ones. Where they compose every
 * word, that is known of who reads such a language, and of a keyboard that has turned Latin letters into others. A word
 * with a capital is whole, and so are all words of a keyboard that has left Latin letters as they are.
 */
export function createComposition() {
  let composed = '';
  let hadLatin = false;
  /** Whether this keyboard turns Latin letters into others, once that was seen. */
  let turns: boolean | undefined;
  return {
    update: (data: string) => {
      composed = data;
      hadLatin ||= /[a-z]/.test(data);
    },
    /** What it has become. */
    end: (data: string) => {
      if (hadLatin && data !== '' && turns !== true) turns = !/\p{Script=Latin}/u.test(data);
      composed = '';
      hadLatin = false;
    },
    isHalfTyped: ({ languages, composesWords }: Typist): boolean => {
      if (parts.test(composed)) return true;
      if (!/[a-z]/.test(composed) || /[A-Z]/.test(composed)) return false;
      const reads = (language: RegExp) => languages.some((one) => language.test(one));
      return turns ?? (reads(composing) || !(composesWords || reads(accenting)));
    },
  };
}

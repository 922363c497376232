/** A percentage, or a sum of money, above 0. */
const percent = '(?<![\\p{Nd}.,])(?!0)\\p{Nd}[\\p{Nd}.,]*\\s?[%٪％]';
const money =
  '(?:(?:[\\p{Sc}]|\\{\\{symbol\\}\\}|\\bRs\\.?|\\b(?:BDT|BRL|CNY|EUR|IDR|INR|MXN|PKR|RMB|THB|USD|VND))\\s?(?!0)\\p{Nd}[\\p{Nd}.,]*(?<=\\p{Nd})|(?<![\\p{Nd}.,])(?!0)\\p{Nd}[\\p{Nd}.,]*\\s?(?:\\p{Sc}|টাকা|रुपये|元|บาท))';
const figure = `(?:${percent}|${money})`;

const bonus = '(?:\\bbonus\\b|বোনাস|बोनस|\\bbono\\b|\\bbônus\\b|红利|彩金|โบนัส|بونس)';
const upTo = '(?: (?:of|up to|de|de hasta|de até|hasta|até|sebesar|hingga)|:|高达)?';
const free = '(?:\\bfree\\b(?! of\\b)|বিনামূল্যে|ফ্রি|मुफ़्त|\\bgratis\\b|\\bgrátis\\b|\\bmiễn phí|ฟรี|مفت)';
const joining = '\\b(?:join|register|sign up|get|receive|claim)\\b[^.!?]{0,30}?';

/** A percentage or a sum that players are told they get as a bonus. */
export const promisedSum = new RegExp(
  [
    `${figure}(?: (?:পর্যন্ত|तक|का|deposit))?\\s?(?:${bonus}|(?<=[%％]\\s?)奖金)`,
    `(?<!\\bno |(?:welcome|sign-?up|registration|স্বাগত|वेलकम) )${bonus}${upTo} ?${figure}`,
    `(?<!giải |phần )thưởng ${percent}`,
    `(?<![发运配输传播护])送 ?${figure}`,
    `${joining}${money} (?:for )?${free}`,
    `(?<!-)${free} ${money}`,
  ].join('|'),
  'iu',
);

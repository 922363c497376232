import { memoText } from '../../memo';
import * as messages from '../../messages';
import type { SiteCheck } from '../site-check';
import { filesWithWords, writtenWordsOf } from '../texts/written-words';

/** Words that promise a win, or play without a risk. No operator can keep such a promise, and the law forbids it. */
const promisesOfWinning: readonly RegExp[] = [
  /\bguaranteed (?:to win|wins?|winnings?|winners?|profits?|income)\b|\b(?:wins?|winnings|profits?|income) (?:is |are )?guaranteed\b|\b(?:you|everyone|everybody) (?:always wins?|(?:can.?t|cannot|never) lose)\b|\bsure (?:wins?|bets?)\b|\brisk[- ]free\b|\b(?:no|zero|without(?: any)?) risks?\b/i,
  /নিশ্চিত (?:জয়|জিত|লাভ)|(?:জয়|জেতা|লাভ) নিশ্চিত|জয়ের (?:নিশ্চয়তা|গ্যারান্টি)|জেতার (?:নিশ্চয়তা|গ্যারান্টি)|ঝুঁকি ?মুক্ত|ঝুঁকি ছাড়া|ঝুঁকি নেই|সব সময় জিত|সবসময় জিত/,
  /(?:पक्की|निश्चित|गारंटीड) जीत|जीत (?:पक्की|निश्चित)|जीत की गारंटी|(?:जोखिम|रिस्क)[- ]?(?:मुक्त|फ्री)|बिना (?:किसी )?(?:जोखिम|रिस्क)|हमेशा जीत/,
  /(?:稳赢|必赢|包赢|必胜|稳赚|包赚|[只净][赢赚])不[赔亏输败]|稳赢|必赢|包赢|必胜|稳赚|包赚|天天中奖|保证(?:赢|盈利|中奖|获利)|(?:零|无|没有)风险/,
  /\bganancias? (?:garantizadas?|seguras?)|\bvictorias? (?:garantizadas?|seguras?)|\bsiempre (?:ganas|se gana)\b|\bganarás siempre\b|\b(?:sin|libre de|cero) riesgos?\b/i,
  /\b(?:ganhos?|lucros?|vitórias?) (?:garantid[oa]s?|cert[oa]s?)|\bvocê sempre ganha\b|\b(?:sem|livre de|zero) riscos?\b/i,
  /\b(?:pasti|dijamin|selalu) (?:menang|untung)\b|\bkemenangan (?:pasti|terjamin|dijamin)\b|\b(?:tanpa|bebas) risiko\b/i,
  /(?:chắc chắn|chắc|đảm bảo|bảo đảm|luôn) (?:thắng|có lãi)|không (?:có )?rủi ro|không lo thua/i,
  /(?:ชนะ|กำไร)(?:แน่นอน|ทุกครั้ง)|(?:รับประกัน|การันตี)(?:การ)?(?:ชนะ|กำไร)|(?:ไม่มี|ไร้|ปลอด)ความเสี่ยง/,
  /(?:یقینی|پکی) جیت|جیت (?:یقینی|پکی)|جیت کی (?:ضمانت|گارنٹی)|(?:بغیر|بنا) (?:کسی )?خطرے|خطرے کے بغیر|ہمیشہ جیت/,
];

/** "You will win" is a promise unless the sentence says on what it depends. */
const certainWins =
  /\byou(?:.ll| will)(?: always| surely| certainly| definitely)? win\b|আপনি জিতবেন(?:ই)?|आप जीतेंगे|您一定会赢|你一定会赢|\bganarás\b|\bvocê vai ganhar\b|\banda akan menang\b|bạn sẽ thắng|คุณจะชนะ|آپ جیتیں گے/i;
const dependence =
  /\b(?:if|when|whenever|once|where|who|how much|what)\b|যদি|কত|अगर|यदि|जब|कितन|如果|若|\bsi\b|\bcuando\b|\bcuánto\b|\bse\b|\bquando\b|\bquanto\b|\bjika\b|\bbila\b|\bapabila\b|\bberapa\b|\bnếu\b|\bkhi\b|ถ้า|หาก|เมื่อ|اگر|جب|کتن/i;

/** A sentence that denies the promise is what a fair text says: "No win is ever guaranteed". */
const denial =
  /\b(?:no|not|never|nobody|none|isn.?t|aren.?t|won.?t|don.?t|doesn.?t)\b|না(?![\p{L}\p{M}])|নয়|নেই|কোনো|नहीं|न कोई|कोई भी|不|没|勿|别[再想去]|并非|无法|\b(?:no|nunca|nadie|ningun[oa]?|ningún)\b|\b(?:não|nunca|ninguém|nenhum[a]?)\b|\b(?:tidak|bukan|tak|jangan)\b|không|chẳng|ไม่|نہیں|کوئی/iu;

/** Whether a sentence says "no", "never" or the like. */
export const isDenied = (sentence: string): boolean => denial.test(sentence);

/** Words of a brand that promise winning. */
export const sureWins: SiteCheck = {
  finds: 'texts that promise that players win, or play without a risk',
  onlyWarns: true,
  reads: ({ folder }) => filesWithWords(folder),
  run({ composed, report }) {
    for (const { words, origin } of writtenWordsOf(composed.folder)) {
      const promise = promiseIn(words);
      if (promise !== undefined) report(messages.sureWin(promise), origin);
    }
  },
};

/** The words of a text that promise winning; undefined if there are none. */
export const promiseIn = memoText((text): string | undefined => {
  for (const sentence of text.split(/(?<=[.!?।。！？])/)) {
    const certainWin = dependence.test(sentence) ? undefined : certainWins.exec(sentence)?.[0];
    const words = promisesOfWinning.map((promise) => promise.exec(sentence)?.[0]).find((found) => found !== undefined);
    const promise = words ?? certainWin;
    if (promise !== undefined && !isDenied(withoutPromises(sentence.replace(promise, ' ')))) return promise;
  }
  return undefined;
});

/** "No risk" is a promise itself and denies none. */
function withoutPromises(sentence: string): string {
  return promisesOfWinning.reduce(
    (rest, { source, flags }) => rest.replaceAll(new RegExp(source, `${flags}g`), ' '),
    sentence,
  );
}

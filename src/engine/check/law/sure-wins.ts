import { memoText } from '../../memo';
import * as messages from '../../messages';
import type { SiteCheck } from '../site-check';
import { filesWithWords, writtenWordsOf } from '../texts/written-words';
import { isDenied, sentencesOf } from './denied-sentence';
import { returnPromisedIn } from './returned-losses';

/** Words that promise a win, or play without a risk. No operator can keep such a promise, and the law forbids it. */
const promisesOfWinning: readonly RegExp[] = [
  /\bguaranteed (?:to win|wins?|winnings?|winners?|profits?|income|earnings?|money|cash)\b|\b(?:wins?|winnings|profits?|income) (?:is |are )?guaranteed\b|\b(?:you|everyone|everybody) (?:always wins?|(?:can.?t|cannot|never) lose)\b|\bsure (?:wins?|bets?)\b|\brisk[- ]free\b|\b(?:no|zero|without(?: any)?) risks?\b/i,
  /নিশ্চিত (?:জয়|জিত|লাভ|আয়|ইনকাম|টাকা)|(?:জয়|জেতা|লাভ) নিশ্চিত|জয়ের (?:নিশ্চয়তা|গ্যারান্টি)|জেতার (?:নিশ্চয়তা|গ্যারান্টি)|ঝুঁকি ?মুক্ত|ঝুঁকি ছাড়া|(?:(?:হারা?|ক্ষতি|লোকসান)(?:র|ের|নোর) (?:কোনো? )?(?:ঝুঁকি|রিস্ক|ভয়|আশঙ্কা|সম্ভাবনা|সুযোগ)|(?:কোনো? )?(?:ঝুঁকি|রিস্ক)) নেই|কখনো(?:ই)? হারবেন না|সব সময় জিত|সবসময় জিত/,
  /(?:पक्की|निश्चित|गारंटीड|गारंटीशुदा) (?:जीत|कमाई)|जीत (?:पक्की|निश्चित)|जीत की गारंटी|(?:जोखिम|रिस्क)[- ]?(?:मुक्त|फ्री)|बिना (?:किसी )?(?:जोखिम|रिस्क)|(?:(?:हार|हारने|नुक़?सान|घाटे) का (?:कोई )?(?:जोखिम|रिस्क|ख़?तरा|डर)|(?:कोई )?(?:जोखिम|रिस्क)) नहीं(?= है|[।,.!]|$)|कभी नहीं हारेंगे|हमेशा जीत/,
  /(?:稳赢|必赢|包赢|必胜|稳赚|包赚|[只净][赢赚])不[赔亏输败]|稳赢|必赢|包赢|必胜|稳赚|必赚|包赚|天天中奖|保证(?:赢|盈利|中奖|获利)|(?:零|无|没有)(?:任何)?(?:输钱的?|亏损的?)?风险|(?:绝|永远)不会?[输亏]/,
  /\bganancias? (?:garantizadas?|seguras?)|\bdinero garantizado|\bvictorias? (?:garantizadas?|seguras?)|\bsiempre (?:ganas|se gana)\b|\bganarás siempre\b|\bnunca (?:pierdes|perderás)\b|\b(?:sin|libre de|cero|(?:no hay )?ningún|no hay) riesgos?\b/i,
  /\b(?:ganhos?|lucros?|vitórias?|dinheiro) (?:garantid[oa]s?|cert[oa]s?)|\bvocê sempre ganha\b|\bvocê nunca perde\b|\b(?:sem|livre de|zero|(?:não há )?nenhum|não há) riscos?\b/i,
  /\b(?:pasti|dijamin|selalu) (?:menang|untung|cuan|dapat uang)\b|\bkemenangan (?:pasti|terjamin|dijamin)\b|\b(?:tidak (?:pernah|mungkin|akan)|tak (?:pernah|mungkin)) kalah\b|\b(?:tanpa|bebas|(?:tidak|tak) ada) (?:risiko|resiko)\b/i,
  /(?:chắc chắn|chắc|đảm bảo|bảo đảm|luôn) (?:thắng|có lãi|có tiền|kiếm được tiền)|không (?:có )?rủi ro|không (?:lo|sợ|bao giờ|thể) thua/i,
  /(?:ชนะ|กำไร|รวย|(?<!ถอน|ถอนแล้ว|ฝาก)ได้เงิน)(?:แน่นอน|ทุกครั้ง|ชัวร์)|(?:รับประกัน|การันตี)(?:การ)?(?:ชนะ|กำไร)|(?:ไม่มี|ไร้|ปลอด)ความเสี่ยง|ไม่(?:มีวัน|มีทาง)แพ้/,
  /(?:یقینی|پکی|گارنٹی شدہ) (?:جیت|کمائی)|جیت (?:یقینی|پکی)|جیت کی (?:ضمانت|گارنٹی)|(?:بغیر|بنا) (?:کسی )?خطرے|خطرے کے بغیر|(?:(?:ہار|ہارنے|نقصان) کا (?:کوئی )?(?:خطرہ|رسک|ڈر)|(?:کوئی )?رسک) نہیں(?= ہے|[۔،.!]|$)|کبھی نہیں ہاریں گے|ہمیشہ جیت/,
];

/** "You will win" is a promise unless the sentence says on what it depends. */
const certainWins =
  /\byou(?:.ll| will)(?: always| surely| certainly| definitely)? win\b|আপনি জিতবেন(?:ই)?|आप जीतेंगे|您一定会赢|你一定会赢|\bganarás\b|\bvocê vai ganhar\b|\banda akan menang\b|bạn sẽ thắng|คุณจะชนะ|آپ جیتیں گے/i;
const dependence =
  /\b(?:if|when|whenever|once|where|who|how much|what)\b|যদি|কত|अगर|यदि|जब|कितन|如果|若|\bsi\b|\bcuando\b|\bcuánto\b|\bse\b|\bquando\b|\bquanto\b|\bjika\b|\bbila\b|\bapabila\b|\bberapa\b|\bnếu\b|\bkhi\b|ถ้า|หาก|เมื่อ|اگر|جب|کتن/i;

/** Texts of a brand that promise a win, play without a risk, or all losses back. */
export const sureWins: SiteCheck = {
  finds: 'texts that promise that players win, play without a risk, or get back all that they lose',
  onlyWarns: true,
  reads: ({ folder }) => filesWithWords(folder),
  run({ composed, report }) {
    for (const { words, origin } of writtenWordsOf(composed.folder)) {
      const promise = promiseIn(words);
      if (promise !== undefined) report(messages.sureWin(promise), origin);
      const returned = lossesReturnedIn(words);
      if (returned !== undefined) report(messages.lossesReturned(returned), origin);
    }
  },
};

/** The words of a text that promise a win, or play without a risk; undefined if there are none. */
export const promiseIn = memoText((text): string | undefined => {
  for (const sentence of sentencesOf(text)) {
    const certainWin = dependence.test(sentence) ? undefined : certainWins.exec(sentence)?.[0];
    const words = promisesOfWinning.map((promise) => promise.exec(sentence)?.[0]).find((found) => found !== undefined);
    const promise = words ?? certainWin;
    if (promise !== undefined && !isDenied(withoutPromises(sentence.replace(promise, ' ')))) return promise;
  }
  return undefined;
});

const lossesReturnedIn = memoText(returnPromisedIn);

/** "No risk" is a promise itself and denies none. */
function withoutPromises(sentence: string): string {
  return promisesOfWinning.reduce(
    (rest, { source, flags }) => rest.replaceAll(new RegExp(source, `${flags}g`), ' '),
    sentence,
  );
}

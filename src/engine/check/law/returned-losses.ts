import { isDenied, sentencesOf } from './denied-sentence';

/**
 * By language: words for a loss, words for giving all of it back, and a sentence that only says that one loses. A
 * sentence with the first two is a promise. So is one with the second, up to two sentences after one of the third kind.
 */
const lossesReturned: readonly (readonly [lost: RegExp, allBack: RegExp, onlyLost: RegExp])[] = [
  [
    /\b(?:if|when|whenever) you (?:lose|lost|don.t win|do not win)\b(?! (?:access|your (?:phone|password|device|card)))|\bloss(?:es)?\b|\blost (?:bets?|stakes?|money)\b/i,
    /\b(?:give|pay|get|hand|return|refund|repay)s? (?:you )?(?:back )?(?:everything|every (?:cent|penny|taka|rupee)|all(?: of)?(?: your| the)?(?: lost)? (?:money|stakes?|bets?|loss(?:es)?|it))\b|\b(?:all|every|100 ?% of)(?: of)?(?: your| the)? (?:money|stakes?|loss(?:es)?)(?: is| are)? (?:back|refunded|returned|repaid|paid back)\b|\bmoney.back guarantee\b|^\s*(?:get )?(?:your )?money back (?:if|when) you lose|\b(?:full|100 ?%) (?:loss )?(?:refund|money.back|cash-?back)\b|\byou(?:.ll| will| always)* get (?:it all|all of it|everything) back\b|\b(?:we|we.ll)(?: will| always)* (?:give|pay|hand) (?:you )?(?:it all|all of it|everything) back\b|\bwe(?:.ll| will| always)* (?:refund|repay|return) (?:it all|everything|you in full|it in full)\b|^\s*(?:get |have )?(?:all )?your (?:money|stakes?) back[.!]*$/i,
    /^(?:so |and |did |have |has |what if )?(?:you(?:[’']ve| have)? )?(?:ever |just )?(?:lose|lost|losing)(?: (?:an?|the|your|all|some|every|bets?|stakes?|money|games?|spins?|rounds?|hands?|it|everything|today|tonight|again|here))*$/i,
  ],
  [
    /হার(?:লে|ার|েন|ানো)|ক্ষতি|লোকসান/,
    /(?:সব|পুরো|সমস্ত|সম্পূর্ণ|(?:100|১০০) ?%)[^।.!?,]{0,20}(?:ফেরত|ফিরিয়ে)|(?:ফেরতের?|মানি ?ব্যাক) (?:গ্যারান্টি|নিশ্চয়তা)/,
    /^(?:(?:আপনি|আজ|আজকে|যদি|বাজি|বাজিতে|টাকা|খেলায়|গেমে) )*(?:হারলেন|হারছেন|হেরেছেন|হেরে (?:গেছেন|গেলেন|গেলে)|হারলে|হার)(?: নাকি| কি)?$/,
  ],
  [
    /हार(?:ने पर|े तो|ें| जाएँ| जाएं| गए|े हुए| का| की)|(?:अगर|यदि) (?:आप )?हार|नुक़?सान/,
    /(?:पूरा|पूरे|पूरी|सारा|सारे|सारी|(?:100|१००) ?%)[^।.!?,]{0,20}(?:वापस|लौटा)|(?:वापसी|मनी.?बैक|रिफ़?ंड) (?:की )?गारंटी/,
    /^(?:(?:क्या|आप|आज|अगर|दाँव|दांव|पैसे|बाज़ी|खेल में) )*(?:हार (?:गए|गये|गई|जाते)|हारे|हारते|हार)(?: हैं)?(?: क्या)?$/,
  ],
  [
    /输(?![入出送])|亏/,
    /全[额部数都]?(?:返还|退还|退回|退款|退给|还给|赔给|赔付|返)|(?:返还|退还|退回|赔付)(?:您|你)?的?(?:全部|所有|全额)|包赔|(?:返还|退款|退还)保证|保证(?:返还|退款|退还)|100[%％](?:返还|退还)/,
    /^(?:如果|要是)?[您你]?(?:今天|今晚|万一)?(?:输|亏)(?:了|钱|光|本|掉)*(?:吗|么|怎么办|也?不(?:用|要)?(?:怕|紧|担心))?$/,
  ],
  [
    /\b(?:si|cuando) (?:pierdes?|pierdas|no ganas)\b|\b(?:tus|las) pérdidas\b|\blo (?:perdido|que pierdas|que pierdes)\b/i,
    /\b(?:devolvemos|devolveremos|reembolsamos|recuperas)[^.!?,]{0,12} (?:tod[oa]s?\b|íntegr|el 100 ?%)|\b(?:devolvemos|devolveremos) (?:el|tu) dinero\b|\b(?:recibes|tienes) todo de vuelta\b|\b(?:devolución|reembolso) (?:total|complet[oa]|íntegr[oa]|del 100 ?%)|\bgarantía de (?:devolución|reembolso)\b/i,
    /^¿?(?:si |y si |has |ya )?(?:has |te )?(?:pierdes?|perdiste|perdido)(?: (?:una?|la|el|tu|tus|apuestas?|dinero|jugada|partida|todo|hoy|otra|vez))*$/i,
  ],
  [
    /\b(?:se|quando) (?:você )?(?:perder|perde|não ganhar)\b|\b(?:suas|as) perdas\b|\bo que (?:você )?(?:perder|perdeu)\b/i,
    /\b(?:devolvemos|devolveremos|reembolsamos)[^.!?,]{0,12} (?:tudo|tod[oa]s?|integral|100 ?%)|\b(?:devolvemos|devolveremos) (?:o )?(?:seu )?dinheiro\b|\btudo de volta\b|\b(?:recebe|recupera) tudo\b|\bdinheiro de volta\b|\b(?:devolução|reembolso) (?:total|integral|complet[oa]|de 100 ?%)|\bgarantia de (?:devolução|reembolso)\b/i,
    /^(?:e se |se )?(?:você )?(?:perdeu|perde|perder)(?: (?:uma?|a|o|sua|seu|suas|apostas?|dinheiro|tudo|hoje|jogada|rodada|de|novo))*$/i,
  ],
  [
    /\b(?:jika|kalau|bila|apabila|saat) (?:anda |kamu )?(?:kalah|tidak menang)\b|\b(?:kekalahan|kerugian)/i,
    /\b(?:kembalikan|mengembalikan|dikembalikan|ganti|mengganti|diganti)[^.!?,]{0,20} (?:semua|seluruh|sepenuhnya|penuh|100 ?%)|\b(?:semua|seluruh)\b[^.!?,]{0,25}\b(?:kembali|kembalikan|dikembalikan|diganti)\b|\bkembali (?:semua|seluruhnya|sepenuhnya|utuh|100 ?%)|\b(?:jaminan|garansi) uang kembali\b/i,
    /^(?:(?:anda|kamu|kalau|jika|sudah|lagi|baru) )*(?:kalah|rugi)(?: (?:taruhan|hari ini|lagi|bermain|main|terus|uang))*$/i,
  ],
  [
    /(?:nếu|khi) (?:bạn |quý khách )?thua|thua (?:cược|lỗ)|(?:tiền|khoản) thua/i,
    /(?:hoàn|trả)(?: lại)?(?: cho bạn)?(?: tiền)? (?:toàn bộ|tất cả|100 ?%)|(?:toàn bộ|tất cả) [^.!?,]{0,20}(?:được hoàn|hoàn lại|trả lại)|(?:đảm bảo|cam kết|bảo đảm) hoàn tiền/i,
    /^(?:(?:bạn|quý khách|nếu|lỡ|đã|bị|vừa) )*thua(?: (?:cược|lỗ|tiền|hết|rồi|à|ư|sao|hôm nay|mất))*$/i,
  ],
  [
    /(?:ถ้า|หาก|เมื่อ)(?:คุณ)?(?:แพ้|เสีย|ไม่ชนะ)|ยอดเสีย|เงินที่เสีย/,
    /คืน(?:เงิน|ยอดเสีย|ยอด)?(?:ให้)?(?:คุณ)?(?:ทั้งหมด|เต็มจำนวน|ทุกบาท|หมด|100 ?%)|(?:รับประกัน|การันตี)คืน(?:เงิน|ยอดเสีย)/,
    /^(?:ถ้า|หาก|วันนี้|คุณ)*(?:เล่น)?(?:แพ้|เสีย(?:เงิน|พนัน|เดิมพัน|หมด)?)(?:พนัน|เดิมพัน|แล้ว)*(?:เหรอ|หรือ(?:เปล่า)?|ไหม|อยู่)?$/,
  ],
  [
    /ہار(?:نے پر|یں| جائیں| گئے|ے ہوئے|ی ہوئی)|اگر (?:آپ )?ہار|نقصان/,
    /(?:پورا|پورے|پوری|سارا|سارے|ساری|تمام|100 ?%)[^۔.!?،]{0,20}(?:واپس|لوٹا)|(?:واپسی|منی بیک) (?:کی )?(?:ضمانت|گارنٹی)/,
    /^(?:(?:کیا|آپ|آج|شرط|پیسے|اگر|بازی) )*(?:ہار (?:گئے|گئی|جاتے)|ہارے|ہارتے|ہار)(?: ہیں)?(?: کیا)?$/,
  ],
];

/** Phrases such as "no problem", whose "no" denies nothing. */
const comfort =
  /\bno (?:problem|worries)\b|\b(?:don.t|do not) worry\b|\bnever mind\b|(?:চিন্তা|ভয়|সমস্যা) নেই|চিন্তা করবেন না|(?:चिंता|फ़िक्र|फिक्र) (?:न|मत) करें|कोई बात नहीं|不用?怕|不要紧|没关系|别(?:担心|怕)|不(?:用|必)担心|\bno te preocupes\b|\bno pasa nada\b|\bnão se preocupe\b|\b(?:não tem|sem) problema\b|\btidak apa-apa\b|\bjangan khawatir\b|đừng lo(?: lắng)?|không sao|ไม่เป็นไร|ไม่ต้อง(?:กังวล|ห่วง|กลัว)|کوئی بات نہیں|فکر نہ کریں/i;

const wholeShare = /(?:100|১০০|१००|۱۰۰)\s?[%٪％]/g;

/**
 * Words of a text that promise players back all that they lose. A sentence with a number other than 100 %
 * names a limited offer, such as 5 % cashback.
 */
export function returnPromisedIn(text: string): string | undefined {
  const sentences = sentencesOf(text);
  for (const [index, sentence] of sentences.entries()) {
    if (/\p{Nd}/u.test(sentence.replaceAll(wholeShare, ''))) continue;
    // "Lost? No problem! We return it all."
    const before = sentences.slice(Math.max(0, index - 2), index).map(wordsAlone);
    for (const [lost, allBack, onlyLost] of lossesReturned) {
      const isAfterLoss = before.some((one) => onlyLost.test(one));
      const words = isAfterLoss || lost.test(sentence) ? allBack.exec(sentence)?.[0].trim() : undefined;
      if (words !== undefined && !isDenied(sentence.replace(lost, ' ').replace(comfort, ' '))) return words;
    }
  }
  return undefined;
}

const wordsAlone = (sentence: string) => sentence.replaceAll(/^[^\p{L}¿]+|[^\p{L}\p{M}]+$/gu, '');

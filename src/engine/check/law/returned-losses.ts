import { isDenied, sentencesOf } from './denied-sentence';

/** Words for a loss, and words for giving all of it back, by language. Both in one sentence are a promise. */
const lossesReturned: readonly (readonly [lost: RegExp, allBack: RegExp])[] = [
  [
    /\b(?:if|when|whenever) you (?:lose|lost|don.t win|do not win)\b(?! (?:access|your (?:phone|password|device|card)))|\bloss(?:es)?\b|\blost (?:bets?|stakes?|money)\b/i,
    /\b(?:give|pay|get|hand|return|refund|repay)s? (?:you )?(?:back )?(?:everything|every (?:cent|penny|taka|rupee)|all(?: of)?(?: your| the)?(?: lost)? (?:money|stakes?|bets?|loss(?:es)?|it))\b|\b(?:all|every|100 ?% of)(?: of)?(?: your| the)? (?:money|stakes?|loss(?:es)?)(?: is| are)? (?:back|refunded|returned|repaid|paid back)\b|\bmoney.back guarantee\b|^\s*(?:get )?(?:your )?money back (?:if|when) you lose|\b(?:full|100 ?%) (?:loss )?(?:refund|money.back|cash-?back)\b/i,
  ],
  [
    /হার(?:লে|ার|েন|ানো)|ক্ষতি|লোকসান/,
    /(?:সব|পুরো|সমস্ত|সম্পূর্ণ|(?:100|১০০) ?%)[^।.!?,]{0,20}(?:ফেরত|ফিরিয়ে)|(?:ফেরতের?|মানি ?ব্যাক) (?:গ্যারান্টি|নিশ্চয়তা)/,
  ],
  [
    /हार(?:ने पर|े तो|ें| जाएँ| जाएं| गए|े हुए| का| की)|(?:अगर|यदि) (?:आप )?हार|नुक़?सान/,
    /(?:पूरा|पूरे|पूरी|सारा|सारे|सारी|(?:100|१००) ?%)[^।.!?,]{0,20}(?:वापस|लौटा)|(?:वापसी|मनी.?बैक|रिफ़?ंड) (?:की )?गारंटी/,
  ],
  [
    /输(?![入出送])|亏/,
    /全额?(?:返还|退还|退回|退款|赔付|返)|(?:返还|退还|退回|赔付)(?:您|你)?的?(?:全部|所有|全额)|包赔|(?:返还|退款|退还)保证|保证(?:返还|退款|退还)|100[%％](?:返还|退还)/,
  ],
  [
    /\b(?:si|cuando) (?:pierdes?|pierdas|no ganas)\b|\b(?:tus|las) pérdidas\b|\blo (?:perdido|que pierdas|que pierdes)\b/i,
    /\b(?:devolvemos|devolveremos|reembolsamos|recuperas)[^.!?,]{0,12} (?:tod[oa]s?\b|íntegr|el 100 ?%)|\bdevolvemos (?:el|tu) dinero\b|\b(?:devolución|reembolso) (?:total|complet[oa]|íntegr[oa]|del 100 ?%)|\bgarantía de (?:devolución|reembolso)\b/i,
  ],
  [
    /\b(?:se|quando) (?:você )?(?:perder|perde|não ganhar)\b|\b(?:suas|as) perdas\b|\bo que (?:você )?(?:perder|perdeu)\b/i,
    /\b(?:devolvemos|devolveremos|reembolsamos)[^.!?,]{0,12} (?:tudo|tod[oa]s?|integral|100 ?%)|\bdevolvemos (?:o )?(?:seu )?dinheiro\b|\bdinheiro de volta\b|\b(?:devolução|reembolso) (?:total|integral|complet[oa]|de 100 ?%)|\bgarantia de (?:devolução|reembolso)\b/i,
  ],
  [
    /\b(?:jika|kalau|bila|apabila|saat) (?:anda |kamu )?(?:kalah|tidak menang)\b|\b(?:kekalahan|kerugian)/i,
    /\b(?:kembalikan|mengembalikan|dikembalikan|ganti|mengganti|diganti)[^.!?,]{0,20} (?:semua|seluruh|sepenuhnya|penuh|100 ?%)|\b(?:semua|seluruh)\b[^.!?,]{0,25}\b(?:kembali|kembalikan|dikembalikan|diganti)\b|\b(?:jaminan|garansi) uang kembali\b/i,
  ],
  [
    /(?:nếu|khi) (?:bạn |quý khách )?thua|thua (?:cược|lỗ)|(?:tiền|khoản) thua/i,
    /(?:hoàn|trả)(?: lại)?(?: cho bạn)?(?: tiền)? (?:toàn bộ|tất cả|100 ?%)|(?:toàn bộ|tất cả) [^.!?,]{0,20}(?:được hoàn|hoàn lại|trả lại)|(?:đảm bảo|cam kết|bảo đảm) hoàn tiền/i,
  ],
  [
    /(?:ถ้า|หาก|เมื่อ)(?:คุณ)?(?:แพ้|เสีย|ไม่ชนะ)|ยอดเสีย|เงินที่เสีย/,
    /คืน(?:เงิน|ยอดเสีย|ยอด)?(?:ให้)?(?:คุณ)?(?:ทั้งหมด|เต็มจำนวน|ทุกบาท|100 ?%)|(?:รับประกัน|การันตี)คืน(?:เงิน|ยอดเสีย)/,
  ],
  [
    /ہار(?:نے پر|یں| جائیں| گئے|ے ہوئے|ی ہوئی)|اگر (?:آپ )?ہار|نقصان/,
    /(?:پورا|پورے|پوری|سارا|سارے|ساری|تمام|100 ?%)[^۔.!?،]{0,20}(?:واپس|لوٹا)|(?:واپسی|منی بیک) (?:کی )?(?:ضمانت|گارنٹی)/,
  ],
];

const wholeShare = /(?:100|১০০|१००|۱۰۰)\s?[%٪％]/g;

/**
 * Words of a text that promise players back all that they lose. A sentence with a number other than 100 %
 * names a limited offer, such as 5 % cashback.
 */
export function returnIn(text: string): string | undefined {
  for (const sentence of sentencesOf(text)) {
    if (/\p{Nd}/u.test(sentence.replaceAll(wholeShare, ''))) continue;
    for (const [lost, allBack] of lossesReturned) {
      const words = lost.test(sentence) ? allBack.exec(sentence)?.[0] : undefined;
      if (words !== undefined && !isDenied(sentence.replace(lost, ' '))) return words;
    }
  }
  return undefined;
}

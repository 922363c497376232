/** What stands before words and denies them: "we do not have any live chat". */
const denialsBefore: readonly RegExp[] = [
  /(?:\b(?:no|not|without|never|cannot)|n['’]t)(?: (?:yet|longer|an?|any|the|our|have|has|got|offer|provide)){0,3} (?:[\p{L}-]+ n?or )?$/iu,
  /\b(?:no|sin|não|sem)(?: (?:hay|tenemos|ofrecemos|há|temos|oferecemos|una?|um|uma|el|o|ning[uú]na?|nenhuma?)){0,2} $/iu,
  /\b(?:tidak|belum|tanpa)(?: (?:ada|memiliki|punya|menyediakan|layanan|fitur)){0,2} $/iu,
  /(?:không|chưa)(?: (?:có|hỗ trợ|cung cấp|dịch vụ)){0,2} $/iu,
  /(?:没有?|无|[不未](?:提供|支持|开通|设))$/u,
  /ไม่มี(?:บริการ)?$/u,
];

/** What stands behind words and denies them: "live chat is not available". */
const denialsBehind: readonly RegExp[] = [
  /^ (?:(?:is|are)(?:n['’]t| (?:currently |still )?not)|not) (?:yet )?(?:available|open|offered|here|there|live|ready)\b/i,
  /^(?: is| are)?(?: currently| still)? (?:unavailable|closed)\b/i,
  /^(?:ের)?(?: (?:এখনো|এখনও|এখন|আপাতত|এখানে|চালু|সুবিধা|সেবা)){0,3} (?:নেই|নাই)(?![\p{L}\p{M}])/u,
  /^(?: (?:की|अभी|फ़िलहाल|तक|यहाँ|उपलब्ध|चालू|सुविधा)){0,3} नहीं(?= हैं?(?![\p{L}\p{M}])|[।.!]|$)/u,
  /^(?: (?:کی|ابھی|فی الحال|تک|یہاں|دستیاب|موجود|سہولت)){0,3} نہیں(?= ہے| ہیں|[۔.!]|$)/u,
  /^ (?:todavía |aún )?no (?:está )?disponible|^ (?:ainda )?(?:não (?:está )?disponível|indisponível)/i,
  /^ (?:belum|tidak) tersedia|^ (?:chưa (?:có|hoạt động)|không khả dụng)/i,
  /^(?:服务)?(?:(?:暂|尚|还|目前)?(?:未|没有?|不)(?:开通|开放|提供|上线)|暂停)/u,
  /^ ?ยังไม่(?:มี|เปิด|พร้อม)/u,
];

/** The first words of a text that `promise` finds and that the text does not deny where they stand. */
export function promisedWords(text: string, { source, flags }: RegExp): string | undefined {
  for (const { 0: words, index } of text.matchAll(new RegExp(source, `${flags}g`))) {
    const [before, behind] = [text.slice(0, index), text.slice(index + words.length)];
    const isDenied =
      denialsBefore.some((denial) => denial.test(before)) || denialsBehind.some((denial) => denial.test(behind));
    if (!isDenied) return words;
  }
  return undefined;
}

/** What stands before words and denies them: "we do not have any live chat". */
const denialsBefore: readonly RegExp[] = [
  /(?:\b(?:no|not|nor|neither|without|never|cannot)|n['’]t)(?: (?:yet|longer|an?|any|the|our|your|have|has|got|offer|provide|need|expect|ask|want|make|force|you|anyone|anybody|to)){0,5} (?:[\p{L}-]+ n?or )?$/iu,
  /\b(?:instead of|rather than|in place of)(?: (?:an?|any|the|our|some))? $/iu,
  /\b(?:no|sin|ni|nunca|tampoco|nada de|en (?:vez|lugar) de)(?: (?:es|hay|tenemos|ofrecemos|damos|hace falta|hay que|tienes que|te pedimos|que|una?|el|la|los|las|ning[uú]na?)){0,3} $/iu,
  /\b(?:não|sem|nem|nunca|nada de|em (?:vez|lugar) de|ao invés de)(?: (?:é|há|temos|oferecemos|damos|precisa|preciso|pedimos|que|um|uma|o|a|os|as|nenhuma?)){0,3} $/iu,
  /\b(?:tidak|tak|bukan|belum|tanpa|jangan|alih-alih|daripada|ketimbang)(?: (?:ada|perlu|usah|pernah|harus|meminta|menyuruh|anda|kamu|untuk|memiliki|punya|menyediakan|layanan|fitur)){0,4} $/iu,
  /(?:không|chưa|chẳng|thay vì|thay cho)(?: (?:phải|là|có|hề|cần|bao giờ|yêu cầu|bắt|bạn|ai|hỗ trợ|cung cấp|dịch vụ)){0,4} $/iu,
  /(?:没有?(?:任何)?|无[需须]?|[不未](?:提供|支持|开通|设|是|必|用|需要?|做|玩|要求您?|会要求您)|从不(?:要求您?)?|而非|并非|代替|与其)$/u,
  /(?:ไม่(?:มี|ใช่|ต้อง|(?:เคย)?ขอให้คุณ)|แทน(?:ที่)?(?:จะ)?|ไร้|ปราศจาก)(?:บริการ|การ)?$/u,
  /(?<![\p{L}\p{M}])(?:বিনা|बिना(?: किसी)?|न(?: कोई)?|بغیر(?: کسی)?|بلا|نہ(?: کوئی)?) $/u,
];

/** What stands behind words and denies them: "live chat is not available". */
const denialsBehind: readonly RegExp[] = [
  /^ (?:(?:is|are)(?:n['’]t| (?:currently |still )?not)|not) (?:yet )?(?:available|open|offered|here|there|live|ready)\b/i,
  /^(?: is| are)?(?: currently| still)? (?:unavailable|closed)\b/i,
  /^(?:[?:,]| [–—])? (?:no|não|tidak|bukan|không|না|नहीं|نہیں)(?=[.!?,;:।۔،]| [–—]|$)/iu,
  /^(?:ের)?(?: (?:এখনো|এখনও|এখন|আপাতত|এখানে|চালু|সুবিধা|সেবা)){0,3} (?:নেই|নাই|নয়)(?![\p{L}\p{M}])/u,
  /^ ছাড়াই?(?![\p{L}\p{M}]| আর)|^-?(?:এর|ের|র)? (?:বদলে|পরিবর্তে|জায়গায়)|^ (?:জানা|কর|খেল)(?:তে|ার)[^।,!?]* (?:না|নেই|নয়)(?![\p{L}\p{M}])/u,
  /^(?: (?:की|अभी|फ़िलहाल|तक|यहाँ|उपलब्ध|चालू|सुविधा)){0,3} नहीं(?= हैं?(?![\p{L}\p{M}])|[।.!,;]|$)/u,
  // "No live chat or app": the denial stands at the end.
  /^ (?:বা|অথবা|কিংবা) [^।.!?,]{1,40} (?:নেই|নাই|নয়)(?![\p{L}\p{M}])/u,
  /^ (?:या|अथवा) [^।.!?,]{1,40} नहीं(?![\p{L}\p{M}])|^ یا [^۔.!?،]{1,40} نہیں(?!\p{L})/u,
  /^ के (?:बजाय|बजाए|बिना|बग़ैर|बदले)|^ की (?:जगह|बजाय)|^ वाल[ाेी] कोई [\p{L}\p{M}]+ नहीं/u,
  /^(?: (?:کی|ابھی|فی الحال|تک|یہاں|دستیاب|موجود|سہولت)){0,3} نہیں(?= ہے| ہیں|[۔.!،؛]|$)/u,
  /^ کے (?:بجائے|بغیر|بدلے)|^ کی (?:جگہ|بجائے)|^ وال[اےی] کوئی \p{L}+ نہیں/u,
  /^ (?:todavía |aún )?no (?:está )?disponible|^ (?:ainda )?(?:não (?:está )?disponível|indisponível)/i,
  /^ (?:belum|tidak) (?:tersedia|ada)|^ (?:chưa (?:có|hoạt động)|không khả dụng)/i,
  /^(?:服务)?(?:(?:暂|尚|还|目前)?(?:未|没有?|不)(?:开通|开放|提供|上线)|暂停)|^[？?，,：]?没有(?=[。！，]|$)/u,
  /^ ?ยังไม่(?:มี|เปิด|พร้อม)|^ ?ไม่มี(?=[ .!]|$)/u,
];

/** "Only" before a promise: "not only live chat" promises it. These languages put "not" behind. */
const onlyBefore = /(?:শুধু|শুধুমাত্র|কেবল|सिर्फ़|सिर्फ|केवल|صرف|محض) $/u;

/** The first words of a text that match the pattern of a promise and that the text does not deny. */
export function promisedWords(text: string, { source, flags }: RegExp): string | undefined {
  for (const { 0: words, index } of text.matchAll(new RegExp(source, `${flags}g`))) {
    const before = text.slice(0, index).replace(/["“‘«「]$/, '');
    const behind = text.slice(index + words.length).replace(/^["”’»」]/, '');
    const isDenied =
      denialsBefore.some((denial) => denial.test(before)) ||
      (!onlyBefore.test(before) && denialsBehind.some((denial) => denial.test(behind)));
    if (!isDenied) return words;
  }
  return undefined;
}

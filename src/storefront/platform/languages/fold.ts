/**
 * A text in the form that searches compare: without case and accents, so that "cote" finds Côte d’Ivoire, and in one
 * spelling where keyboards have several: full-width letters, đ, Arabic letters of Urdu and Persian, Indic letters with
 * and without their dot or joining sign or with two spellings of a nasal, traditional and simplified characters.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(ignoredMarks, '')
    .replaceAll(/[đøłıßæœ’‘`يىكةہھۀەঙङ\u0901]/g, (letter) => letterSpellings[letter] ?? letter)
    .replaceAll(/\p{Script=Han}/gu, (sign) => simplifiedByTraditional.get(sign) ?? sign);
}

/** Accents, Arabic vowel marks and tatweel, Indic nuktas and viramas, invisible joiners. */
const ignoredMarks =
  /[\u0300-\u036f\u0640\u064b-\u065f\u0670\u093c\u094d\u09bc\u09cd\u0a3c\u0a4d\u0abc\u0acd\u0b3c\u0b4d\u0cbc\u0ccd\u00ad\u200b-\u200f\u2060\ufeff]/g;

const letterSpellings: { readonly [letter: string]: string } = {
  ...{ đ: 'd', ø: 'o', ł: 'l', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' },
  ...{ '’': "'", '‘': "'", '`': "'" },
  ...{ ঙ: '\u0982', ङ: '\u0902', '\u0901': '\u0902' },
  ...{ ي: 'ی', ى: 'ی', ك: 'ک', ة: 'ه', ہ: 'ه', ھ: 'ه', ۀ: 'ه', ە: 'ه' },
};

/** Traditional characters in the names of countries and banks. */
const traditional =
  '東烏喬買亞倫偽岡幾凱剛別勞盧敘雙臺圖國聖寧賓島嶼屬庫開揚撾極歐湯澤濟灣愛爾祕約納紐紹維緬羅聯脫臘蘇萊薩誕語諾貝贊邊達遠長門韋韓頓領馬魯鮮麥蘭關茲內奧時來區與葉義賴賽個單圍' +
  '銀農業發設華貿廣興豐匯錢儲電轉號郵寶財滙恆網資產證貸債盤鄉鎮縣項總會處';
const simplified =
  '东乌乔买亚伦伪冈几凯刚别劳卢叙双台图国圣宁宾岛屿属库开扬挝极欧汤泽济湾爱尔秘约纳纽绍维缅罗联脱腊苏莱萨诞语诺贝赞边达远长门韦韩顿领马鲁鲜麦兰关兹内奥时来区与叶义赖赛个单围' +
  '银农业发设华贸广兴丰汇钱储电转号邮宝财汇恒网资产证贷债盘乡镇县项总会处';
const simplifiedByTraditional: ReadonlyMap<string, string> = new Map(
  [...traditional].map((sign, index) => [sign, [...simplified][index] ?? sign]),
);

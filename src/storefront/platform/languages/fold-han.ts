import { fold } from './fold';

/** Characters in the names of countries and banks that are written in two ways. */
const traditional =
  '東烏喬買亞倫偽岡幾凱剛別勞盧敘雙臺圖國聖寧賓島嶼屬庫開揚撾極歐湯澤濟灣愛爾祕約納紐紹維緬羅聯脫臘蘇萊薩誕語諾貝贊邊達遠長門韋韓頓領馬魯鮮麥蘭關茲內奧時來區與葉義賴賽個單圍' +
  '銀農業發設華貿廣興豐匯錢儲電轉號郵寶財滙恆網資產證貸債盤鄉鎮縣項總會處';
const simplified =
  '东乌乔买亚伦伪冈几凯刚别劳卢叙双台图国圣宁宾岛屿属库开扬挝极欧汤泽济湾爱尔秘约纳纽绍维缅罗联脱腊苏莱萨诞语诺贝赞边达远长门韦韩顿领马鲁鲜麦兰关兹内奥时来区与叶义赖赛个单围' +
  '银农业发设华贸广兴丰汇钱储电转号邮宝财汇恒网资产证贷债盘乡镇县项总会处';
const simple: ReadonlyMap<string, string> = new Map(
  [...traditional].map((sign, at) => [sign, [...simplified][at] ?? sign]),
);

/** `fold` for lists that are chosen from: traditional characters find simplified ones, and the other way round. */
export function foldHan(text: string): string {
  return fold(text).replaceAll(/\p{Script=Han}/gu, (sign) => simple.get(sign) ?? sign);
}

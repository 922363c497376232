/** Languages whose players do not read Latin letters with ease; in others a name stays English, as brands do. */
const languages = ['CN', 'HI', 'TH', 'UR'] as const;
type Language = (typeof languages)[number];

/** The words of game names by the English ones, in the order of `languages`. */
const words: Readonly<Record<string, readonly [cn: string, hi: string, th: string, ur: string]>> = {
  Golden: ['黄金', 'गोल्डन', 'ทอง', 'گولڈن'],
  Lucky: ['幸运', 'लकी', 'นำโชค', 'لکی'],
  Royal: ['皇家', 'रॉयल', 'ราชา', 'رائل'],
  Crimson: ['绯红', 'क्रिमसन', 'สีชาด', 'کرمزن'],
  Emerald: ['翡翠', 'एमराल्ड', 'มรกต', 'ایمرلڈ'],
  Midnight: ['午夜', 'मिडनाइट', 'เที่ยงคืน', 'مڈنائٹ'],
  Silver: ['白银', 'सिल्वर', 'เงิน', 'سلور'],
  Wild: ['狂野', 'वाइल्ड', 'พยศ', 'وائلڈ'],
  Thunder: ['雷霆', 'थंडर', 'สายฟ้า', 'تھنڈر'],
  Sapphire: ['蓝宝石', 'सफ़ायर', 'ไพลิน', 'سفائر'],
  Hidden: ['秘境', 'हिडन', 'ลึกลับ', 'ہڈن'],
  Dancing: ['舞动', 'डांसिंग', 'เริงระบำ', 'ڈانسنگ'],
  Mighty: ['威武', 'माइटी', 'ทรงพลัง', 'مائٹی'],
  Frozen: ['冰封', 'फ़्रोज़न', 'เยือกแข็ง', 'فروزن'],
  Velvet: ['丝绒', 'वेलवेट', 'กำมะหยี่', 'ویلوٹ'],
  Sunlit: ['暖阳', 'सनलिट', 'อาบแดด', 'سن لٹ'],
  Tiger: ['老虎', 'टाइगर', 'เสือ', 'ٹائیگر'],
  Lotus: ['莲花', 'लोटस', 'ดอกบัว', 'لوٹس'],
  Crown: ['皇冠', 'क्राउन', 'มงกุฎ', 'کراؤن'],
  Dragon: ['神龙', 'ड्रैगन', 'มังกร', 'ڈریگن'],
  Mango: ['芒果', 'मैंगो', 'มะม่วง', 'مینگو'],
  Temple: ['神庙', 'टेम्पल', 'วิหาร', 'ٹیمپل'],
  Elephant: ['大象', 'एलिफ़ेंट', 'ช้าง', 'ایلیفنٹ'],
  Peacock: ['孔雀', 'पीकॉक', 'นกยูง', 'پیکاک'],
  Sevens: ['连七', 'सेवन्स', 'เลขเจ็ด', 'سیونز'],
  Reef: ['珊瑚礁', 'रीफ़', 'แนวปะการัง', 'ریف'],
  Hilsa: ['鲥鱼', 'हिल्सा', 'ปลาฮิลซา', 'ہلسا'],
  Shark: ['鲨鱼', 'शार्क', 'ฉลาม', 'شارک'],
  Pearl: ['珍珠', 'पर्ल', 'ไข่มุก', 'پرل'],
  'Teen Patti': ['三张牌', 'तीन पत्ती', 'ทีนแพตตี', 'تین پتی'],
  Rummy: ['拉米', 'रमी', 'รัมมี่', 'رمی'],
  Poker: ['扑克', 'पोकर', 'โป๊กเกอร์', 'پوکر'],
  'Andar Bahar': ['安达巴哈', 'अंदर बाहर', 'อันดาร์บาฮาร์', 'اندر باہر'],
  Roulette: ['轮盘', 'रूलेट', 'รูเล็ต', 'رولیٹ'],
  Baccarat: ['百家乐', 'बैकारेट', 'บาคาร่า', 'بکارا'],
  Wheel: ['转盘', 'व्हील', 'วงล้อ', 'وہیل'],
  Blackjack: ['二十一点', 'ब्लैकजैक', 'แบล็คแจ็ค', 'بلیک جیک'],
  Cricket: ['板球', 'क्रिकेट', 'คริกเก็ต', 'کرکٹ'],
  Football: ['足球', 'फ़ुटबॉल', 'ฟุตบอล', 'فٹ بال'],
  Kabaddi: ['卡巴迪', 'कबड्डी', 'กาบัดดี', 'کبڈی'],
  Tennis: ['网球', 'टेनिस', 'เทนนิส', 'ٹینس'],
  Arena: ['竞技场', 'अरीना', 'สังเวียน', 'ایرینا'],
  Legends: ['传奇', 'लीजेंड्स', 'ตำนาน', 'لیجنڈز'],
  Rooster: ['雄鸡', 'रूस्टर', 'ไก่ชน', 'روسٹر'],
  Derby: ['德比', 'डर्बी', 'ดาร์บี้', 'ڈربی'],
  Draw: ['抽彩', 'ड्रॉ', 'จับรางวัล', 'ڈرا'],
  Numbers: ['数字', 'नंबर्स', 'ตัวเลข', 'نمبرز'],
  Lottery: ['彩票', 'लॉटरी', 'ลอตเตอรี่', 'لاٹری'],
  Ball: ['彩球', 'बॉल', 'ลูกบอล', 'بال'],
};

const joins: Readonly<Record<Language, (manner: string, thing: string) => string>> = {
  CN: (manner, thing) => manner + thing,
  HI: (manner, thing) => `${manner} ${thing}`,
  TH: (manner, thing) => thing + manner,
  UR: (manner, thing) => `${manner} ${thing}`,
};

type Parts = readonly [manner: string, thing: string];

/** A name of a game in a language of the wire; undefined where it keeps its English form. */
export function gameTitleIn(language: string, [manner, thing]: Parts): string | undefined {
  const index = languages.findIndex((one) => one === language);
  const [known, first, second] = [languages[index], words[manner]?.[index], words[thing]?.[index]];
  return known && first && second && joins[known](first, second);
}

/** Every form of a name beside the English and Bengali ones, which a search may mean. */
export function gameTitlesOf(parts: Parts): readonly string[] {
  return languages.flatMap((language) => gameTitleIn(language, parts) ?? []);
}

import { own } from '../../json';

/** Letters of one language that few others of its script have. */
type MarkLetters = {
  readonly letters: RegExp;
  /** Other languages that have these letters. */
  readonly alsoIn?: readonly string[];
  /** With at least this many such words (of Chinese: signs), the words are no names or loanwords. */
  readonly minWords: number;
};

const vietnamese = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu;

const markLetters: { readonly [language: string]: MarkLetters } = {
  vi: { letters: vietnamese, minWords: 2 },
  pt: { letters: /[ãõ]/giu, alsoIn: ['vi'], minWords: 1 },
  es: { letters: /[ñ¿¡]/giu, alsoIn: ['tl'], minWords: 1 },
  de: { letters: /ß/gu, minWords: 1 },
  tr: { letters: /[ğşıİ]/gu, minWords: 2 },
  ru: { letters: /[ыэъё]/giu, alsoIn: ['kk'], minWords: 2 },
  uk: { letters: /[іїєґ]/giu, alsoIn: ['kk'], minWords: 2 },
  kk: { letters: /[әғқңөұүһ]/giu, minWords: 2 },
  ur: { letters: /[ٹڈڑںےہھ]/gu, minWords: 2 },
  fa: { letters: /[پچژگ]/gu, alsoIn: ['ur'], minWords: 2 },
  ar: { letters: /[ةىيك]/gu, minWords: 2 },
  cn: {
    letters:
      /[们这来国时说个为会过发请录册网户号资险钱账银额转数开关问题务单实现点击还给进选择验证码对应线费记奖乐员动]/gu,
    alsoIn: ['ja', 'ko'],
    minWords: 2,
  },
  // Signs that only traditional writing has (於 and 後 stand in a few names besides), the frequent ones among them.
  tw: {
    letters:
      /[們這來國時說個為會過發請錄冊網戶號資險錢賬帳銀額轉數開關問題務單實現點擊還給進選擇驗證碼對應線費記獎樂員動歡臨貴賓廳燈屬勵讓與學業書買賣車長門東風馬魚鳥龍龜電話語讀寫聽見觀視頻簡體鳳雲氣無熱愛親處從眾優傳傷僅價儀億儲兒內兩凱別則剛創劃劇劍勝勞勢勳勻區協參吳啟喚喪嗎嘗嘩嚴圍園圓圖團場壞塊墊塵壓壽夢奪奮婦媽孫寧寶審導專將尋層島崗嶺幣師帶幫幹幾庫廠廢廣張強彈歸彙徑復恆悅惡惱慣慶憂憑憶懷戀戰戲拋掃掛採揚換損搖搶擁擔據擴擺攔攜攝敗敵斂斷晉曆曉暫條極樓樣機檔檢權歐歲歷殘殺毀決沒沖況淚淨湯溝溫漢滅滿漲漸潔濟濤灣烏煙營爐爭爾牆獨獲瑪環產畢畫異當療盜盤監盡矚確禮禪禦種稱積穩窮竊筆節範築簽籃籌糧紅約級納純紙紛細終結絡統絕絲經綠維緊緣編緩練總績繩繼續纔罰罷義習聖聞聯聲職肅腦腳臉臺興舉舊艦藝莊華萬葉蓋蘇蘭虧蟲術衛衝補裝裡製複規覺覽觸計訂訊討訓託設許訴診試詩詳認誌誠誤誰課調談諒論諸識譯議護豐貝負財責貨貪貫販貼賀賞賠賢質賭賴購賽贈贊贏趕趙跡踐軍軟載輕輛輝輪輯輸辦辭農運達違遙遞遠適遺邊邏郵鄉醫釋針鈴銅銘銷鋒錯鍵鎖鏈鏡鐘鐵鑒鑽閃閒間閱陣陰陳陽際隊階隨隱雙雜離難靈靜響頁項順須預頑頒領頭顏願類顧飛飯飲館馳駐驚髮鬥鬧鮮麗麥黃黨齊齒齡貳隻襲擬備稅遲齣滾漁燒獅獻璽奧榮萊薦藍蠻訪詢謝謎譽豬貓賺贖輩遊鄭鈔鉅鋪錦鎮閣閘隴雞韓頓飄騎鬆魯鯨鴻鵬麼於後]/gu,
    alsoIn: ['ja', 'ko'],
    minWords: 2,
  },
};
const isLatin = /\p{Script=Latin}/u;

/** Marks that a text of several words in the language's own script always contains. */
const neededMarks: { readonly [language: string]: { readonly script: RegExp; readonly marks: RegExp } } = {
  vi: { script: isLatin, marks: /[àáâãèéêìíòóôõùúýăđĩũơư\u1ea0-\u1ef9]/iu },
  ur: { script: /\p{Script=Arabic}/u, marks: /[ٹڈڑںےہھکیپچگ]/u },
};
/** Among this many words, at least one has such a mark. */
const manyWords = 4;

/** The language whose letters a text has if that is another one; `''` if the text lacks letters of its own language. */
export function meantByLetters(text: string, language: string): string | undefined {
  if (own(markLetters, language) === undefined && !isLatin.test(text)) return undefined;
  const plainText = text.normalize('NFC').replaceAll(/\{\{[^{}]*\}\}|\S*[./@\d]\S*\w/g, ' ');
  const words = plainText.split(/[^\p{L}\p{M}'’¿¡]+/u).filter((word) => word !== '');
  for (const [other, { letters, alsoIn, minWords }] of Object.entries(markLetters)) {
    if (other === language || alsoIn?.includes(language) === true) continue;
    const markedWords = words.filter((word) => word.search(letters) >= 0);
    const isCertain = markedWords.length > 2 || markedWords.some((word) => !/^\p{Lu}[\p{Ll}\p{M}]/u.test(word));
    const count = isChinese(other) ? countOf(letters, plainText) : markedWords.length;
    if (count < minWords || !isCertain) continue;
    const ownLetters = own(markLetters, language)?.letters;
    const ownCount = ownLetters === undefined ? 0 : countOf(ownLetters, plainText);
    // A text may mix the two ways to write Chinese.
    const isOwn = isChinese(other) && isChinese(language) ? ownCount >= count : ownCount > 0;
    if (!isOwn) return other;
  }
  const neededMark = own(neededMarks, language);
  if (neededMark === undefined || neededMark.marks.test(plainText)) return undefined;
  // Skips words in another script, such as names.
  const wordsInScript = words.filter((word) => neededMark.script.test(word));
  return wordsInScript.length >= manyWords && isSentence(wordsInScript) ? '' : undefined;
}

const isChinese = (language: string) => language === 'cn' || language === 'tw';
const countOf = (letters: RegExp, text: string) => text.match(letters)?.length ?? 0;

/** Words of a sentence, without names. */
function isSentence(words: readonly string[]): boolean {
  return words.filter((word) => /^[^\p{Lu}]/u.test(word) && word.length > 1).length * 2 > words.length;
}

import type { WordList } from './word-list';

export const bonusWords: WordList = {
  bn: ['বোনাস'],
  cn: ['红利', '彩金'],
  en: ['bonus'],
  es: ['bono'],
  hi: ['बोनस'],
  pt: ['bônus'],
  th: ['โบนัส'],
  ur: ['بونس'],
};

/** Chinese for prize money. Behind a percentage it is a bonus. */
export const prizeInChinese = '奖金';
/** Chinese for "give", without the words for "send", "deliver" and the like that end with the same sign. */
export const giveInChinese = '(?<![发运配输传播护])送';
/** Vietnamese for "reward", without the words for "prize" and "gift" that end with it. */
export const rewardInVietnamese = '(?<!giải |phần )thưởng';

/** Between a sum and the bonus: "100% deposit bonus". */
export const wordsBeforeBonus: WordList = {
  bn: ['পর্যন্ত'],
  en: ['deposit'],
  hi: ['तक', 'का'],
};

/** Between the bonus and a sum: "bonus of 100%". */
export const wordsAfterBonus: WordList = {
  cn: ['高达'],
  en: ['of', 'up to'],
  es: ['de', 'de hasta', 'hasta'],
  id: ['sebesar', 'hingga'],
  pt: ['de', 'de até', 'até'],
};

/** Before a bonus for newcomers, which is a promise of its own: "welcome bonus". */
export const welcomeWords: WordList = {
  bn: ['স্বাগত'],
  en: ['welcome', 'sign-up', 'signup', 'registration'],
  hi: ['वेलकम'],
};

export const freeWords: WordList = {
  bn: ['বিনামূল্যে', 'ফ্রি'],
  en: ['free'],
  es: ['gratis'],
  hi: ['मुफ़्त'],
  id: ['gratis'],
  pt: ['grátis'],
  th: ['ฟรี'],
  ur: ['مفت'],
  vi: ['miễn phí'],
};

export const joinWords: WordList = { en: ['join', 'register', 'sign up'] };
export const getWords: WordList = { en: ['get', 'receive', 'claim'] };

/** Names of money behind a number: "500 টাকা". */
export const currencyNames: WordList = {
  bn: ['টাকা'],
  cn: ['元'],
  hi: ['रुपये'],
  th: ['บาท'],
};

/** Names of money before a number: "Rs. 500", "BDT500". */
export const currencyCodes = ['Rs', 'BDT', 'BRL', 'CNY', 'EUR', 'IDR', 'INR', 'MXN', 'PKR', 'RMB', 'THB', 'USD', 'VND'];

/** Words that multiply the number before them. */
export const magnitudes: WordList = {
  bn: ['লাখ', 'লক্ষ', 'হাজার', 'কোটি'],
  cn: ['百', '千', '万', '亿', '億'],
  en: [
    'k',
    'm',
    'thousand',
    'million',
    'millions',
    'billion',
    'billions',
    'lac',
    'lacs',
    'lakh',
    'lakhs',
    'crore',
    'crores',
  ],
  es: ['mil', 'millón', 'millones'],
  hi: ['लाख', 'हज़ार', 'हजार', 'करोड़'],
  id: ['ribu', 'rb', 'juta', 'jt', 'miliar'],
  pt: ['mil', 'milhão', 'milhões'],
  th: ['ร้อย', 'พัน', 'หมื่น', 'แสน', 'ล้าน'],
  ur: ['لاکھ', 'ہزار', 'کروڑ'],
  vi: ['nghìn', 'ngàn', 'triệu', 'tỷ'],
};

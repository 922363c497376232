import type { Offer } from './offers';

export type Poster = {
  readonly id: number;
  readonly hue: number;
  readonly motif: string;
  readonly title: Readonly<Record<'EN' | 'BN', string>>;
  readonly line: Readonly<Record<'EN' | 'BN', string>>;
  /** The title always stands beside the picture, so the picture shows only the line. */
  readonly named?: 'beside';
  /** The offer that it promises; it shows only where the merchant has that offer. */
  readonly offer?: Offer;
};

/** Banners of the home page. */
export const banners: readonly Poster[] = [
  {
    id: 1,
    offer: 'welcome',
    hue: 262,
    motif: 'RNG',
    title: { EN: 'Welcome bonus 7,777', BN: 'স্বাগত বোনাস ৭,৭৭৭' },
    line: { EN: 'Register and play today', BN: 'আজই নিবন্ধন করে খেলুন' },
  },
  {
    id: 2,
    hue: 150,
    motif: 'SPORTS',
    title: { EN: 'Cricket nights', BN: 'ক্রিকেটের রাত' },
    line: { EN: 'Every over, live', BN: 'প্রতিটি ওভার সরাসরি' },
  },
  {
    id: 3,
    hue: 8,
    motif: 'LIVE',
    title: { EN: 'Live tables, open all day', BN: 'লাইভ টেবিল, সারা দিন খোলা' },
    line: { EN: 'Roulette, baccarat and more', BN: 'রুলেট, ব্যাকারাট এবং আরও' },
  },
  {
    id: 4,
    hue: 200,
    motif: 'FISH',
    title: { EN: 'Deep sea hunt', BN: 'গভীর সাগরে শিকার' },
    line: { EN: 'New reefs every week', BN: 'প্রতি সপ্তাহে নতুন প্রবাল' },
  },
  {
    id: 5,
    hue: 36,
    motif: 'LOTT',
    title: { EN: 'Friday grand draw', BN: 'শুক্রবারের মহা ড্র' },
    line: { EN: 'Seven numbers, one evening', BN: 'সাতটি সংখ্যা, এক সন্ধ্যা' },
  },
  {
    id: 6,
    hue: 320,
    motif: 'PVP',
    title: { EN: 'Teen Patti league', BN: 'তিন পাত্তি লিগ' },
    line: { EN: 'Take a seat with your friends', BN: 'বন্ধুদের সাথে বসে পড়ুন' },
  },
];

/** Promotions, each with its picture and its text. */
export const promotionPosters: readonly Poster[] = [
  {
    id: 101,
    offer: 'deposit',
    hue: 44,
    motif: 'RNG',
    named: 'beside',
    title: { EN: 'First deposit +50%', BN: 'প্রথম জমায় +৫০%' },
    line: { EN: 'Up to 5,000', BN: '৫,০০০ পর্যন্ত' },
  },
  {
    id: 102,
    offer: 'mission',
    hue: 284,
    motif: 'INHOUSE',
    named: 'beside',
    title: { EN: 'Daily mission', BN: 'দৈনিক মিশন' },
    line: { EN: 'Five rounds, one reward', BN: 'পাঁচ রাউন্ড, এক পুরস্কার' },
  },
  {
    id: 103,
    offer: 'invite',
    hue: 168,
    motif: 'LIVE',
    named: 'beside',
    title: { EN: 'Invite a friend', BN: 'বন্ধুকে আমন্ত্রণ' },
    line: { EN: 'Both of you win', BN: 'দুজনেই পুরস্কার পান' },
  },
  {
    id: 104,
    offer: 'rebate',
    hue: 348,
    motif: 'SPORTS',
    named: 'beside',
    title: { EN: 'Weekend rebate 1.2%', BN: 'সপ্তাহান্তে রিবেট ১.২%' },
    line: { EN: 'On every sports bet', BN: 'প্রতিটি খেলার বাজিতে' },
  },
  {
    id: 105,
    offer: 'reward',
    hue: 214,
    motif: 'TF',
    named: 'beside',
    title: { EN: 'Esports season pass', BN: 'ই-স্পোর্টস সিজন পাস' },
    line: { EN: 'Collect and claim', BN: 'জমান আর দাবি করুন' },
  },
];

type Word = readonly [english: string, bengali: string];
type Words = readonly [Word, ...Word[]];

const manners: Words = [
  ['Golden', 'সোনালি'],
  ['Lucky', 'সৌভাগ্যের'],
  ['Royal', 'রাজকীয়'],
  ['Crimson', 'রক্তিম'],
  ['Emerald', 'পান্না'],
  ['Midnight', 'মধ্যরাতের'],
  ['Silver', 'রুপালি'],
  ['Wild', 'বুনো'],
  ['Thunder', 'বজ্র'],
  ['Sapphire', 'নীলকান্ত'],
  ['Hidden', 'গোপন'],
  ['Dancing', 'নাচের'],
  ['Mighty', 'পরাক্রমী'],
];

/** Used once each thing has had every manner, so that no name comes twice. */
const laterManners: Words = [
  ['Frozen', 'হিমেল'],
  ['Velvet', 'মখমলি'],
  ['Sunlit', 'রৌদ্রোজ্জ্বল'],
];

const things: Readonly<Record<string, Words>> = {
  RNG: [
    ['Tiger', 'বাঘ'],
    ['Lotus', 'পদ্ম'],
    ['Crown', 'মুকুট'],
    ['Dragon', 'ড্রাগন'],
    ['Mango', 'আম'],
    ['Temple', 'মন্দির'],
    ['Elephant', 'হাতি'],
    ['Peacock', 'ময়ূর'],
    ['Sevens', 'সাত'],
  ],
  FISH: [
    ['Reef', 'প্রবাল'],
    ['Hilsa', 'ইলিশ'],
    ['Shark', 'হাঙর'],
    ['Pearl', 'মুক্তা'],
  ],
  PVP: [
    ['Teen Patti', 'তিন পাত্তি'],
    ['Rummy', 'রামি'],
    ['Poker', 'পোকার'],
    ['Andar Bahar', 'আন্দর বাহার'],
  ],
  LIVE: [
    ['Roulette', 'রুলেট'],
    ['Baccarat', 'ব্যাকারাট'],
    ['Wheel', 'চাকা'],
    ['Blackjack', 'ব্ল্যাকজ্যাক'],
  ],
  SPORTS: [
    ['Cricket', 'ক্রিকেট'],
    ['Football', 'ফুটবল'],
    ['Kabaddi', 'কাবাডি'],
    ['Tennis', 'টেনিস'],
  ],
  TF: [
    ['Arena', 'রণক্ষেত্র'],
    ['Legends', 'কিংবদন্তি'],
  ],
  DS88: [
    ['Rooster', 'মোরগ'],
    ['Derby', 'ডার্বি'],
  ],
  ELOTT: [
    ['Draw', 'ড্র'],
    ['Numbers', 'সংখ্যা'],
  ],
  LOTT: [
    ['Lottery', 'লটারি'],
    ['Ball', 'বল'],
  ],
};

export type GameName = {
  readonly EN: string;
  readonly BN: string;
  /** The English words of which other languages make theirs. */
  readonly parts: readonly [manner: string, thing: string];
};

/** A name of its own for the `index`th game of a kind (a category, or a vendor with words of its own). */
export function gameName(kind: string, index: number): GameName {
  const nouns = things[kind] ?? manners;
  const [thing, thingInBengali] = nouns[index % nouns.length] ?? nouns[0];
  const words = index < nouns.length * manners.length ? manners : laterManners;
  const [manner, mannerInBengali] = words[(index + Math.floor(index / nouns.length)) % words.length] ?? words[0];
  return { EN: `${manner} ${thing}`, BN: `${mannerInBengali} ${thingInBengali}`, parts: [manner, thing] };
}

import type { Offer } from './offers';
import type { Poster } from './posters';
import { entryInLanguage, inLanguage } from './words/words-of';

type Words = Readonly<Record<'EN' | 'BN', string>>;
type Entry = {
  readonly id: number;
  readonly title: Words;
  readonly content: Words;
  /** The offer that it promises; it shows only where the merchant has that offer. */
  readonly offer?: Offer;
  /** Its category, for entries without an offer; it shows only where the merchant has games of it. */
  readonly motif?: string;
};

/** Notices of the home strip. One carries a script, as careless operators' texts do: a client must not run it. */
export const noticeList: readonly Entry[] = [
  {
    id: 201,
    offer: 'welcome',
    title: { EN: 'Welcome: every new member starts with 7,777', BN: 'স্বাগতম: প্রতিটি নতুন সদস্য শুরু করেন ৭,৭৭৭ নিয়ে' },
    content: {
      EN: '<p>Register and <strong>7,777</strong> waits in your wallet.</p><ul><li>Any game</li><li>Any stake</li></ul>',
      BN: '<p>নিবন্ধন করলেই ওয়ালেটে <strong>৭,৭৭৭</strong>।</p><ul><li>যেকোনো গেম</li><li>যেকোনো বাজি</li></ul>',
    },
  },
  {
    id: 202,
    offer: 'swift',
    title: { EN: 'Deposits by e-wallet now take less than a minute', BN: 'ই-ওয়ালেটে জমা এখন এক মিনিটেরও কম সময়ে' },
    content: {
      EN: '<p>No waiting, no forms.</p><script>document.title="script ran"</script><p onclick="alert(1)">Ask support if yours takes longer.</p>',
      BN: '<p>অপেক্ষা নেই, ফর্ম নেই।</p><script>document.title="script ran"</script><p onclick="alert(1)">দেরি হলে সাপোর্টে জানান।</p>',
    },
  },
  {
    id: 203,
    motif: 'LOTT',
    title: { EN: 'Friday grand draw at 21:00', BN: 'শুক্রবার রাত ৯টায় মহা ড্র' },
    content: {
      EN: '<h3>Seven numbers, one evening</h3><p>Tickets close at 20:30.</p>',
      BN: '<h3>সাতটি সংখ্যা, এক সন্ধ্যা</h3><p>টিকিট বিক্রি রাত ৮:৩০ পর্যন্ত।</p>',
    },
  },
  {
    id: 204,
    title: { EN: 'Play within your limits', BN: 'নিজের সীমার মধ্যে খেলুন' },
    content: {
      EN: '<p>Set limits, take breaks.</p>',
      BN: '<p>সীমা ঠিক করুন, বিরতি নিন।</p>',
    },
  },
];

/** Popups: `A` for members, `B` for guests. */
export const popupList: readonly (Entry & { readonly execution: 'A' | 'B' })[] = [
  {
    id: 301,
    offer: 'mission',
    execution: 'A',
    title: { EN: 'Your mission today', BN: 'আজকের মিশন' },
    content: { EN: '<p>Play five rounds and claim a reward.</p>', BN: '<p>পাঁচ রাউন্ড খেলে পুরস্কার নিন।</p>' },
  },
  {
    id: 303,
    offer: 'welcome',
    execution: 'B',
    title: { EN: 'New here?', BN: 'নতুন এসেছেন?' },
    content: { EN: '<p>Register and start with 7,777.</p>', BN: '<p>নিবন্ধন করে ৭,৭৭৭ নিয়ে শুরু করুন।</p>' },
  },
  {
    id: 302,
    offer: 'rebate',
    execution: 'A',
    title: { EN: 'Weekend rebate', BN: 'সপ্তাহান্তে রিবেট' },
    content: {
      EN: '<p>1.2% of every sports bet comes back.</p><ul><li>Saturday</li><li>Sunday</li></ul>',
      BN: '<p>প্রতিটি খেলার বাজির ১.২% ফেরত।</p><ul><li>শনিবার</li><li>রবিবার</li></ul>',
    },
  },
  {
    id: 304,
    offer: 'trial',
    execution: 'B',
    title: { EN: 'Try before you play', BN: 'আগে পরখ করুন' },
    content: {
      EN: '<p>The trial login opens every house game with play money.</p>',
      BN: '<p>পরীক্ষামূলক লগইনে সব নিজস্ব গেম খোলা।</p>',
    },
  },
];

/** Notices for agents (type A). */
export const agentNoticeList: readonly Entry[] = [
  {
    id: 401,
    title: { EN: 'Dividends are paid on the 1st of each month', BN: 'লভ্যাংশ দেওয়া হয় মাসের ১ তারিখে' },
    content: {
      EN: '<p>Accept pending contracts before noon of the day.</p>',
      BN: '<p>সেদিন দুপুরের আগে চুক্তি গ্রহণ করুন।</p>',
    },
  },
  {
    id: 402,
    title: { EN: 'New rates for live tables', BN: 'লাইভ টেবিলের নতুন হার' },
    content: {
      EN: '<table><tr><th>Turnover</th><th>Rate</th></tr><tr><td>10,000</td><td>0.4%</td></tr><tr><td>100,000</td><td>0.6%</td></tr></table>',
      BN: '<table><tr><th>লেনদেন</th><th>হার</th></tr><tr><td>১০,০০০</td><td>০.৪%</td></tr><tr><td>১,০০,০০০</td><td>০.৬%</td></tr></table>',
    },
  },
];

export const promotionTerms: Words = {
  EN: 'Terms: once for each member.',
  BN: 'শর্ত: একজন সদস্য একবারই নিতে পারেন।',
};

export function promotionTexts(promotion: Poster, language: string): string {
  const [, line] = entryInLanguage(promotion.title, promotion.line, language);
  const terms = inLanguage(promotionTerms, language);
  return `<p>${line}</p><p><em>${terms}</em></p>`;
}

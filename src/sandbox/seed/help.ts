import { artPath } from './art-path';

type Words = Readonly<Record<'EN' | 'BN', string>>;
export type HelpEntry = {
  readonly title: Words;
  readonly content: Words;
  /** The offer that it explains; it shows only where the merchant has that offer. */
  readonly about?: 'promotions' | 'swift';
  /** Its table promises fast payments. It is removed for merchants without the offer `swift`. */
  readonly isTimed?: true;
};

/** Entries of the help centre, with the HTML that operators write: lists, tables, pictures, links. */
export const helpEntries: readonly HelpEntry[] = [
  {
    title: { EN: 'How do I register?', BN: 'কীভাবে নিবন্ধন করব?' },
    content: {
      EN: '<ol><li>Tap <strong>Register</strong>.</li><li>Fill in the form.</li><li>Play.</li></ol>',
      BN: '<ol><li><strong>নিবন্ধন</strong> চাপুন।</li><li>ফর্ম পূরণ করুন।</li><li>খেলুন।</li></ol>',
    },
  },
  {
    isTimed: true,
    title: { EN: 'How do I deposit?', BN: 'কীভাবে জমা দেব?' },
    content: {
      EN: '<p>Open Deposit and choose a method.</p><table><thead><tr><th>Method</th><th>From</th><th>Takes</th></tr></thead><tbody><tr><td>E-wallet</td><td>100</td><td>1 minute</td></tr><tr><td>Bank transfer</td><td>500</td><td>10 minutes</td></tr><tr><td>QR code</td><td>200</td><td>2 minutes</td></tr></tbody></table>',
      BN: '<p>জমা খুলে একটি পদ্ধতি বেছে নিন।</p><table><thead><tr><th>পদ্ধতি</th><th>সর্বনিম্ন</th><th>সময়</th></tr></thead><tbody><tr><td>ই-ওয়ালেট</td><td>১০০</td><td>১ মিনিট</td></tr><tr><td>ব্যাংক</td><td>৫০০</td><td>১০ মিনিট</td></tr><tr><td>কিউআর কোড</td><td>২০০</td><td>২ মিনিট</td></tr></tbody></table>',
    },
  },
  {
    about: 'swift',
    title: { EN: 'When does a withdrawal arrive?', BN: 'উত্তোলন কখন পৌঁছায়?' },
    content: { EN: '<p>Mostly within the hour.</p>', BN: '<p>সাধারণত এক ঘণ্টার মধ্যে।</p>' },
  },
  {
    about: 'promotions',
    title: { EN: 'How do promotions work?', BN: 'প্রচারণা কীভাবে চলে?' },
    content: {
      EN: `<p><img src="${artPath('promotions', 'night-101', 'EN')}" alt="Up to 5,000" width="720" height="300"></p><p>Read the terms on the <a href="/m/activity">promotions page</a>.</p>`,
      BN: `<p><img src="${artPath('promotions', 'night-101', 'BN')}" alt="৫,০০০ পর্যন্ত" width="720" height="300"></p><p>শর্ত আছে <a href="/m/activity">প্রচারণার পাতায়</a>।</p>`,
    },
  },
  {
    title: { EN: 'I forgot my password', BN: 'পাসওয়ার্ড ভুলে গেছি' },
    content: {
      EN: '<p>Use <a href="/m/forget">Forgot password</a>, by e-mail or by phone.</p>',
      BN: '<p>ই-মেইল বা ফোনে <a href="/m/forget">পাসওয়ার্ড উদ্ধার</a> করুন।</p>',
    },
  },
];

import type { ErrorText } from './money-error-texts';

/** Refusals of contracts between agents. */
export const contractErrorTexts = {
  'contract.none': {
    status: 400,
    EN: 'There is no such contract among yours',
    BN: 'আপনার চুক্তিগুলোর মধ্যে এমন কোনো চুক্তি নেই',
  },
  'contract.changed': {
    status: 400,
    EN: 'This contract has moved on meanwhile; look at how it stands now',
    BN: 'ইতিমধ্যে এই চুক্তির অবস্থা বদলেছে; এখনকার অবস্থা দেখুন',
  },
  'contract.notYours': {
    status: 400,
    EN: 'It is for the other side to answer this',
    BN: 'এর উত্তর দেবে অন্য পক্ষ',
  },
  'contract.exists': {
    status: 400,
    EN: 'There is an open contract with this member already; change its terms or end it first',
    BN: 'এই সদস্যের সঙ্গে আগে থেকেই একটি চুক্তি আছে; আগে শর্ত বদলান বা শেষ করুন',
  },
  'contract.notDownline': {
    status: 400,
    EN: 'None of your direct downlines has this name',
    BN: 'আপনার সরাসরি ডাউনলাইনে এই নামে কেউ নেই',
  },
  'contract.notAgent': {
    status: 400,
    EN: 'This downline has no team to be paid for; make them an agent first',
    BN: 'এই ডাউনলাইনের কোনো দল নেই; আগে তাঁকে এজেন্ট করুন',
  },
  'contract.terms': {
    status: 400,
    EN: 'The steps cannot be read: each needs a higher turnover than the one before, and a rate',
    BN: 'ধাপগুলো ঠিক নেই: প্রতিটিতে আগেরটির চেয়ে বেশি টার্নওভার ও একটি হার দরকার',
  },
  'contract.full': {
    status: 400,
    EN: 'No more contracts can be offered; end one first',
    BN: 'আর চুক্তির প্রস্তাব দেওয়া যাবে না; আগে একটি শেষ করুন',
  },
} as const satisfies Readonly<Record<string, ErrorText>>;

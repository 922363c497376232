/** A refusal: its HTTP status, and its text in English and Bengali. */
export type ErrorText = { readonly status: number; readonly EN: string; readonly BN: string };

/** Refusals of calls on money, accounts, limits, agents and invitation links. */
export const moneyErrorTexts = {
  'withdraw.bank.card.max': { status: 400, EN: 'No more bank cards can be added', BN: 'আর ব্যাংক কার্ড যোগ করা যাবে না' },
  'numero.closed': { status: 400, EN: 'This draw takes no more bets', BN: 'এই ড্র আর বাজি নেয় না' },
  'order.not.cancellable': { status: 400, EN: 'This order cannot be cancelled', BN: 'এই অর্ডার বাতিল করা যায় না' },
  'request.id.missing': {
    status: 400,
    EN: 'A call that moves money needs a key of its own; nothing was moved',
    BN: 'টাকা সরানোর কলে নিজস্ব একটি কী দরকার; কিছুই সরানো হয়নি',
  },
  'request.conflict': {
    status: 409,
    EN: 'This key was used for something else; please look at your records',
    BN: 'এই কী অন্য কিছুর জন্য ব্যবহৃত হয়েছে; আপনার রেকর্ড দেখুন',
  },
  'request.repeated': { status: 409, EN: 'This request was already carried out', BN: 'এই অনুরোধটি আগেই সম্পন্ন হয়েছে' },
  'play.paused': {
    status: 400,
    EN: 'You are taking a break; play and deposits wait until it ends',
    BN: 'আপনি বিরতিতে আছেন; শেষ না হওয়া পর্যন্ত খেলা ও জমা বন্ধ',
  },
  'pause.shorter': {
    status: 400,
    EN: 'A break cannot be made shorter; the one you chose stays',
    BN: 'বিরতি ছোট করা যায় না; আপনার বেছে নেওয়াটিই থাকছে',
  },
  'limit.most': {
    status: 400,
    EN: 'The largest limit is 9,999,999,999.99',
    BN: 'সবচেয়ে বড় সীমা ৯,৯৯৯,৯৯৯,৯৯৯.৯৯',
  },
  'limit.deposit': {
    status: 400,
    EN: 'This deposit would go over the limit you set',
    BN: 'এই জমা আপনার নির্ধারিত সীমা ছাড়িয়ে যাবে',
  },
  'limit.loss': {
    status: 400,
    EN: 'This stake could go over the loss limit you set',
    BN: 'এই বাজিতে আপনার নির্ধারিত ক্ষতির সীমা ছাড়াতে পারে',
  },
  'limit.stake': {
    status: 400,
    EN: 'This stake would go over the limit you set',
    BN: 'এই বাজি আপনার নির্ধারিত সীমা ছাড়িয়ে যাবে',
  },
  'limit.time': { status: 400, EN: 'The time that you set for play is used up', BN: 'খেলার জন্য আপনার নির্ধারিত সময় শেষ' },
  'deposit.amount': {
    status: 400,
    EN: 'The amount is outside the limits of this way to pay',
    BN: 'এই পদ্ধতির সীমার বাইরে পরিমাণ',
  },
  'deposit.promotion': { status: 400, EN: 'This bonus does not go with this deposit', BN: 'এই বোনাস এই জমার সঙ্গে চলে না' },
  'deposit.orders.most': {
    status: 400,
    EN: 'Three deposits are waiting; pay or cancel one of them first',
    BN: 'তিনটি জমা অপেক্ষায়; আগে একটি পরিশোধ বা বাতিল করুন',
  },
  'deposit.order.closed': {
    status: 400,
    EN: 'This deposit is closed already; look at your record',
    BN: 'এই জমাটি বন্ধ হয়ে গেছে; আপনার রেকর্ড দেখুন',
  },
  'deposit.receipt.missing': { status: 400, EN: 'Add a picture of the receipt first', BN: 'আগে রসিদের ছবি দিন' },
  'deposit.channel.closed': {
    status: 400,
    EN: 'This way to pay is closed just now; choose another one',
    BN: 'এই পেমেন্টের উপায় এখন বন্ধ; অন্যটি বেছে নিন',
  },
  'email.proof': {
    status: 400,
    EN: 'A new address is confirmed with the code that is sent to it',
    BN: 'নতুন ঠিকানা সেখানে পাঠানো কোড দিয়ে নিশ্চিত করতে হয়',
  },
  'email.password': {
    status: 400,
    EN: 'The password of your account is asked for to change the address',
    BN: 'ঠিকানা বদলাতে আপনার অ্যাকাউন্টের পাসওয়ার্ড দরকার',
  },
  'password.own.incorrect': {
    status: 400,
    EN: 'The password of your account is wrong',
    BN: 'আপনার অ্যাকাউন্টের পাসওয়ার্ডটি ভুল',
  },
  'withdraw.amount': {
    status: 400,
    EN: 'The amount is outside the limits of a withdrawal',
    BN: 'উত্তোলনের সীমার বাইরে পরিমাণ',
  },
  'withdraw.times': {
    status: 400,
    EN: 'No withdrawal is left for today; try again tomorrow',
    BN: 'আজ আর উত্তোলন বাকি নেই; কাল আবার চেষ্টা করুন',
  },
  'wallet.single': {
    status: 400,
    EN: 'All your money is in one wallet; there is nothing to move',
    BN: 'আপনার সব টাকা একটি ওয়ালেটেই আছে; সরানোর কিছু নেই',
  },
  'wallet.playing': {
    status: 400,
    EN: 'A round of this wallet’s games is not finished; finish it first',
    BN: 'এই ওয়ালেটের একটি খেলার রাউন্ড শেষ হয়নি; আগে সেটি শেষ করুন',
  },
  'wallet.turnover': {
    status: 400,
    EN: 'What was brought into this wallet has to be staked before money leaves it',
    BN: 'এই ওয়ালেটে যা আনা হয়েছে তা বাজি ধরার পরই টাকা বের করা যায়',
  },
  'withdraw.hours': {
    status: 400,
    EN: 'Withdrawals are closed at this hour; the page says when they open',
    BN: 'এই সময়ে উত্তোলন বন্ধ; কখন খুলবে তা পাতায় লেখা আছে',
  },
  'withdraw.turnover': {
    status: 400,
    EN: 'Your bonus has to be staked before money goes out',
    BN: 'টাকা তোলার আগে বোনাসের বাজি পূরণ করতে হবে',
  },
  'withdraw.order.closed': {
    status: 400,
    EN: 'This withdrawal can no longer be cancelled',
    BN: 'এই উত্তোলন আর বাতিল করা যাবে না',
  },
  'rebate.none': { status: 400, EN: 'There is no rebate to claim here', BN: 'এখানে দাবি করার মতো রিবেট নেই' },
  'transfer.noUpline': {
    status: 400,
    EN: 'This account has nobody above it to give money to',
    BN: 'এই অ্যাকাউন্টের ওপরে কেউ নেই যাকে টাকা দেওয়া যায়',
  },
  'affiliate.paused': {
    status: 400,
    EN: 'This invitation link is closed for now; ask who sent it',
    BN: 'এই আমন্ত্রণ লিংকটি এখন বন্ধ; যিনি পাঠিয়েছেন তাঁকে জিজ্ঞাসা করুন',
  },
  'affiliate.expired': {
    status: 400,
    EN: 'This invitation link has run out; ask for a new one',
    BN: 'এই আমন্ত্রণ লিংকের মেয়াদ শেষ; নতুন একটি চান',
  },
  'affiliate.deleted': {
    status: 400,
    EN: 'This invitation link has been taken away; ask for a new one',
    BN: 'এই আমন্ত্রণ লিংকটি মুছে ফেলা হয়েছে; নতুন একটি চান',
  },
  'affiliate.term': { status: 400, EN: 'Choose an end that is still to come', BN: 'ভবিষ্যতের একটি শেষ তারিখ বেছে নিন' },
  'affiliate.tooMany': {
    status: 400,
    EN: 'You have 100 links; delete one first',
    BN: 'আপনার ১০০টি লিংক আছে; আগে একটি মুছুন',
  },
  'rebate.tooLow': {
    status: 400,
    EN: 'A rebate is less than this member has given on to others',
    BN: 'একটি রিবেট এই সদস্য অন্যদের যা দিয়েছেন তার চেয়ে কম',
  },
  'agent.already': { status: 400, EN: 'This member is an agent already', BN: 'এই সদস্য আগে থেকেই এজেন্ট' },
  'downline.none': {
    status: 400,
    EN: 'Nobody of this name stands in your team',
    BN: 'আপনার দলে এই নামে কেউ নেই',
  },
  'rebate.tooHigh': { status: 400, EN: 'A rebate is more than you may give', BN: 'একটি রিবেট আপনার দেওয়ার সীমার বেশি' },
  'envelope.amount': {
    status: 400,
    EN: 'An envelope is outside what may be given to one',
    BN: 'একটি খামের পরিমাণ একজনকে দেওয়ার সীমার বাইরে',
  },
  'envelope.many': { status: 400, EN: 'Choose between 1 and 200 downlines', BN: '১ থেকে ২০০ জন ডাউনলাইন বেছে নিন' },
  'envelope.notBelow': { status: 400, EN: 'Not a downline of yours any more', BN: 'এখন আর আপনার ডাউনলাইন নন' },
  'envelope.paused': {
    status: 400,
    EN: 'Takes a break from play and receives nothing',
    BN: 'খেলায় বিরতি নিয়েছেন, তাই কিছু পান না',
  },
  'payment.password.missing': { status: 400, EN: 'Set a fund password first', BN: 'আগে একটি ফান্ড পাসওয়ার্ড দিন' },
  'payment.password.set': {
    status: 400,
    EN: 'A fund password is set already; change it instead',
    BN: 'ফান্ড পাসওয়ার্ড আগেই দেওয়া আছে; সেটি বদলান',
  },
  'payment.password.incorrect': { status: 400, EN: 'The fund password is wrong', BN: 'ফান্ড পাসওয়ার্ড ভুল' },
  'payment.password.locked': {
    status: 400,
    EN: 'Five wrong fund passwords: it is locked for half an hour',
    BN: 'পাঁচবার ভুল ফান্ড পাসওয়ার্ড: আধ ঘণ্টা এটি লক থাকবে',
  },
  'payment.password.format': {
    status: 400,
    EN: 'A fund password is six digits and not your login password',
    BN: 'ফান্ড পাসওয়ার্ড ছয় অঙ্কের, লগইন পাসওয়ার্ড নয়',
  },
  'payment.password.simple': {
    status: 400,
    EN: 'This fund password is guessed easily; choose six other digits',
    BN: 'এই ফান্ড পাসওয়ার্ড সহজে অনুমান করা যায়; অন্য ছয়টি অঙ্ক দিন',
  },
  'payee.name.missing': { status: 400, EN: 'Set the name of your bank accounts first', BN: 'আগে ব্যাংক অ্যাকাউন্টের নাম দিন' },
  'bank.card.number': { status: 400, EN: 'An account number is 8 to 19 digits', BN: 'অ্যাকাউন্ট নম্বর ৮ থেকে ১৯ অঙ্কের' },
  'bank.card.checksum': { status: 400, EN: 'This card number has a typing mistake', BN: 'এই কার্ড নম্বরে টাইপের ভুল আছে' },
  'bank.wallet.number': { status: 400, EN: 'A wallet number is 7 to 15 digits', BN: 'ওয়ালেট নম্বর ৭ থেকে ১৫ অঙ্কের' },
  'bank.card.proof': {
    status: 400,
    EN: 'A new account is confirmed with a code by SMS',
    BN: 'নতুন অ্যাকাউন্ট এসএমএসের কোড দিয়ে নিশ্চিত করতে হয়',
  },
  'bank.card.exists': { status: 400, EN: 'This account is among yours already', BN: 'এই অ্যাকাউন্টটি আগেই যোগ করা আছে' },
  'reward.none': { status: 400, EN: 'This reward is not there any more', BN: 'এই পুরস্কারটি আর নেই' },
  'reward.claimed': {
    status: 400,
    EN: 'This reward has been claimed already; it is in your balance',
    BN: 'এই পুরস্কার আগেই নেওয়া হয়েছে; আপনার ব্যালেন্সে আছে',
  },
  'reward.expired': { status: 400, EN: 'The time to claim this reward is over', BN: 'এই পুরস্কার নেওয়ার সময় শেষ' },
  'reward.held': {
    status: 400,
    EN: 'This reward is still being looked at; customer service knows more',
    BN: 'এই পুরস্কার এখনো যাচাই হচ্ছে; গ্রাহকসেবা জানাতে পারবে',
  },
} as const satisfies Readonly<Record<string, ErrorText>>;

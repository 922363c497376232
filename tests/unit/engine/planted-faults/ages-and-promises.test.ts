import { describe, expect, it } from 'vitest';
import { issueLine } from '@/engine';
import { promiseWords } from '@/engine/check/law/promise-words';
import { expectTold, type Fault, issuesOf } from './planted-faults';

const otherAge = (text: string) =>
  `The text says ${text}, and jade (21) has another "age" in "auth" of merchant.json, so players there are told another age than they confirm. Write {{age}} instead of the number.`;

const ages: readonly Fault[] = [
  { file: 'base/texts/cn.json', from: '您须年满 {{age}} 周岁', to: '您须年满 18 周岁', at: '"您须年满 18', text: '18' },
  {
    file: 'base/texts/en.json',
    from: 'at least {{age}}, online',
    to: 'at least 18, online',
    at: '"You are at least 18',
    text: '18',
  },
  { file: 'base/texts/bn.json', from: 'বয়স অন্তত {{age}}', to: 'বয়স অন্তত ১৮', at: '"আপনার বয়স অন্তত ১৮', text: '১৮' },
].map(({ text, ...fault }) => ({
  ...fault,
  what: `an age of base in ${fault.file} that is not the age of a brand`,
  beside: 'jade',
  says: otherAge(text),
}));

const places = {
  noor: { file: 'noor/texts/ur.json', from: 'نور: اچھی روشنی میں کھیل' },
  padmaInBengali: { file: 'padma/texts/bn.json', from: 'পদ্মা: নদীপারের খেলা' },
  mono: { file: 'mono/texts/en.json', from: 'Nothing we do not need.' },
  monoInBengali: { file: 'mono/texts/bn.json', from: 'যা দরকার, শুধু তা-ই।' },
  padma: { file: 'padma/texts/en.json', from: 'Three rules of the riverbank. They are short.' },
  jade: { file: 'jade/texts/en.json', from: 'Your name opens the doors of the house.' },
};

const promises: readonly Fault[] = [
  {
    what: 'a welcome bonus where no promotion runs',
    file: 'mono/texts/en.json',
    from: 'Nothing we do not need.',
    to: 'A welcome bonus of 100% on your first deposit.',
    at: '"A welcome bonus',
    kind: 'warning',
    says: 'The text promises "welcome bonus", and "promotions" of console.json has none, so players look for it in vain. Take it out of the text, or give it.',
  },
  {
    what: 'a promise that players win',
    file: 'mono/texts/en.json',
    from: 'Nothing we do not need.',
    to: 'Guaranteed wins every day.',
    at: '"Guaranteed wins',
    kind: 'warning',
    says: 'The text promises "Guaranteed wins", and every game can be lost, so players are misled, and the law and licences forbid it. Say what one may win, not that one will.',
  },
  {
    what: 'a promise that players win, which denies that they can lose',
    file: 'aurora/texts/hi.json',
    from: 'Aurora: यह रात आपकी है',
    to: 'हर दिन पक्की जीत, हार का कोई जोखिम नहीं।',
    at: '"हर दिन',
    kind: 'warning',
    says: 'The text promises "पक्की जीत", and every game can be lost, so players are misled, and the law and licences forbid it. Say what one may win, not that one will.',
  },
  {
    what: 'a promise to give back all that players lose',
    file: 'aurora/texts/es.json',
    from: 'Aurora: la noche es tuya',
    to: 'Si pierdes, te devolvemos todo tu dinero.',
    at: '"Si pierdes',
    kind: 'warning',
    says: 'The text promises players back all that they lose ("devolvemos todo"), and no operator gives that, so players are misled, and the law and licences forbid it. Take it out, or say what share is given back and on what terms.',
  },
  {
    what: 'an age that is not that of the rules, written into an overlay',
    file: 'mono/overlays/home.json',
    from: '"props.limit": 8',
    to: '"props.limit": 8, "props.hotTitle": { "text": { "en": "You must be 21 or older", "bn": "খেলা" } }',
    at: '"You must be',
    says: 'The text says 21 or older, and players confirm that they are 18 or older ("age" in "auth" of merchant.json), so one of the two is wrong. Correct it.',
  },
  {
    what: 'a promise that players win, written into an overlay',
    file: 'mono/overlays/home.json',
    from: '"props.limit": 8',
    to: '"props.limit": 8, "props.hotTitle": { "text": { "en": "Guaranteed wins", "bn": "বড় খেলা" } }',
    at: '"Guaranteed wins',
    kind: 'warning',
    says: 'The text promises "Guaranteed wins", and every game can be lost, so players are misled, and the law and licences forbid it. Say what one may win, not that one will.',
  },
  ...['稳赚不赔！', '稳赚不赔，天天中奖。', '只赢不输。'].map((words): Fault => {
    const promise = words.slice(0, 4);
    return {
      what: `a promise that players win in Chinese, whose words deny the loss: ${words}`,
      file: 'jade/overlays/home.json',
      from: '"props.amount": null',
      to: `"props.amount": null, "props.text": { "text": { "en": "A house", "bn": "বাড়ি", "cn": "${words}" } }`,
      at: `"${words}`,
      kind: 'warning',
      says: `The text promises "${promise}", and every game can be lost, so players are misled, and the law and licences forbid it. Say what one may win, not that one will.`,
    };
  }),
  {
    what: 'a bonus in two languages that no promotion gives, written into an overlay',
    file: 'mono/overlays/home.json',
    from: '"props.limit": 8',
    to: '"props.limit": 8, "props.hotTitle": { "text": { "en": "A 200% bonus", "bn": "২০০% বোনাস" } }',
    at: '"A 200% bonus',
    kind: 'warning',
    says: 'The text promises "200% bonus", and "promotions" of console.json has none, so players look for it in vain. Take it out of the text, or give it. The same is promised in "mono/overlays/home.json" (bn).',
  },
  ...['Bonus of ৳7,777 for every newcomer.', 'Join and receive ৳7,777 free.', 'A ৳7,777 bonus.'].map((words): Fault => {
    const sum = words.replace(/^A | for every newcomer|\.$/g, '').replace(/\.$/, '');
    return {
      what: `a sum as a bonus where every promotion is off: ${words}`,
      file: 'padma/overlays/home.json',
      from: '"categories": { "props.label": { "t": "padma.play" }',
      to: `"categories": { "props.label": { "text": { "en": "${words}", "bn": "খেলা" } }`,
      at: `"${words}`,
      kind: 'warning',
      says: `The text promises "${sum}", and the console turns every promotion off, so players look for it in vain. Take it out of the text, or give it.`,
    };
  }),
  ...[
    ['Log in with Facebook: one tap is enough.', 'Log in with Facebook', 'FACEBOOKLOGIN3'],
    ['গুগল দিয়ে লগইন করুন।', 'গুগল দিয়ে লগইন', 'GOOGLELOGIN3'],
    ['A new gift waits in the reward centre.', 'reward centre', 'REWCEN3'],
  ].map(
    ([words = '', promise = '', name = '']): Fault => ({
      what: `a promise that a switch of the console turns off: ${words}`,
      file: 'padma/overlays/home.json',
      from: '"categories": { "props.label": { "t": "padma.play" }',
      to: `"categories": { "props.label": { "text": { "en": "${words}", "bn": "খেলা" } }`,
      at: `"${words}`,
      kind: 'warning',
      says: `The text promises "${promise}", and the console turns ${name} off, so players look for it in vain. Take it out of the text, or give it.`,
    }),
  ),
  {
    what: 'another bonus in one language than in the others',
    file: 'jade/texts/en.json',
    from: '50% bonus',
    to: '200% bonus',
    at: '"200% bonus',
    kind: 'warning',
    says: 'The text says "200%", and in 2 other languages it says "50%", so some players are promised what they do not get. Write the same in all.',
  },
  {
    what: 'another bonus in one language than in nine others',
    file: 'aurora/texts/vi.json',
    from: '50%',
    to: '500%',
    at: '"Thưởng 500%',
    kind: 'warning',
    says: 'The text says "500%", and in 9 other languages it says "50%", so some players are promised what they do not get. Write the same in all.',
  },
  {
    what: 'a sum that an overlay says otherwise in another language',
    file: 'padma/overlays/home.json',
    from: '"categories": { "props.label": { "t": "padma.play" }',
    to: '"categories": { "props.label": { "text": { "en": "Play from ৳1,500.50", "bn": "৫,০০০ টাকা থেকে খেলুন" } }',
    at: '"৫,০০০',
    kind: 'warning',
    says: 'The text says "৫,০০০ টাকা", and in the language "en" it says "৳1,500.50", so some players are promised what they do not get. Write the same in both.',
  },
  {
    what: 'a welcome of another sum than the bonus beside it',
    file: 'jade/texts/en.json',
    from: 'Your name opens the doors of the house.',
    to: 'A welcome bonus of ¥20,000 waits for you.',
    at: '"A welcome bonus',
    kind: 'warning',
    says: 'The text promises newcomers "¥20,000", and "bonus" on page "home" promises them 7777, so one of the two is wrong. Correct it.',
  },
  {
    what: 'a bonus of nothing, written into an overlay',
    file: 'jade/overlays/home.json',
    from: '"props.amount": null',
    to: '"props.amount": null, "props.text": { "text": { "en": "A bonus up to ¥0", "bn": "বোনাস", "cn": "奖金" } }',
    at: '"A bonus up to',
    says: 'The bonus shown here is 0, so guests see an empty promise. Write its "amount", or remove it.',
  },
  {
    what: 'a bonus by the hundred where no promotion runs',
    file: 'mono/texts/en.json',
    from: 'Nothing we do not need.',
    to: 'Get a 200% bonus today.',
    at: '"Get a 200%',
    kind: 'warning',
    says: 'The text promises "200% bonus", and "promotions" of console.json has none, so players look for it in vain. Take it out of the text, or give it.',
  },
  {
    what: 'an invitation of friends where no promotion runs',
    file: 'mono/texts/en.json',
    from: 'Nothing we do not need.',
    to: 'Invite a friend and get more.',
    at: '"Invite a friend',
    kind: 'warning',
    says: 'The text promises "Invite a friend", and "promotions" of console.json has no REFERRAL, so players look for it in vain. Take it out of the text, or give it.',
  },
  {
    what: 'missions that the console turns off',
    file: 'jade/texts/en.json',
    from: 'Your name opens the doors of the house.',
    to: 'Daily missions with prizes for everybody.',
    at: '"Daily missions',
    kind: 'warning',
    says: 'The text promises "missions", and the console turns the promotion MISSION off, so players look for it in vain. Take it out of the text, or give it.',
  },
  {
    what: 'a trial that the brand does not give',
    file: 'mono/texts/en.json',
    from: 'Nothing we do not need.',
    to: 'Try it free first, without an account.',
    at: '"Try it free',
    kind: 'warning',
    says: 'The text promises "Try it free", and "trial" in "auth" of merchant.json is false, so players look for it in vain. Take it out of the text, or give it.',
  },
  ...(
    [
      ['monoInBengali', 'ফ্রি ট্রায়াল নিন', 'ফ্রি ট্রায়াল', '"trial" in "auth" of merchant.json is false'],
      ['monoInBengali', 'ফ্রি ট্রা\u09dfাল নিন', 'ফ্রি ট্রায়াল', '"trial" in "auth" of merchant.json is false'],
      [
        'padmaInBengali',
        'বন্ধুকে আমন্ত্রণ জানান, প্রতি বন্ধুর জন্য ৫০০ টাকা পান।',
        'বন্ধুকে আমন্ত্রণ',
        'the console turns the promotion REFERRAL off',
      ],
      [
        'noor',
        'دوستوں کو دعوت دیں، ہر دوست پر 500 روپے پائیں۔',
        'دوستوں کو دعوت',
        'the console turns the promotion REFERRAL off',
      ],
      ['mono', 'Free play for everybody', 'Free play', '"trial" in "auth" of merchant.json is false'],
      ['padma', 'Our iPhone app is here', 'iPhone app', 'the console has no app for iPhones among its resources'],
      ['padma', 'Get it in the App Store', 'App Store', 'the console has no app for iPhones among its resources'],
      [
        'jade',
        'An app for your Android',
        'app for your Android',
        'the console has no app for Android among its resources',
      ],
    ] as const
  ).map(
    ([merchant, words, promise, reason]): Fault => ({
      what: `a promise in words of another kind: ${words}`,
      ...places[merchant],
      to: words,
      at: `"${words}`,
      kind: 'warning',
      says: `The text promises "${promise}", and ${reason}, so players look for it in vain. Take it out of the text, or give it.`,
    }),
  ),
  {
    what: 'deposits at once, where the platform takes none',
    file: 'mono/texts/en.json',
    from: 'Nothing we do not need.',
    to: 'Deposit in seconds.',
    also: {
      file: 'mono/console.json',
      from: '"DEPOSIT",\n      "enabled": "1"',
      to: '"DEPOSIT",\n      "enabled": "0"',
    },
    at: '"Deposit in',
    kind: 'warning',
    says: 'The text promises "Deposit in seconds", and the console turns DEPOSIT off, so players look for it in vain. Take it out of the text, or give it.',
  },
];

describe('an age of a parent that a brand contradicts is told at the text', () => {
  it.each(ages)('$what [CFG-01]', expectTold);

  it('names all brands, and asks for the placeholder where none is wrong yet [CFG-01]', () => {
    const told = (beside: string) =>
      issuesOf({ file: 'base/texts/en.json', from: 'at least {{age}}, online', to: 'at least 18, online', beside })
        .map(issueLine)
        .map((line) => line.slice(line.indexOf(' ') + 1));
    expect(told('padma')).toEqual([
      'warning The text says 18 by itself, and {{age}} is filled in here, so it will be wrong when "age" of merchant.json changes. Write {{age}} instead of the number.',
    ]);
  });
});

describe('a promise that is not kept is told once', () => {
  it.each(promises)('$what [CFG-01]', expectTold);

  it('names the other texts and languages that promise it too [CFG-01]', () => {
    const to = '"conditions": {\n    "hasLottery": false,';
    const told = issuesOf({ file: 'jade/merchant.json', from: '"conditions": {', to });
    expect(told.filter(({ code }) => code === 'empty-promise').map(issueLine)).toEqual([
      'jade/texts/bn.json:10:21 warning The text promises "লটারি", and "hasLottery" is false in "conditions" of merchant.json, so players look for it in vain. Take it out of the text, or give it. The same is promised in "hero.action" (bn, cn), "site.description" (bn, cn, en), "site.title" (bn) and "footer.lottery" (cn).',
    ]);
  });

  it.each([
    'No live chat yet.',
    'We don’t have a live chat. Without live chat, no phone or live chat.',
    'Live chat is not available. Live chat isn’t open. 24/7 chat unavailable.',
    'Sin chat en vivo. No hay chat en vivo. Chat en vivo no disponible.',
    'Sem chat ao vivo. Não temos chat ao vivo. Chat ao vivo indisponível.',
    'Belum ada chat langsung. Chat langsung belum tersedia.',
    'Chưa có trò chuyện trực tuyến. Trò chuyện trực tuyến không khả dụng.',
    '暂时没有在线客服。在线客服尚未开通。',
    'ไม่มีแชทสด แชทสดยังไม่เปิด',
    'এখানে কোনো লাইভ চ্যাট বা অ্যাপ নেই।',
    'यहाँ कोई लाइव चैट या मिशन नहीं है।',
    'یہاں کوئی لائیو چیٹ یا مشن نہیں ہے۔',
    'লাইভ চ্যাট এখনো নেই। লাইভ চ্যাটের সুবিধা নেই।',
    'लाइव चैट अभी उपलब्ध नहीं है।',
    'لائیو چیٹ ابھی دستیاب نہیں ہے۔',
    'ফ্রি ট্রায়াল নয়।',
    'লাইভ চ্যাট নয়, ফোনে একজন মানুষ কথা বলেন।',
    'স্বাগত বোনাস নয়।',
    '不提供安卓客户端，暂无苹果客户端。',
    'Nhiệm vụ của chúng tôi là phục vụ bạn. Không có nhiệm vụ mới.',
    'Misi kami adalah melayani Anda. Tidak ada misi baru.',
    'ہمارا مشن آپ کی خدمت ہے۔',
    'No iPhone app yet.',
    'মিশন ছাড়াই খেলুন। মিশনের বদলে খেলা।',
    'বন্ধুদের আমন্ত্রণ জানাতে হবে না।',
    'مفت کھیلیں والا کوئی جال نہیں۔',
    'مفت ٹرائل نہیں، اصلی میز۔ لائیو چیٹ کے بجائے خط۔ بغیر کسی مشنز کے۔',
    'We never ask you to invite a friend. You need not invite friends.',
    'A real table instead of a free trial. No “free trial”.',
    'Rather than live chat: letters that are answered. Live chat? No.',
    'मुफ़्त ट्रायल नहीं, असली मेज़। लाइव चैट के बजाय चिट्ठी। मिशन के बिना खेलें। बिना किसी मिशन।',
    'En vez de chat en vivo, cartas. Nada de prueba gratis. Juega sin misiones. Nunca te pedimos invitar a un amigo.',
    'Em vez de chat ao vivo, cartas. Nada de teste grátis. Jogue sem missões. Não é um bônus de boas-vindas.',
    'Bukan chat langsung, tapi surat. Tanpa misi harian. Tidak perlu undang teman. Bukan bonus selamat datang.',
    'Không phải chơi thử miễn phí. Thay vì trò chuyện trực tuyến: thư tay. Không cần mời bạn bè.',
    'ไม่ใช่แชทสด แต่เป็นจดหมาย ไม่ต้องชวนเพื่อน ไม่มีภารกิจ แทนที่จะทดลองเล่นฟรี',
    '不是免费试玩，是真桌。我们从不要求您邀请好友。而非在线客服。无需任务。没有任何任务。',
  ])('leaves a text that denies it: %s [CFG-01]', (words) => {
    const told = issuesOf({ file: 'mono/texts/en.json', from: 'Know when to stop', to: words });
    expect(told.filter(({ code }) => code === 'empty-promise').map(issueLine)).toEqual([]);
  });

  it.each([
    'No queue: live chat',
    'No live chat on phones, but a live chat here',
    'Live chat never closes',
    'Not only live chat',
    'Live chat, no queue.',
    'শুধু লাইভ চ্যাট নয়, ফোনও আছে।',
    'লাইভ চ্যাট ছাড়াও ফোন আছে।',
    'सिर्फ़ लाइव चैट नहीं, फ़ोन भी।',
    'No solo chat en vivo',
    'Bukan hanya chat langsung',
    'Không chỉ trò chuyện trực tuyến',
    'ไม่ใช่แค่แชทสด',
    '不只是在线客服',
    '安卓客户端已上线',
    '苹果客户端已上线',
    'Our Android app is here',
    'Hoàn thành nhiệm vụ, nhận thưởng',
    'Selesaikan misi dan dapatkan hadiah',
    'مشن پورے کریں اور انعام پائیں',
  ])('is told where another word is denied: %s [CFG-01]', (words) => {
    const told = issuesOf({ file: 'mono/texts/en.json', from: 'Know when to stop', to: words });
    expect(told.map(({ code }) => code).filter((code) => code === 'empty-promise')).toEqual(['empty-promise']);
  });

  it('knows words of every language for every promise [CFG-01]', () => {
    const languages = ['bn', 'cn', 'es', 'hi', 'id', 'pt', 'th', 'ur', 'vi'];
    for (const [promise, words] of Object.entries(promiseWords))
      expect([promise, ...Object.keys(words).sort()]).toEqual([promise, ...languages]);
  });

  it('is told beside the fault of shape where words stand without a language [CFG-01]', () => {
    const to = '"categories": { "props.label": "A 200% bonus, guaranteed winnings"';
    const from = '"categories": { "props.label": { "t": "padma.play" }';
    const told = issuesOf({ file: 'padma/overlays/home.json', from, to });
    expect(told.map(({ code }) => code).sort()).toEqual(['empty-promise', 'sure-win', 'wrong-form']);
  });
});

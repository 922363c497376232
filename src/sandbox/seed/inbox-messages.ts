import { entryInLanguage } from './words/words-of';

type Words = Readonly<Record<'EN' | 'BN', string>>;
type Message = { readonly title: Words; readonly content: Words };

/**
 * Messages that fill an inbox in turn. One carries a script, as careless operators' texts do: a client must not run it.
 */
export const inboxMessages: readonly Message[] = [
  {
    title: { EN: 'Your account is ready', BN: 'আপনার অ্যাকাউন্ট প্রস্তুত' },
    content: {
      EN: '<p>Thank you for joining us.</p><p><a href="/m/help">Read the first steps</a></p>',
      BN: '<p>আমাদের সঙ্গে যোগ দেওয়ার জন্য ধন্যবাদ।</p><p><a href="/m/help">প্রথম ধাপগুলো পড়ুন</a></p>',
    },
  },
  {
    title: { EN: 'How we keep your money safe', BN: 'আপনার টাকা আমরা কীভাবে নিরাপদ রাখি' },
    content: {
      EN: '<p>Nobody of us ever asks for your password.</p><script>document.title="script ran"</script><ul><li>Keep your fund password to yourself</li><li>Check the address before you sign in</li></ul>',
      BN: '<p>আমাদের কেউ কখনো আপনার পাসওয়ার্ড চায় না।</p><script>document.title="script ran"</script><ul><li>ফান্ড পাসওয়ার্ড কাউকে বলবেন না</li><li>সাইন ইন করার আগে ঠিকানা দেখে নিন</li></ul>',
    },
  },
  {
    title: { EN: 'A gift is waiting', BN: 'একটি উপহার অপেক্ষা করছে' },
    content: {
      EN: '<p>Look into your rewards: something of yours lies there.</p>',
      BN: '<p>আপনার পুরস্কারগুলো দেখুন: সেখানে আপনার কিছু আছে।</p>',
    },
  },
  {
    title: { EN: 'Weekend rebate paid', BN: 'সপ্তাহান্তের রিবেট দেওয়া হয়েছে' },
    content: {
      EN: '<p>Your rebate of the weekend is in your wallet.</p>',
      BN: '<p>সপ্তাহান্তের রিবেট আপনার ওয়ালেটে আছে।</p>',
    },
  },
  {
    title: { EN: 'Maintenance on Tuesday night', BN: 'মঙ্গলবার রাতে রক্ষণাবেক্ষণ' },
    content: {
      EN: '<p>From 03:00 to 04:00 some games rest. Open rounds go on after it.</p>',
      BN: '<p>রাত ৩টা থেকে ৪টা কিছু গেম বন্ধ থাকবে। চলমান রাউন্ড পরে চলবে।</p>',
    },
  },
];

/** A message in a language of the wire, by its English title; as it was written where it is none of these. */
export function messageIn(written: readonly [title: string, content: string], language: string) {
  const known = inboxMessages.find(({ title }) => title.EN === written[0]);
  return known === undefined ? written : entryInLanguage(known.title, known.content, language);
}

import fc from 'fast-check';
import { type Answers, features, products } from '@/ops/new-brand/answers';

/** A brand as most are. */
export const plainBrand: Answers = {
  id: 'sunrise',
  name: 'Sunrise Play',
  domain: 'www.sunrise.example',
  languages: ['en', 'bn'],
  language: 'en',
  currency: 'EUR',
  timeZone: 'Europe/Malta',
  products: ['slots', 'live', 'sports', 'fishing', 'cards'],
  registerBy: 'username',
  features: ['inbox'],
  bonuses: { welcome: 0, deposit: 0, invite: 0 },
  age: 18,
  primary: '#c2410c',
  accent: undefined,
  mode: 'light',
  logo: undefined,
};

const languages = ['en', 'bn', 'cn', 'hi', 'vi', 'th', 'id', 'pt', 'es', 'ur'] as const;
const names = <T extends string>(list: Readonly<Record<T, unknown>>): T[] =>
  Object.keys(list).filter((name): name is T => Object.hasOwn(list, name));

/** Any brand that the questions let through. */
export const anyBrand: fc.Arbitrary<Answers> = fc
  .record({
    name: fc.constantFrom(
      'Q',
      'Sunrise Play',
      'বাংলা খেলা',
      '幸运之家',
      'نور',
      'A "B" & D’s',
      'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
    ),
    languages: fc.shuffledSubarray([...languages], { minLength: 1, maxLength: 4 }),
    currency: fc.constantFrom('EUR', 'BDT', 'USD', 'PKR', 'CHF', 'JPY', 'KWD', 'INR', 'VND'),
    timeZone: fc.constantFrom('Europe/Malta', 'Asia/Dhaka', 'America/Sao_Paulo', 'UTC'),
    products: fc.subarray(names(products), { minLength: 1 }),
    registerBy: fc.constantFrom('username', 'mobile', 'both'),
    features: fc.subarray(names(features)),
    bonuses: fc.record({
      welcome: fc.constantFrom(0, 100, 7777),
      deposit: fc.constantFrom(0, 20, 50),
      invite: fc.constantFrom(0, 30),
    }),
    age: fc.integer({ min: 18, max: 25 }),
    primary: color(),
    accent: fc.option(color(), { nil: undefined }),
    mode: fc.constantFrom('dark', 'light'),
  })
  .map(({ languages: chosen, features: extras, bonuses, ...rest }) => {
    const [first = 'en', ...others] = chosen;
    const invite = extras.includes('invite') ? bonuses.invite : 0;
    return {
      ...plainBrand,
      ...rest,
      languages: [first, ...others],
      language: first,
      features: extras,
      bonuses: { ...bonuses, invite },
    };
  });

function color(): fc.Arbitrary<string> {
  return fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
}

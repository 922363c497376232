import dateWords from '@schemas/date-words.json';
import languages from '@schemas/languages.json';
import { describe, expect, it } from 'vitest';
import { zoneClock } from '@/server/texts/zone-clock';
import type { MerchantLocale } from '@/storefront/contract/merchant-locale';
import { createDates as datesIn } from '@/storefront/platform/languages/dates';
import { toDecimal } from '@/storefront/platform/languages/decimal';
import { createFormat } from '@/storefront/platform/languages/format';

const noon = Date.UTC(2026, 2, 9, 18, 30, 5);

const taka: MerchantLocale = {
  currency: 'BDT',
  symbol: '৳',
  symbolPosition: 'before',
  digits: 'latn',
  clock: zoneClock('Asia/Dhaka', noon),
  date: 'DD/MM/YYYY',
  dateTime: 'DD/MM/YYYY HH:mm',
  languages: { bn: { digits: 'beng', symbolPosition: 'after' } },
};
const yuan: MerchantLocale = {
  ...taka,
  currency: 'CNY',
  symbol: '¥',
  clock: zoneClock('Asia/Shanghai', noon),
  date: 'YYYY-MM-DD',
  dateTime: 'YYYY-MM-DD HH:mm:ss',
};
const wordsOf = new Map<string, { readonly [name: string]: string }>(Object.entries(dateWords));
const createDates = (locale: MerchantLocale, language: string) =>
  datesIn(locale, language, (key) => wordsOf.get(language)?.[key.replace('date.', '')] ?? key);

it.each([
  ['2026-03-10 00:30:05', Date.UTC(2026, 2, 9, 18, 30, 5)],
  [String(noon), noon],
  [noon, noon],
  ['soon', Number.NaN],
  ['', Number.NaN],
])('reads what the platform wrote on its own clock: %j [MEM-10]', (told, at) => {
  expect(createDates(taka, 'bn').epoch(told)).toBe(at);
});

describe('toDecimal', () => {
  it.each([
    [1234.5, '1234.50'],
    ['1234.5', '1234.50'],
    [1.005, '1.01'],
    [0.1 + 0.2, '0.30'],
    ['0.994999', '0.99'],
    ['99.995', '100.00'],
    ['123456789012345678.129', '123456789012345678.13'],
    [-5, '-5.00'],
    [1e21, '1000000000000000000000.00'],
    [1e-7, '0.00'],
    [' 7 ', '7.00'],
  ])('writes %s with two decimals [MEM-14]', (amount, text) => expect(toDecimal(amount, 2)).toBe(text));

  it.each([[-0], [-0.001], ['-0'], ['-0.004'], [-1e-9]])('never writes a zero with a sign: %s [MEM-14]', (amount) => {
    expect(toDecimal(amount, 2)).toBe('0.00');
  });

  it.each([[Number.NaN], [Number.POSITIVE_INFINITY], ['twelve'], [''], ['1,000'], ['0x10'], ['9'.repeat(1_000_000)]])(
    'knows that %.9s is no amount',
    (amount) => {
      expect(toDecimal(amount, 2)).toBeUndefined();
    },
  );
});

describe('createFormat', () => {
  it.each([
    [taka, 'en', '৳1,234,567.50'],
    [taka, 'bn', '১২,৩৪,৫৬৭.৫০৳'],
    [yuan, 'cn', '¥1,234,567.50'],
    [{ ...taka, symbol: '₫', symbolPosition: 'after' }, 'vi', '1.234.567,50₫'],
    [{ ...taka, digits: 'deva' }, 'ne', '৳१२,३४,५६७.५०'],
    [{ ...taka, digits: 'mymr' }, 'my', '৳၁,၂၃၄,၅၆၇.၅၀'],
    [{ ...taka, digits: 'khmr' }, 'km', '৳១,២៣៤,៥៦៧.៥០'],
    [{ ...taka, digits: 'laoo' }, 'lo', '৳໑.໒໓໔.໕໖໗,໕໐'],
    [taka, 'si', '৳1,234,567.50'],
    [{ ...taka, digits: 'unheard' }, 'en', '৳1,234,567.50'],
    [{ ...taka, symbol: '', digits: 'arab' }, 'ar', '١٬٢٣٤٬٥٦٧٫٥٠'],
    [{ ...taka, symbol: '', digits: 'arabext' }, 'fa', '۱٬۲۳۴٬۵۶۷٫۵۰'],
    [{ ...taka, symbol: '' }, 'fa', '1,234,567.50'],
    [{ ...taka, symbol: '₹', currency: 'INR' }, 'en', '₹12,34,567.50'],
    [{ ...taka, symbol: '₹', currency: 'INR' }, 'ur', '₹12,34,567.50'],
    [{ ...taka, symbol: '₹', currency: 'INR', grouping: 'thousands' }, 'en', '₹1,234,567.50'],
    [{ ...taka, grouping: 'lakh' }, 'en', '৳12,34,567.50'],
    [{ ...taka, languages: { en: { grouping: 'lakh' } } }, 'en', '৳12,34,567.50'],
    [{ ...taka, symbol: '' }, 'ru', '1\u00a0234\u00a0567,50'],
    [{ ...taka, symbol: '' }, 'fr', '1\u202f234\u202f567,50'],
    [{ ...taka, symbol: ' €', symbolPosition: 'after', currency: 'EUR' }, 'es', '1.234.567,50 €'],
    [{ ...taka, symbol: '$', currency: 'MXN' }, 'es', '$1,234,567.50'],
    [{ ...taka, symbol: '' }, 'kk', '1\u00a0234\u00a0567,50'],
  ] as const)('writes money of a merchant in a language (%#) [APP-11]', (locale, language, text) => {
    expect(createFormat(locale, language).money(1234567.5)).toBe(text);
  });

  it('writes Spanish as Mexico does where the currency does not tell, and keeps a sign on the left of a number between words from right to left [APP-11]', () => {
    expect(createFormat(taka, 'es').amount(1234567.5)).toBe('1,234,567.50');
    const { money, gain, amount, number } = createFormat({ ...taka, symbol: '₨' }, 'ur');
    expect([money(-5), amount('-0.5'), number(-3), money(5), gain(5)]).toEqual([
      '\u200e-₨5.00',
      '\u200e-0.50',
      '\u200e-3',
      '₨5.00',
      '\u200e+₨5.00',
    ]);
  });

  it('puts a minus before the sign, and a dash for what is no amount [APP-11]', () => {
    const { money, amount, number } = createFormat(taka, 'en');
    expect([money(-5), money('x'), amount('1234.5'), number(1234), number('1234.567', 1)]).toEqual([
      '-৳5.00',
      '–',
      '1,234.50',
      '1,234',
      '1,234.6',
    ]);
  });
});

it('writes a number that is no count in the merchant’s digits, without separators [APP-11]', () => {
  expect(createFormat({ ...taka, symbolPosition: 'after' }, 'en').prize(5000)).toBe('5,000৳');
  const { digits, symbol } = createFormat({ ...taka, languages: { bn: { digits: 'beng', symbol: 'টাকা ' } } }, 'bn');
  expect([digits(7777), digits('99+'), symbol]).toEqual(['৭৭৭৭', '৯৯+', 'টাকা ']);
});

describe('createDates', () => {
  it('writes dates in the merchant’s form and time zone, whatever the machine’s is [APP-11]', () => {
    const dhaka = createDates(taka, 'bn');
    const shanghai = createDates(yuan, 'cn');
    expect(dhaka.date(noon)).toBe('১০/০৩/২০২৬');
    expect(dhaka.dateTime(noon)).toBe('১০/০৩/২০২৬ ০০:৩০');
    expect(shanghai.date(noon)).toBe('2026-03-10');
    expect(shanghai.dateTime(String(noon))).toBe('2026-03-10 02:30:05');
    expect(shanghai.hotMatch(noon)).toBe('03/10 02:30');
    expect(createDates(taka, 'en').announcement(noon)).toBe('03/10/2026');
  });

  it.each([
    ['DD/MM/YYYY', '10/03'],
    ['YYYY-MM-DD', '03-10'],
    ['DD.MM.YYYY', '10.03'],
    ['D MMM YYYY', '10 Mar'],
  ])('writes a day of a chart as %s without its year: %s [APP-11]', (date, written) => {
    expect(createDates({ ...taka, date }, 'en').dayOfYear(noon)).toBe(written);
  });

  it.each([
    ['bn', '১০ মার্চ ২০২৬', 'মার্চ'],
    ['en', '10 Mar 2026', 'March'],
    ['cn', '10 3月 2026', '三月'],
    ['fa', '10 مارس 2026', 'مارس'],
    ['ru', '10 мар. 2026', 'марта'],
    ['ne', '10 मार्च 2026', 'मार्च'],
    ['my', '10 မတ် 2026', 'မတ်'],
    ['si', '10 මාර්තු 2026', 'මාර්තු'],
    ['km', '10 មីនា 2026', 'មីនា'],
    ['lo', '10 ມ.ນ. 2026', 'ມີນາ'],
    ['pa', '10 ਮਾਰਚ 2026', 'ਮਾਰਚ'],
  ])('writes the month in words of %s [APP-11]', (language, short, long) => {
    const { date, time } = createDates({ ...taka, date: 'D MMM YYYY' }, language);
    expect([date(noon), time(noon, 'MMMM')]).toEqual([short, long]);
  });

  it('writes days and halves of the day in words too, and what stands in brackets as it is [APP-11]', () => {
    const { time } = createDates(taka, 'bn');
    expect(time(noon, 'dddd [MMM dddd] h A')).toBe('মঙ্গলবার MMM dddd ১২ AM');
    expect(createDates(taka, 'fa').time(noon, 'ddd h A')).toBe('سه‌شنبه 12 ق.ظ.');
  });

  it.each([
    ['2026-11-21 10:42:41', '২১/১১/২০২৬ ১০:৪২'],
    ['2026-11-21T23:05', '২১/১১/২০২৬ ২৩:০৫'],
    ['2026-11-21', '২১/১১/২০২৬'],
    ['2026-99-21 10:42:41', '2026-99-21 10:42:41'],
    ['yesterday', 'yesterday'],
    ['', ''],
  ])(
    'writes what the platform wrote as a time, %s, in the merchant’s form, at the same hour [MEM-10]',
    (text, written) => {
      expect(createDates(taka, 'bn').text(text)).toBe(written);
    },
  );

  it('writes a month in English where its words did not come, never as a key [APP-11]', () => {
    expect(datesIn(taka, 'en', (key) => key).time(Date.UTC(2026, 0, 5), 'D MMM YYYY')).toBe('5 Jan 2026');
  });

  it.each(Object.keys(languages))('has all words of dates in %s, each its own [APP-11]', (language) => {
    const { months = '', monthsShort = '', days = '', daysShort = '', halves = '' } = wordsOf.get(language) ?? {};
    const counts = [months, monthsShort, days, daysShort, halves].map((words) => new Set(words.split('|')).size);
    expect(counts).toEqual([12, 12, 7, 7, 2]);
    if (!['en', 'id', 'ms', 'tl', 'sw', 'de'].includes(language)) expect(months).not.toMatch(/January|March|August/);
  });

  it.each([
    ['Asia/Dhaka', '2026-03-09T18:00:00Z'],
    ['Asia/Shanghai', '2026-03-09T16:00:00Z'],
    ['UTC', '2026-03-09T00:00:00Z'],
    ['America/Los_Angeles', '2026-03-09T07:00:00Z'],
  ])('knows when a day begins in %s [GAM-15]', (timeZone, midnight) => {
    const { day, startOf } = createDates({ ...taka, clock: zoneClock(timeZone, noon) }, 'en');
    expect(startOf(day(noon + 7))).toBe(Date.parse(midnight));
  });

  it('says whose time it is where that is known [APP-24]', () => {
    const zone = (key: string) => (key === 'date.zone' ? 'Bangladesh Time' : key);
    expect(datesIn(taka, 'en', zone).ofZone('09:00')).toBe('09:00 (Bangladesh Time)');
    expect(datesIn(taka, 'en', (key) => key).ofZone('09:00')).toBe('09:00');
  });

  it('keeps the day before the time in words that run to the left [APP-23]', () => {
    const { dateTime, text } = createDates(taka, 'ur');
    expect([dateTime(noon), text('2026-03-10 00:30:05')]).toEqual(Array(2).fill('\u206810/03/2026 00:30\u2069'));
  });

  it.each([[Number.NaN], [''], ['yesterday'], [9e15]])('writes a dash for %s, which is no time', (value) => {
    expect(createDates(taka, 'en').date(value)).toBe('–');
  });

  it.each(['Asia/Dhaka', 'America/Los_Angeles', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Asia/Kathmandu'])(
    'knows the clocks of %s in the last ten years and the next, before and after each change of them [APP-11]',
    (timeZone) => {
      const clock = zoneClock(timeZone, noon);
      const dates = createDates({ ...yuan, clock }, 'en');
      const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' } as const;
      const intl = new Intl.DateTimeFormat('sv', { ...parts, minute: '2-digit', second: '2-digit', timeZone });
      const days = Array.from({ length: 4300 }, (_, index) => Date.UTC(2016, 0, 2, 0, 0, 5, 7) + index * 86_400_000);
      const changes = clock.slice(1).flatMap(([at]) => [at - 60_000, at - 1, at, at + 1, at + 60_000]);
      expect(changes.length > 0).toBe(!['Asia/Dhaka', 'Asia/Kathmandu'].includes(timeZone));
      for (const at of [...days, ...changes]) expect(dates.dateTime(at)).toBe(intl.format(at));
    },
  );

  it('takes the first offset that is known for what is older, and the last for what is to come [APP-11]', () => {
    const locale: MerchantLocale = {
      ...yuan,
      clock: [
        [noon, 60],
        [noon + 86_400_000, 120],
      ],
    };
    const dates = createDates(locale, 'en');
    expect([0, noon, noon + 86_400_000, noon * 2].map(dates.dateTime)).toEqual([
      '1970-01-01 01:00:00',
      '2026-03-09 19:30:05',
      '2026-03-10 20:30:05',
      '2082-05-16 15:00:10',
    ]);
  });

  it('falls back to UTC in a zone that nobody knows [APP-11]', () => {
    expect(createDates({ ...yuan, clock: zoneClock('Mars/Base', noon) }, 'en').dateTime(noon)).toBe(
      '2026-03-09 18:30:05',
    );
  });
});

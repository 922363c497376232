import { expect, test } from './checked-page';
import { origin } from './origin';
import { createOwnConfig } from './own-config';
import { serveOwnConfig } from './own-server';
import { signInAs } from './sign-in-as';

test('a badge, a bubble and a bonus are figures as well [APP-04, HOM-07]', async ({ page }) => {
  await signInAs(page, 'aurora', 'member-0');
  await page.context().addCookies([{ name: 'lang', value: 'bn', url: origin('aurora') }]);
  await page.goto(`${origin('aurora')}/m/mine`);
  await expect(page.getByText('৳৭৭৭৭')).toBeVisible();
  await expect(
    page.getByRole('link', { name: /৫০% বোনাস/ }).or(page.getByRole('button', { name: /৫০% বোনাস/ })),
  ).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
  await page.goto(`${origin('aurora')}/m/home`);
  await expect(page.getByRole('complementary', { name: /৳৭৭৭৭/ })).toBeVisible();
});

/** Words of a date in the language, as any day of the year may show them, and digits that it does not use. */
const spoken = [
  {
    language: 'fa',
    digits: 'arabext',
    months: 'ژانویه|فوریه|مارس|آوریل|مه|ژوئن|ژوئیه|اوت|سپتامبر|اکتبر|نوامبر|دسامبر',
  },
  { language: 'ne', digits: 'deva', months: 'जनवरी|फेब्रुअरी|मार्च|अप्रिल|मे|जुन|जुलाई|अगस्ट|सेप्टेम्बर|अक्टोबर|नोभेम्बर|डिसेम्बर' },
  { language: 'my', digits: 'mymr', months: 'ဇန်နဝါရီ|ဖေဖော်ဝါရီ|မတ်|ဧပြီ|မေ|ဇွန်|ဇူလိုင်|ဩဂုတ်|စက်တင်ဘာ|အောက်တိုဘာ|နိုဝင်ဘာ|ဒီဇင်ဘာ' },
  { language: 'si', digits: 'latn', months: 'ජනවාරි|පෙබරවාරි|මාර්තු|අප්‍රේල්|මැයි|ජූනි|ජූලි|අගෝස්තු|සැප්තැම්බර්|ඔක්තෝබර්|නොවැම්බර්|දෙසැම්බර්' },
  { language: 'km', digits: 'khmr', months: 'មករា|កុម្ភៈ|មីនា|មេសា|ឧសភា|មិថុនា|កក្កដា|សីហា|កញ្ញា|តុលា|វិច្ឆិកា|ធ្នូ' },
  { language: 'lo', digits: 'laoo', months: 'ມັງກອນ|ກຸມພາ|ມີນາ|ເມສາ|ພຶດສະພາ|ມິຖຸນາ|ກໍລະກົດ|ສິງຫາ|ກັນຍາ|ຕຸລາ|ພະຈິກ|ທັນວາ' },
] as const;

const config = createOwnConfig(['aurora'], {
  merchant: (file) => ({
    ...file,
    languages: { supported: ['en', ...spoken.map(({ language }) => language)], default: 'en' },
    locale: {
      symbol: '',
      dateTime: 'D MMMM YYYY HH:mm',
      languages: Object.fromEntries(spoken.map(({ language, digits }) => [language, { digits }])),
    },
  }),
  texts: { folder: 'aurora', from: 'en', to: spoken.map(({ language }) => language) },
});
const own = serveOwnConfig(5, config);

// One after the other: each worker that takes a part of the file would start a server.
test.describe.configure({ mode: 'default' });

for (const { language, months } of spoken) {
  test(`Chromium writes the months of ${language} as the server does, by the Gregorian calendar [APP-11]`, {
    tag: language === 'fa' ? [] : ['@deep'],
  }, async ({ page }) => {
    await signInAs(page, 'aurora', 'member-0', own('aurora'));
    await page.context().addCookies([{ name: 'lang', value: language, url: own('aurora') }]);
    await page.goto(`${own('aurora')}/m/vouReport`);
    const time = page
      .locator('main')
      .getByText(new RegExp(`^\\p{Nd}{1,2} (${months}) \\p{Nd}{4} \\p{Nd}{2}:\\p{Nd}{2}$`, 'u'))
      .first();
    await expect(time).toBeVisible();
    if (language === 'fa')
      await expect(
        page
          .locator('main')
          .getByText(/^[۰-۹]+(٬[۰-۹]{3})*٫[۰-۹]{2}$/)
          .first(),
      ).toBeVisible();
  });
}

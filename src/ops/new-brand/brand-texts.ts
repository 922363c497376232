import { type Answers, has, type Product } from './answers';

/** Words of base, by language and key. */
export type BaseTexts = { readonly [language: string]: { readonly [key: string]: string } };

const categoryOf: Readonly<Record<Product, string>> = {
  slots: 'RNG',
  live: 'LIVE',
  sports: 'SPORTS',
  esports: 'ESPORTS',
  fishing: 'FISH',
  cards: 'PVP',
  originals: 'INHOUSE',
  cockfight: 'COCKFIGHT',
  lottery: 'LOTT',
};

/** The texts of a new brand by language: its name, and its offers in base's words. */
export function brandTexts(answers: Answers, base: BaseTexts, year: number): ReadonlyMap<string, object> {
  return new Map(answers.languages.map((language) => [language, textsIn(language, answers, base, year)]));
}

function textsIn(
  language: string,
  { name, products, features, bonuses, registerBy }: Answers,
  base: BaseTexts,
  year: number,
): object {
  const baseTexts = base[language] ?? {};
  const ownNote = registerBy === 'mobile' ? notesByMobile[language] : undefined;
  const baseText = (key: string) => baseTexts[key] ?? key;
  const comma = commas[language] ?? ', ';
  const productList = products.map((product) => baseText(`category.${categoryOf[product]}`)).join(comma);
  const fullStop = stops[language] ?? '. ';
  return {
    'about.gameCenter': `${productList}${fullStop.trimEnd()}`,
    ...(ownNote === undefined ? {} : { 'service.note': ownNote }),
    ...(has(features, 'allday') ? {} : withoutHours(baseText('title.service'), ownNote ?? baseText('service.note'))),
    ...(bonuses.deposit > 0 ? { 'footer.depositBubble': depositBubble(language, bonuses.deposit) } : {}),
    ...(bonuses.invite > 0 ? { 'footer.inviteBubble': `{{symbol}}${figure(language, bonuses.invite)}` } : {}),
    'site.copyright': baseText('site.copyright')
      .replace(baseText('site.name'), () => name)
      .replace(/\p{Nd}{4}\D\p{Nd}{4}/u, figure(language, year)),
    'site.description': `${productList}${fullStop}${baseText('site.adults')}`,
    'site.name': name,
    'site.title': `${name}: ${productList}`,
    'welcome.text': `${productList}${fullStop}`.trimEnd(),
  };
}

/** Base promises an answer day and night. This brand only names customer service, and when to ask it. */
function withoutHours(title: string, note: string): object {
  return { 'home.line': title, 'home.lineText': note, 'service.title': title };
}

/** What to have at hand for customer service, where members have a number and no username. */
const notesByMobile: { readonly [language: string]: string } = {
  en: 'Have your mobile number at hand. We never ask for your password.',
  bn: 'মোবাইল নম্বর হাতের কাছে রাখুন। আমরা কখনো পাসওয়ার্ড চাই না।',
  cn: '请备好手机号码。我们绝不会索要您的密码。',
  hi: 'अपना मोबाइल नंबर तैयार रखें। हम आपका पासवर्ड कभी नहीं पूछते।',
  vi: 'Chuẩn bị sẵn số điện thoại. Chúng tôi không bao giờ hỏi mật khẩu.',
  th: 'เตรียมเบอร์มือถือไว้ เราไม่ขอรหัสผ่านของคุณ',
  id: 'Siapkan nomor HP Anda. Kami tidak pernah meminta sandi.',
  pt: 'Tenha seu número de celular em mãos. Nunca pedimos sua senha.',
  es: 'Ten a mano tu número de celular. Nunca pedimos tu contraseña.',
  ur: 'اپنا موبائل نمبر پاس رکھیں۔ ہم کبھی آپ کا پاس ورڈ نہیں مانگتے۔',
};

const commas: { readonly [language: string]: string } = { cn: '、', ur: '، ', th: ' ' };
const stops: { readonly [language: string]: string } = { cn: '。', bn: '। ', hi: '। ', ur: '۔ ', th: ' ' };

/** A deposit bonus in a few letters; `#` is the percentage, which stands alone if this table lacks the language. */
const bonusWords: { readonly [language: string]: string } = {
  en: '# bonus',
  bn: '# বোনাস',
  cn: '送 #',
  hi: '# बोनस',
  vi: 'Thưởng #',
  th: 'โบนัส #',
  id: 'Bonus #',
  pt: 'Bônus #',
  es: 'Bono #',
  ur: '# بونس',
};

function depositBubble(language: string, percent: number): string {
  return (bonusWords[language] ?? '#').replace('#', `${figure(language, percent)}${language === 'ur' ? '٪' : '%'}`);
}

/** A whole number in the digits that base's texts have in a language. */
function figure(language: string, value: number): string {
  return value.toLocaleString(language === 'bn' ? 'bn-u-nu-beng' : 'en', { useGrouping: false });
}

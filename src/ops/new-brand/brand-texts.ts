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
  { name, products, features, bonuses }: Answers,
  base: BaseTexts,
  year: number,
): object {
  const baseTexts = base[language] ?? {};
  const baseText = (key: string) => baseTexts[key] ?? key;
  const comma = commas[language] ?? ', ';
  const productList = products.map((product) => baseText(`category.${categoryOf[product]}`)).join(comma);
  const fullStop = stops[language] ?? '. ';
  return {
    'about.gameCenter': `${productList}${fullStop.trimEnd()}`,
    ...(has(features, 'allday') ? {} : withoutHours(baseText)),
    ...(bonuses.deposit > 0 ? { 'footer.depositBubble': depositBubble(language, bonuses.deposit) } : {}),
    ...(bonuses.invite > 0 ? { 'footer.inviteBubble': `{{symbol}}${bonuses.invite}` } : {}),
    'site.copyright': baseText('site.copyright')
      .replace(baseText('site.name'), name)
      .replace(/\p{Nd}{4}\D\p{Nd}{4}/u, String(year)),
    'site.description': `${productList}${fullStop}${baseText('site.adults')}`,
    'site.name': name,
    'site.title': `${name}: ${productList}`,
    'welcome.text': `${productList}${fullStop}`.trimEnd(),
  };
}

/** Base promises an answer day and night. This brand only names customer service, and when to ask it. */
function withoutHours(word: (key: string) => string): object {
  return {
    'home.line': word('title.service'),
    'home.lineText': word('service.note'),
    'service.title': word('title.service'),
  };
}

const commas: { readonly [language: string]: string } = { cn: '、', ur: '، ', th: ' ' };
const stops: { readonly [language: string]: string } = { cn: '。', bn: '। ', hi: '। ', ur: '۔ ', th: ' ' };

/** A deposit bonus in a few letters; only `%` if this table lacks the language. */
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
  return (bonusWords[language] ?? '#').replace('#', language === 'ur' ? `${percent}٪` : `${percent}%`);
}

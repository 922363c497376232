import { parseAccept } from 'hono/utils/accept';

/** What decides a visitor's language. */
export type LanguageWish = {
  readonly cookie: string | undefined;
  /** Language in the address of a link that somebody sent. */
  readonly link?: string | undefined;
  readonly acceptLanguage: string | undefined;
  readonly languages: {
    readonly supported: readonly string[];
    readonly default: string;
    readonly acceptLanguage?: boolean;
  };
};

/** Short codes of the platform that differ from browsers' tags. */
const platformCodes: Readonly<Record<string, string>> = {
  zh: 'cn',
  'zh-tw': 'tw',
  'zh-hk': 'tw',
  'zh-hant': 'tw',
  fil: 'tl',
};

/**
 * The language of the cookie, then of the link, then (by config) of the browser's list, if supported; else the default.
 */
export function pickLanguage({ cookie, link, acceptLanguage, languages }: LanguageWish): string {
  const { supported } = languages;
  if (cookie !== undefined && supported.includes(cookie)) return cookie;
  const accepted = languages.acceptLanguage === true ? (acceptLanguage ?? '') : '';
  const wanted = [cookie, link, accepted].flatMap((tags = '') => tagsIn(tags)).flatMap(codesOf);
  return wanted.find((code) => supported.includes(code)) ?? languages.default;
}

/**
 * Language tags of a cookie, a link or an `Accept-Language` header, most wanted first, without refused ones (`q=0`).
 */
function tagsIn(header: string): readonly string[] {
  return parseAccept(header.slice(0, 400))
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase())
    .filter((tag) => /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/.test(tag));
}

/** Short codes that a tag may mean, most precise first: `zh-hant-tw` → tw, cn, zh; `in-id` → id. */
function codesOf(tag: string): readonly string[] {
  const parts = withPresentCode(tag.split('-'));
  const tags = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  return tags.flatMap((candidate) => [platformCodes[candidate] ?? candidate, candidate]);
}

/** Old phones use codes from before 1989: `in` is Indonesian, `iw` Hebrew, `ji` Yiddish. */
function withPresentCode([language = '', ...more]: readonly string[]): readonly string[] {
  const [present = language] = Intl.getCanonicalLocales(language);
  return [...present.toLowerCase().split('-'), ...more];
}

import { parseAccept } from 'hono/utils/accept';

/** What decides a visitor's language. */
export type LanguageWish = {
  readonly cookie: string | undefined;
  /** What the address says: a link that was sent by somebody who reads this language. */
  readonly link?: string | undefined;
  readonly acceptLanguage: string | undefined;
  readonly languages: {
    readonly supported: readonly string[];
    readonly default: string;
    readonly acceptLanguage?: boolean;
  };
};

/** Short codes of the platform that differ from the tag a browser sends. */
const platformCodes: Readonly<Record<string, string>> = {
  zh: 'cn',
  'zh-tw': 'tw',
  'zh-hk': 'tw',
  'zh-hant': 'tw',
  fil: 'tl',
};

/** The cookie, then the link, then (by config) what the browser accepts, each if supported; else the default. */
export function pickLanguage({ cookie, link, acceptLanguage, languages }: LanguageWish): string {
  const { supported } = languages;
  if (cookie !== undefined && supported.includes(cookie)) return cookie;
  const accepted = languages.acceptLanguage === true ? (acceptLanguage ?? '') : '';
  const wanted = [cookie, link, accepted].flatMap((tags = '') => tagsIn(tags)).flatMap(codesOf);
  return wanted.find((code) => supported.includes(code)) ?? languages.default;
}

/** Tags of a cookie, a link or an `Accept-Language` header, most wanted first; refused ones (`q=0`) are left out. */
function tagsIn(header: string): readonly string[] {
  return parseAccept(header.slice(0, 400))
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase())
    .filter((tag) => /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/.test(tag));
}

/** Short codes a tag may mean, the most precise first: `zh-hant-tw` → tw, cn, zh; `in-id` → id. */
function codesOf(tag: string): readonly string[] {
  const parts = withPresentCode(tag.split('-'));
  const tags = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  return tags.flatMap((candidate) => [platformCodes[candidate] ?? candidate, candidate]);
}

/** Old phones name some languages by the codes they had before 1989: `in` is Indonesian, `iw` Hebrew, `ji` Yiddish. */
function withPresentCode([language = '', ...more]: readonly string[]): readonly string[] {
  const [present = language] = Intl.getCanonicalLocales(language);
  return [...present.toLowerCase().split('-'), ...more];
}

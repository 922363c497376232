import { parseAccept } from 'hono/utils/accept';

/** What decides a visitor's language. */
export type LanguageInput = {
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
export function pickLanguage({ cookie, link, acceptLanguage, languages }: LanguageInput): string {
  const { supported } = languages;
  if (cookie !== undefined && supported.includes(cookie)) return cookie;
  const accepted = languages.acceptLanguage === true ? (acceptLanguage ?? '') : '';
  const wantedCodes = [cookie, link, accepted].flatMap((tags = '') => tagsIn(tags)).flatMap(codesOf);
  return wantedCodes.find((code) => supported.includes(code)) ?? languages.default;
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
  const parts = withCurrentCode(tag.split('-'));
  const tags = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  return tags.flatMap((candidate) => [platformCodes[candidate] ?? candidate, candidate]);
}

/** Old phones use codes from before 1989: `in` is Indonesian, `iw` Hebrew, `ji` Yiddish. */
function withCurrentCode([language = '', ...otherParts]: readonly string[]): readonly string[] {
  const [currentCode = language] = Intl.getCanonicalLocales(language);
  return [...currentCode.toLowerCase().split('-'), ...otherParts];
}

import { parseAccept } from 'hono/utils/accept';

/** What decides a visitor's language. */
export type LanguageWish = {
  readonly cookie: string | undefined;
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

/** The cookie where it is supported, then (by config) what the browser accepts, then the merchant's default. */
export function pickLanguage({ cookie, acceptLanguage, languages }: LanguageWish): string {
  const { supported } = languages;
  if (cookie !== undefined && supported.includes(cookie)) return cookie;
  if (languages.acceptLanguage === true) {
    for (const tag of acceptedTags(acceptLanguage ?? '')) {
      const code = codesOf(tag).find((candidate) => supported.includes(candidate));
      if (code !== undefined) return code;
    }
  }
  return languages.default;
}

/** Tags of an `Accept-Language` header, most wanted first; refused ones (`q=0`) are left out. */
function acceptedTags(header: string): readonly string[] {
  return parseAccept(header.slice(0, 400))
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase())
    .filter((tag) => /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/.test(tag));
}

/** Short codes a tag may mean, the most precise first: `zh-hant-tw` → tw, cn, zh. */
function codesOf(tag: string): readonly string[] {
  const parts = tag.split('-');
  const tags = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  return tags.flatMap((candidate) => [platformCodes[candidate] ?? candidate, candidate]);
}

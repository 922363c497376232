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
  for (const tags of [cookie, link, accepted]) {
    // Most visitors have one of the languages in their first tag, so the others are not looked at.
    for (const tag of tags === undefined || tags === '' ? [] : tagsIn(tags)) {
      const wantedCode = codesOf(tag).find((code) => supported.includes(code));
      if (wantedCode !== undefined) return wantedCode;
    }
  }
  return languages.default;
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
  return [...currentPartsOf(language), ...otherParts];
}

/** Current codes by code, each looked up once. Codes have two or three letters, so there are few. */
const currentPartsByCode = new Map<string, readonly string[]>();

function currentPartsOf(language: string): readonly string[] {
  const cached = currentPartsByCode.get(language);
  if (cached !== undefined) return cached;
  const [currentCode = language] = Intl.getCanonicalLocales(language);
  const parts = currentCode.toLowerCase().split('-');
  currentPartsByCode.set(language, parts);
  return parts;
}

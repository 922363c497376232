import type { Composed } from '../../compose/compose-site';
import type { Folder } from '../../compose/folder';
import { own } from '../../json';
import { memoByObject } from '../../memo';
import { type WrittenWords, writtenWordsOf } from './written-words';

/** A brand's name in one language, in letters other than Latin ones. */
export type Title = { readonly id: string; readonly name: string; readonly language: string };

/**
 * The names of brands in letters other than Latin ones: what stands before the first colon, stop, bar, dash or comma of
 * `site.title` and begins with `site.name`. A name that two brands have is left out, since a text with it does not tell
 * which brand it means.
 */
export function titlesOf(brands: readonly Composed[]): readonly Title[] {
  const titles = brands.flatMap(({ id, folder }) =>
    [...titleByLanguage(folder)].map(([language, name]) => ({ id, name, language })),
  );
  const isShared = ({ id, name }: Title) => titles.some((other) => other.id !== id && other.name === name);
  return titles.filter((title) => !isShared(title));
}

const titleByLanguage = memoByObject((folder: Folder): ReadonlyMap<string, string> => {
  const titles = [...folder.texts].flatMap(([language, { value }]) => {
    const [title = '', name = ''] = ['site.title', 'site.name'].map((key) => (own(value, key) ?? '').normalize('NFC'));
    const [titleStart = ''] = title.split(/\s*[:：।۔|–—,،，]/);
    return name !== '' && titleStart.startsWith(name) && namePattern.test(titleStart)
      ? [[language, titleStart] as const]
      : [];
  });
  return new Map(titles);
});

/** One or two words without a Latin letter. */
const namePattern = /^(?!.*\p{sc=Latin})[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)?$/u;
/**
 * A shorter title is usually an everyday word, such as 极光 "aurora" or نور "light". It counts only as the whole text, in
 * a copyright notice, and beside words that only a site's name has. Arabic and Thai need one letter more.
 */
const longName = /^(?:(?=.*[\p{sc=Arabic}\p{sc=Thai}]).{4,}|(?!.*[\p{sc=Arabic}\p{sc=Thai}]).{3,})$/u;
/** Bengali endings: "of", "in" and "to". */
const endings = '(?:-?(?:এর|এ|তে|কে|র|ের|য়|ে))?'.normalize('NFC');
const copyright = '©[\\p{Nd}\\s–-]*';
const siteBefore = '(?:欢迎)?(?:来到|加入|光临)|登录|注册|下载|关于|选择';
const siteBehind =
  '(?:会员|账[户号]|平台|官[网方]|客服|娱乐|团队|俱乐部|钱包|客户端|APP|欢迎您?)|(?: کے| کی| میں| پر)? (?:ارکان|اکاؤنٹ|ٹیم|ویب سائٹ|خوش آمدید|شامل ہوں|لاگ ?ان)';
/** Behind the name of a river or a town: "the bank of the Padma" is a place. */
const placeBehind =
  '(?: ?(?:নদী|তীর|পাড়|পার|ঘাট|সেতু|ব্রিজ|ইলিশ|চর|জল|পানি|ঢেউ|স্রোত|বুক|মাঝি|নৌকা|মাছ|জোয়ার|মেঘনা|যমুনা|नदी|घाट|तट|دریا|ندی|کنار)|[河江湖])'.normalize(
    'NFC',
  );

/** The texts of a brand that say the title of another one. */
export function titlesSaidIn(
  { id, folder, parent }: Composed,
  titles: readonly Title[],
): readonly { readonly title: Title; readonly places: readonly WrittenWords[] }[] {
  const words = wordsByLanguage(folder);
  const ownTitles = titleByLanguage(folder);
  return titles.flatMap((title) => {
    const { name, language } = title;
    const places = words.get(language);
    if (title.id === id || places?.joined.includes(name) !== true) return [];
    // A word that every brand's parent says is no name, and a brand may say its own.
    const everyday = parent && wordsByLanguage(parent.folder).get(language)?.joined;
    if (ownTitles.get(language)?.includes(name) || everyday?.includes(name)) return [];
    const pattern = patternOf(name);
    return [{ title, places: places.texts.filter((text) => pattern.test(text.words)) }];
  });
}

function patternOf(name: string): RegExp {
  const [before, behind] = /\p{sc=Han}|\p{sc=Thai}/u.test(name)
    ? ['', '']
    : ['(?<![\\p{L}\\p{M}])', `${endings}(?![\\p{L}\\p{M}])`];
  if (longName.test(name)) return new RegExp(`${before}${name}${behind}(?!${placeBehind})`, 'u');
  const ways = [`^${name}$`, `(?:${copyright}|${siteBefore})${name}${behind}`, `${before}${name}(?=${siteBehind})`];
  return new RegExp(ways.join('|'), 'u');
}

type Words = { readonly texts: readonly WrittenWords[]; readonly joined: string };

/** A folder's texts by language, and all of them as one text, in which a name is quick to seek. */
const wordsByLanguage = memoByObject((folder: Folder): ReadonlyMap<string, Words> => {
  const byLanguage = new Map<string, WrittenWords[]>();
  for (const written of writtenWordsOf(folder)) {
    const { language = '' } = written;
    const texts = byLanguage.get(language);
    if (texts === undefined) byLanguage.set(language, [written]);
    else texts.push(written);
  }
  return new Map(
    [...byLanguage].map(([language, texts]) => [
      language,
      { texts, joined: texts.map(({ words }) => words).join('\n') },
    ]),
  );
});

import type { Composed } from '../../compose/compose-site';
import type { Folder } from '../../compose/folder';
import type { Located } from '../../compose/read-file';
import { memoByObject } from '../../memo';
import * as messages from '../../messages';
import { titlesOf, titlesSaidIn } from './brand-titles';
import { type WrittenWords, writtenWordsOf } from './written-words';

/** Up to this many texts of a file get a finding each. */
const maxSingleFindings = 2;

type Brand = { readonly id: string; readonly name: string };

/**
 * Findings for texts that name another brand, by merchant: words that were copied from that brand. It needs all
 * merchants at once, so `load-result.ts` runs it, and `site-checks.ts` does not list it.
 */
export function otherBrands(merchants: readonly Composed[]): ReadonlyMap<string, readonly Located[]> {
  const brands = merchants.filter(({ merchant }) => merchant.abstract !== true);
  if (brands.length < 2) return new Map();
  const brandsByWord = new Map<string, Brand[]>();
  const brandByDomain = new Map<string, string>();
  for (const { id, merchant } of brands) {
    const name = merchant.name?.trim() ?? '';
    const word = firstWordOf(name);
    if (word !== undefined) brandsByWord.set(word, [...(brandsByWord.get(word) ?? []), { id, name }]);
    for (const domain of merchant.domains ?? []) brandByDomain.set(withoutWww(domain), id);
  }
  const titles = titlesOf(brands);
  return new Map(
    brands.map((one) => [
      one.id,
      [
        ...findingsOf(one, brandsByWord),
        ...titlesSaidIn(one, titles).flatMap(({ title, places }) => findingsOfName(title, places)),
        ...findingsOfDomains(one, brandByDomain),
      ],
    ]),
  );
}

function findingsOf(one: Composed, brandsByWord: ReadonlyMap<string, readonly Brand[]>): readonly Located[] {
  const wordsByName = namesIn(one.folder);
  const ownNames = namesOfChain(one);
  return [...wordsByName.keys()].flatMap((word) =>
    (brandsByWord.get(word) ?? [])
      .filter(({ name }) => !ownNames.some((own) => own.includes(name)))
      .flatMap((brand) =>
        findingsOfName(
          brand,
          (wordsByName.get(word) ?? []).filter(({ words }) => isNamed(brand.name, words)),
        ),
      ),
  );
}

function findingsOfName({ id, name }: Brand, naming: readonly WrittenWords[]): readonly Located[] {
  const files = new Set(naming.map(({ origin }) => origin.file));
  return [...files].flatMap((file) => {
    const here = naming.filter(({ origin }) => origin.file === file);
    const [first] = here;
    const keys = here.map(({ key, origin }) => key ?? String(origin.path.at(-1)));
    if (first !== undefined && here.length > maxSingleFindings)
      return [{ ...messages.otherBrands(name, id, keys), origin: first.origin }];
    return here.map(({ origin }) => ({ ...messages.otherBrand(name, id), origin }));
  });
}

const domainsIn = memoByObject((folder: Folder) =>
  writtenWordsOf(folder).flatMap(({ words, origin }) =>
    (words.match(/(?<![\w.-])[a-z\d-]+(?:\.[a-z\d-]+)+/gi) ?? []).map((domain) => ({ domain, origin })),
  ),
);
const withoutWww = (domain: string) => domain.toLowerCase().replace(/^www\./, '');

function findingsOfDomains(one: Composed, brandByDomain: ReadonlyMap<string, string>): readonly Located[] {
  return domainsIn(one.folder).flatMap(({ domain, origin }) => {
    const brand = brandByDomain.get(withoutWww(domain));
    return brand === undefined || brand === one.id ? [] : [{ ...messages.otherBrandsDomain(domain, brand), origin }];
  });
}

/** The names that a brand may say: its own, and those of its parents. */
function namesOfChain({ merchant, parent }: Composed): readonly string[] {
  return [merchant.name ?? '', ...(parent === undefined ? [] : namesOfChain(parent))];
}

/**
 * A place inside a sentence: at its start, any word has a capital. Beside a letter of a script without capitals, such as
 * a Chinese one, a word has one if it is a name.
 */
const insideSentence = String.raw`(?<=[\p{L}\p{M}\p{Nd},;:)’'"©]\s|\p{Lo}|\p{Lo}\p{M}|[，。、：；！？《“])`;
const wordStart = String.raw`(?<![\p{L}\p{M}\d])`;
const casedLetter = String.raw`[\p{Lu}\p{Ll}\d]\p{M}*`;
const capitalised = new RegExp(
  String.raw`${insideSentence}\p{Lu}\p{M}*(?:${casedLetter})+|${wordStart}\p{Lu}\p{M}*(?:${casedLetter})+(?=\p{Lo})`,
  'gu',
);
const firstWordOf = (name: string) => /^\p{Lu}[\p{L}\p{M}\d]+/u.exec(name)?.[0];

/** The texts of a folder, by each capitalised word inside of their sentences. */
const namesIn = memoByObject((folder: Folder): ReadonlyMap<string, readonly WrittenWords[]> => {
  const byWord = new Map<string, WrittenWords[]>();
  for (const written of writtenWordsOf(folder))
    for (const word of new Set(written.words.match(capitalised) ?? []))
      byWord.set(word, [...(byWord.get(word) ?? []), written]);
  return byWord;
});

/**
 * Whether a text says the whole name, and not as a part of a longer one: "Jade", not "Jade Emperor", "Jade-Emperor",
 * "Jade’s Garden" or "Padma river".
 */
function isNamed(name: string, words: string): boolean {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const withinLongerName = String.raw`[\p{Lu}\p{Ll}\p{M}\d]|[ -]\p{Lu}|’?s? \p{Lu}| (?:river|bridge|delta|ghat)\b`;
  return new RegExp(
    String.raw`${insideSentence}${escaped}(?!${withinLongerName})|${wordStart}${escaped}(?=\p{Lo})`,
    'u',
  ).test(words);
}

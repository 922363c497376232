import type { Catalogue, LayoutNodeView, Site } from '@/engine';
import { textKeysIn, widgetKeys } from '@/review/compare/words/words-of';
import type { Fault } from './screen-faults';

type Place = {
  readonly language: string;
  readonly site: Pick<Site, 'texts' | 'merchant'>;
  readonly catalogue: Catalogue;
};

/** With fewer words a text may be a name, or the same in both languages. */
const fewestWords = 4;
const longestQuote = 60;

/** Texts of these nodes whose entry in the table of another language is the English sentence, word for word. */
export function englishWords(
  nodes: Readonly<Record<string, LayoutNodeView>>,
  { language, site, catalogue }: Place,
): readonly Fault[] {
  const [table, english] = [site.texts[language] ?? {}, site.texts.en ?? {}];
  if (/^en\b/.test(language)) return [];
  const found = Object.entries(nodes).flatMap(([id, { use, props, on }]) => {
    // The rows of a list (`tile:row`) have the texts of one node.
    const node = id.split(':', 1)[0] ?? id;
    const keys = [...textKeysIn(props), ...textKeysIn(on), ...widgetKeys(use, catalogue)];
    return keys.flatMap((key): readonly Fault[] => {
      const text = table[key];
      if (text === undefined || text !== english[key] || !isSentence(text, site.merchant.name)) return [];
      const quote = text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
      return [{ kind: 'language', node, does: `has '${quote}' (${key}), which stands in English in ${language}` }];
    });
  });
  return [...new Map(found.map((fault) => [`${fault.node} ${fault.does}`, fault])).values()];
}

const placeholderOrAddress = /\{\{[^{}]*\}\}|\S*[./@\d]\S*\w/g;

/** Whether more than half of several words begin with a small letter: those of names rarely do. */
function isSentence(text: string, brandName = ''): boolean {
  const plain = text.replaceAll(placeholderOrAddress, ' ').replaceAll(brandName || ' ', ' ');
  const words = plain.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
  return words.length >= fewestWords && words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 > words.length;
}

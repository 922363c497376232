import type { Catalogue, Site } from '@/engine';
import type { BrandState } from '@/review/compare/change';
import type { ConfigEdit, HashedFile } from '../edits/config-edits';
import { textTable } from '../edits/text-table';
import { openPage, type SharedLayout, shareLayout, textKeysOf } from '../screens/page-screens';
import type { OpenedStates } from '../states/open-states';
import { openComparison } from './compare-screens';
import { type Differences, type OnVanished, reportVanished } from './vanished-changes';

/**
 * As `vanishingWithout`, for edits of texts alone: they change no layout, so nothing is composed again. A release has
 * hundreds of them.
 */
export async function vanishingTexts(
  edits: readonly ConfigEdit[],
  input: { readonly brand: string; readonly states: OpenedStates; readonly differences: Differences },
  onVanished: OnVanished,
): Promise<void> {
  const { brand, states, differences } = input;
  const { catalogue } = states;
  const [before, after] = [await states.before.open(brand), await states.after.open(brand)];
  if (before === undefined || after === undefined) return;
  const texts = textsWithout(edits, states.after.chainOf(brand), after.site, states.files.after);
  if (texts.size === 0) return;
  const without = withTexts(after, texts);
  const keys = new Set([...texts.values()].flatMap((table) => [...table.keys()]));
  for (const change of differences.ofBrand)
    if (change.words && texts.get(change.words.language)?.get(change.key ?? '') === change.words.before)
      onVanished.ofBrand(change);
  const comparison = openComparison({ before, after: without }, catalogue);
  const isTouched = touchedBy(keys, after, catalogue);
  const shared = new Map<SharedLayout, SharedLayout>();
  for (const difference of differences.screens) {
    const { layouts, visitors, language, page } = difference;
    if (layouts.after === undefined || !texts.has(language) || !isTouched(page)) continue;
    const layout = shared.get(layouts.after) ?? shareLayout(layouts.after.layout, without, catalogue);
    shared.set(layouts.after, layout);
    reportVanished(difference, { layout, visitors, comparison, onVanished });
  }
}

type TextsByLanguage = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The texts of a brand that differ without the edits, by language. Empty where the brand's own text stays in force. */
function textsWithout(
  edits: readonly ConfigEdit[],
  chain: readonly string[],
  { texts }: Site,
  files: ReadonlyMap<string, HashedFile>,
): TextsByLanguage {
  const parts = edits.flatMap((edit) => edit.parts.map((part) => ({ ...part, key: String(part.edit?.path[0] ?? '') })));
  const takenBack = new Map(parts.map(({ path, key, edit }) => [`${path} ${key}`, edit?.before]));
  const textIn = (path: string, key: string) =>
    takenBack.has(`${path} ${key}`) ? takenBack.get(`${path} ${key}`) : textTable(files.get(path))[key];
  const result = new Map<string, Map<string, string>>();
  for (const { path, key } of parts) {
    const [folder = '', , name = ''] = path.split('/');
    const language = name.replace(/\.json$/, '');
    const words = chain.map((one) => textIn(`${one}/texts/${name}`, key)).find((text) => text !== undefined);
    const textWithout = typeof words === 'string' ? words : key;
    if (!chain.includes(folder) || textWithout === (texts[language]?.[key] ?? key)) continue;
    result.set(language, (result.get(language) ?? new Map<string, string>()).set(key, textWithout));
  }
  return result;
}

function withTexts(brand: BrandState, changed: TextsByLanguage): BrandState {
  const { format, id, merchant, pages, conditions, texts } = brand.site;
  const tables = [...changed].map(([language, table]) => [
    language,
    { ...texts[language], ...Object.fromEntries(table) },
  ]);
  const site = {
    format,
    id,
    merchant,
    pages,
    conditions,
    hash: '',
    texts: { ...texts, ...Object.fromEntries(tables) },
  };
  return { ...brand, site };
}

function touchedBy(keys: ReadonlySet<string>, brand: BrandState, catalogue: Catalogue): (page: string) => boolean {
  const touched = new Map<string, boolean>();
  return (id) => {
    const page = touched.has(id) ? undefined : openPage(brand, id, catalogue)?.page;
    const isTouched =
      touched.get(id) ?? (page !== undefined && [...keys].some((key) => textKeysOf(page, catalogue).has(key)));
    touched.set(id, isTouched);
    return isTouched;
  };
}

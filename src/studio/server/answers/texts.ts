import { isObject, type Site, tryParseJson } from '@/engine';
import { missingTexts } from '@/review/texts/missing-texts';
import type { Workspace } from '@/review/workspace/workspace';
import type { TextRow, TextsAnswer } from '@/studio/contract';

/** All texts of a brand, sorted by key, in the language of its source and in one to write. */
export function textsOf(workspace: Workspace, site: Site, language: string): TextsAnswer {
  const { loaded } = workspace;
  const { default: first = 'en', supported = ['en'] } = site.merchant.languages ?? {};
  const source = first === language && supported.includes('en') ? 'en' : first;
  const sourceTexts = { ...loaded.textsIn(site.id, 'en'), ...loaded.textsIn(site.id, source) };
  const texts = loaded.textsIn(site.id, language);
  const own = ownTable(workspace, site.id, language);
  const missing = supported.map((code) => ({ code, keys: missingTexts(site.id, code, workspace) }));
  const keys = Object.keys({ ...sourceTexts, ...texts }).sort((one, other) => (one < other ? -1 : 1));
  const rows = keys.map((key): TextRow => {
    const words = texts[key];
    return {
      key,
      source: sourceTexts[key] ?? words ?? '',
      ...(words !== undefined && { words }),
      isOwn: Object.hasOwn(own, key),
      lacks: missing.filter((one) => Object.hasOwn(one.keys, key)).map(({ code }) => code),
    };
  });
  return { language, source, rows };
}

/** The brand's own table. One that cannot be read has nothing; its fault stands under "Problems". */
function ownTable({ files }: Workspace, brand: string, language: string): object {
  const file = files.find(({ path }) => path === `${brand}/texts/${language}.json`);
  const table = file === undefined ? undefined : tryParseJson(file.text.replace(/^\uFEFF/, ''));
  return isObject(table) ? table : {};
}

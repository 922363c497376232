import type { Site } from '@/engine';
import { messages } from './messages';
import type { RestoredBrand } from './restore-brand';

type States = ReadonlyMap<string, RestoredBrand>;

/**
 * A log line for each new brand and each edit, with the files and what differs. Brands with the same changed files
 * share one, with the words of the first of them.
 */
export function takenLines(before: States, after: States): readonly string[] {
  const newBrandLines = [...after.keys()].filter((id) => !before.has(id)).map(messages.merchantCame);
  const edits = new Map<string, { readonly brands: string[]; readonly words: string }>();
  for (const [id, state] of after) {
    const old = before.get(id);
    if (old === undefined || old === state) continue;
    const files = changedFiles(old, state);
    if (files.length === 0) continue;
    const key = files.join('\n');
    const sameEdit = edits.get(key);
    if (sameEdit === undefined)
      edits.set(key, { brands: [id], words: takenWords(id, files, differencesOf(old, state)) });
    else sameEdit.brands.push(id);
  }
  return [...newBrandLines, ...[...edits.values()].map(({ brands, words }) => messages.editTaken(brands, words))];
}

/** Files that differ between two states. A folder whose list is the same object is skipped. */
function changedFiles(before: RestoredBrand, after: RestoredBrand): readonly string[] {
  const folders = [...new Set([...before.files.keys(), ...after.files.keys()])];
  return folders.flatMap((folder) => {
    const [oldFiles = [], newFiles = []] = [before.files.get(folder), after.files.get(folder)];
    if (oldFiles === newFiles) return [];
    const hashes = new Map(oldFiles.map(({ path, hash }) => [path, hash]));
    const changed = newFiles.flatMap(({ path, hash }) => (hashes.get(path) === hash ? [] : [path]));
    const newPaths = new Set(newFiles.map(({ path }) => path));
    return [...changed, ...oldFiles.flatMap(({ path }) => (newPaths.has(path) ? [] : [path]))].sort();
  });
}

const mostNames = 5;

function takenWords(id: string, files: readonly string[], differences: readonly string[]): string {
  const names = files.map((path) => (path.startsWith(`${id}/`) ? path.slice(id.length + 1) : path));
  const moreWords = names.length > mostNames ? ` and ${names.length - mostNames} more` : '';
  const differsWords = differences.length === 0 ? 'nothing of the site differs' : `${differences.join(', ')}`;
  return `${names.slice(0, mostNames).join(', ')}${moreWords} taken, ${differsWords}`;
}

/** `1 text differs`, `the page home differs`, `theme differs`, `logo.svg differs`. */
function differencesOf({ served: before }: RestoredBrand, { served: after }: RestoredBrand): readonly string[] {
  const pages = changedKeys(before.site.pages, after.site.pages);
  const settings = changedKeys(before.site.merchant, after.site.merchant);
  const texts = changedTexts(before.site, after.site);
  const pictures = changedKeys(hashesOf(before), hashesOf(after));
  return [
    ...(texts === 0 ? [] : [texts === 1 ? '1 text differs' : `${texts} texts differ`]),
    ...changeWords(pages, 'the page ', 'pages'),
    ...changeWords(settings, '', 'settings'),
    ...changeWords(pictures, '', 'pictures'),
  ];
}

function changeWords(names: readonly string[], prefix: string, kind: string): readonly string[] {
  const [onlyName] = names;
  if (onlyName === undefined) return [];
  return [names.length === 1 ? `${prefix}${onlyName} differs` : `${names.length} ${kind} differ`];
}

function changedTexts(before: Site, after: Site): number {
  const languages = new Set([...Object.keys(before.texts), ...Object.keys(after.texts)]);
  return [...languages].reduce(
    (sum, language) => sum + changedKeys(before.texts[language] ?? {}, after.texts[language] ?? {}).length,
    0,
  );
}

function hashesOf({ assets }: RestoredBrand['served']): { readonly [name: string]: string } {
  return Object.fromEntries([...assets].map(([name, { hash }]) => [name, hash]));
}

/** Keys whose values differ between two objects. */
function changedKeys(before: object, after: object): readonly string[] {
  const oldValues = new Map<string, unknown>(Object.entries(before));
  const newValues = new Map<string, unknown>(Object.entries(after));
  const keys = new Set([...oldValues.keys(), ...newValues.keys()]);
  return [...keys].filter((key) => !isSame(oldValues.get(key), newValues.get(key)));
}

function isSame(left: unknown, right: unknown): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right);
}

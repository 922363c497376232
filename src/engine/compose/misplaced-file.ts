import * as messages from '../messages';
import { nearest } from '../near';
import type { ParsedFile } from '../parse/config-file';
import type { Content, ReadFile } from './read-file';

const parts = ['merchant.json', 'console.json', 'pages', 'overlays', 'texts', 'assets'];

/** Endings that editors, downloads and people give to JSON files. */
const likeJson = /(?:\.json\w*(?:\.\w+)?|\.jso|\.jsn|\.jason)$/i;

/** Names of backups of a file: `home.json.orig`, `home_LOCAL_12.json`. */
const backups = [
  /^(.+\.json)(?:\.(?!txt$)[\w-]+)+$/i,
  /^(.+\.json)[\s_-].*$/i,
  /^(.+)[._](?:BACKUP|BASE|LOCAL|REMOTE)[._]\d+(\.json)$/,
  /^(.+)[._-](?:bak|backup|orig|rej)(\.json)$/i,
];

/**
 * Names of copies by file managers, browsers and shared folders: `home (1).json`, `home - Copy.json`, `Copy of
 * home.json`.
 */
const copies = [
  /^(.+?)\s*\((?:[^()]*\s)?(?:copy|copia|copie|kopie)\b[^()]*\)(\.json)$/i,
  /^(?:copy of|copia de|copie de|kopie von)\s+(.+)(\.json)$/i,
  /^(.+?)(?:\s+-)?\s+(?:copy|copia|copie|kopie)\b.*(\.json)$/i,
  /^(.+?)\s*\(\d+\)(\.json)$/i,
  /^(.+?)\s+\d+(\.json)$/i,
];

/** Reports a backup or a copy. Such a file has no effect, so it does not block the merchant. */
export function spareFile(file: ParsedFile): ReadFile | undefined {
  const [, ...inside] = file.path.split('/');
  if (inside.length > 2 || inside[0] === 'assets') return undefined;
  const name = inside.at(-1) ?? '';
  const backup = originalOf(name, backups);
  const original = backup ?? originalOf(name, copies);
  if (original === undefined) return undefined;
  const told = messages.spareFile(name, original, backup === undefined ? 'copy' : 'backup');
  return { content: { kind: 'other' }, findings: [{ ...told, origin: { file, path: [] } }] };
}

function originalOf(name: string, forms: readonly RegExp[]): string | undefined {
  const [, before, ending = ''] = forms.map((form) => form.exec(name)).find((found) => found !== null) ?? [];
  return before === undefined ? undefined : `${before}${ending}`;
}

/**
 * Reports a file that nothing reads at its place. If its right name is clear, its page counts as existing, so that
 * links to it are not reported as well.
 */
export function misplacedFile(file: ParsedFile): ReadFile {
  const [, part = '', ...rest] = file.path.split('/');
  const isPart = parts.includes(part);
  const near = isPart ? undefined : nearest(part, parts);
  const isMeant =
    rest.some((name) => likeJson.test(name)) || near === 'assets' || (rest.length === 0 && near !== undefined);
  const [own = ''] = rest;
  // Other files beside the files of a merchant, such as notes, are allowed.
  if (!isPart && !isMeant && !file.path.endsWith('.json')) return { content: { kind: 'other' }, findings: [] };
  const told = isPart
    ? rest.length === 1 && /\.json$/i.test(own)
      ? messages.misnamed(own, own.replace(/\.json$/i, '.json'), false)
      : messages.fileOfFolder(part, isMeant)
    : near !== undefined && isMeant
      ? messages.misnamed(part, near, rest.length > 0)
      : messages.unknownFile(near);
  const content: Content =
    near === 'assets'
      ? { kind: 'asset', name: rest.join('/'), file }
      : isMeant
        ? { kind: 'unreadable', part: near ?? part, name: own.replace(likeJson, '') }
        : { kind: 'other' };
  return { content, findings: [{ ...told, origin: { file, path: [] } }] };
}

/** Words that people and tools add to the name of a copy. */
const copied =
  /^[\s._-]*(?:\(?\d+\)?|\d{4}-\d\d-\d\d|sync-conflict-[\w-]+|副本|(?:\()?(?:copy|copia|kopie|backup|bak|old|orig|original|new)\)?(?:[\s._-]*\(?\d+\)?)?)$/i;

/** Whether a name is another file's name with such an addition. */
export function isCopyOf(name: string, original: string): boolean {
  const plain = name.replace(/^(?:copy of|kopie von)\s+/i, '');
  if (plain !== name) return plain === original;
  return name.startsWith(original) && copied.test(name.slice(original.length));
}

import * as messages from '../messages';
import { nearestName } from '../nearest-name';
import type { ParsedFile } from '../parse/config-file';
import type { Content, ReadFile } from './read-file';

const partNames = ['merchant.json', 'console.json', 'pages', 'overlays', 'texts', 'assets'];

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
  const originalOfBackup = originalOf(name, backups);
  const original = originalOfBackup ?? originalOf(name, copies);
  if (original === undefined) return undefined;
  const finding = messages.spareFile(name, original, originalOfBackup === undefined ? 'copy' : 'backup');
  return { content: { kind: 'other' }, findings: [{ ...finding, origin: { file, path: [] } }] };
}

function originalOf(name: string, patterns: readonly RegExp[]): string | undefined {
  const [, stem, ending = ''] = patterns.map((form) => form.exec(name)).find((match) => match !== null) ?? [];
  return stem === undefined ? undefined : `${stem}${ending}`;
}

/**
 * Reports a file that nothing reads at its place. If its right name is clear, its page counts as existing, so that
 * links to it are not reported as well.
 */
export function misplacedFile(file: ParsedFile): ReadFile {
  const [, part = '', ...rest] = file.path.split('/');
  const isPart = partNames.includes(part);
  const near = isPart ? undefined : nearestName(part, partNames);
  const isForMerchant =
    rest.some((name) => likeJson.test(name)) || near === 'assets' || (rest.length === 0 && near !== undefined);
  const [fileName = ''] = rest;
  // Other files beside the files of a merchant, such as notes, are allowed.
  if (!isPart && !isForMerchant && !file.path.endsWith('.json')) return { content: { kind: 'other' }, findings: [] };
  const finding = isPart
    ? rest.length === 1 && /\.json$/i.test(fileName)
      ? messages.misnamed(fileName, fileName.replace(/\.json$/i, '.json'), 'file')
      : messages.fileOfFolder(part, isForMerchant)
    : near !== undefined && isForMerchant
      ? messages.misnamed(part, near, rest.length > 0 ? 'folder' : 'file')
      : messages.unknownFile(near);
  const content: Content =
    near === 'assets'
      ? { kind: 'asset', name: rest.join('/'), file }
      : isForMerchant
        ? { kind: 'unreadable', part: near ?? part, name: fileName.replace(likeJson, '') }
        : { kind: 'other' };
  return { content, findings: [{ ...finding, origin: { file, path: [] } }] };
}

/** Words that people and tools add to the name of a copy. */
const copySuffix =
  /^[\s._-]*(?:\(?\d+\)?|\d{4}-\d\d-\d\d|sync-conflict-[\w-]+|副本|(?:\()?(?:copy|copia|kopie|backup|bak|old|orig|original|new)\)?(?:[\s._-]*\(?\d+\)?)?)$/i;

/** Whether a name is another file's name with such an addition. */
export function isCopyOf(name: string, original: string): boolean {
  const withoutPrefix = name.replace(/^(?:copy of|kopie von)\s+/i, '');
  if (withoutPrefix !== name) return withoutPrefix === original;
  return name.startsWith(original) && copySuffix.test(name.slice(original.length));
}

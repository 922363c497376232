import { isList } from '../json';
import { error, warning } from './finding';

export const tooDeep = (deepest: number) =>
  error('too-deep', `The file nests more than ${deepest} levels. Nothing in it counts. Flatten it.`);
/** `first`: the list or object that stands there first. */
export const splitKey = (key: string, first: object) =>
  error(
    'duplicate-key',
    `"${key}" stands twice in this object, so only the last one counts and what the first one holds is lost. Write ${isList(first) ? `${JSON.stringify(first).slice(0, 60)} into this list` : 'both into one'} and remove the first.`,
  );
export const repeatedKey = (key: string, line: number) =>
  error(
    'duplicate-key',
    `"${key}" stands again in line ${line}, and only the last one counts, so this one changes nothing. Keep one of them.`,
  );
export const forbiddenKey = (key: string) =>
  error('forbidden-key', `"${key}" reaches the prototype of an object, so it is left out. Take another name.`);
export const unknownFile = (near: string | undefined) =>
  warning(
    'unknown-file',
    `No part of a merchant is read from here, so it changes nothing. ${near === undefined ? 'Move it to pages/, overlays/, texts/ or assets/, or remove it.' : `Did you mean "${near}"? Rename it.`}`,
  );
/** A folder or a file of a merchant with a name that is nearly right. Everything in it would be lost. */
export const misnamed = (name: string, near: string, kind: 'file' | 'folder') =>
  error(
    'misnamed',
    kind === 'folder'
      ? `The folder is called "${name}", but only "${near}" is read, so players get nothing of it. Rename the folder to "${near}".`
      : `The file is called "${name}", but only "${near}" is read, so players get nothing of it. Rename it to "${near}".`,
  );
/** `isMeant`: by its name, the file is meant for the merchant. */
export const fileOfFolder = (folder: string, isMeant: boolean) =>
  (isMeant ? error : warning)(
    'unknown-file',
    `Only files such as "${folder}/${folder === 'texts' ? 'en' : 'home'}.json" are read from "${folder}", so this one changes nothing. Rename it, or move it.`,
  );
export const spareFile = (name: string, original: string, kind: 'backup' | 'copy') =>
  warning(
    'spare-file',
    `"${name}" is a ${kind} of ${original} by its name, so nobody reads it and it changes nothing. Remove it, or call it ${original} where it is the one that counts.`,
  );
export const wrongFileName = (kind: string, id: string, name: string) =>
  error(
    'wrong-file-name',
    `The ${kind} is called "${id}" but its file "${name}", so it is not used. Give both the same name.`,
  );

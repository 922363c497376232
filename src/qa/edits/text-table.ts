import { isObject, type JsonObject, memoByObject } from '@/engine';
import type { HashedFile } from './config-edits';
import { parseConfig } from './parse-config';

const noTexts: JsonObject = {};

/** The texts of a text table's file, parsed once. */
export function textTable(file: HashedFile | undefined): JsonObject {
  return file === undefined ? noTexts : readTable(file);
}

const readTable = memoByObject(({ file }: HashedFile): JsonObject => {
  const table = parseConfig(file.text);
  return isObject(table) ? table : noTexts;
});

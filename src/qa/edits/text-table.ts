import { isObject, type JsonObject, memoByObject } from '@/engine';
import type { HashedFile } from './config-edits';

const noTexts: JsonObject = {};

/** The texts of a text table's file, parsed once. */
export function textTable(file: HashedFile | undefined): JsonObject {
  return file === undefined ? noTexts : readTable(file);
}

const readTable = memoByObject(({ file }: HashedFile): JsonObject => {
  const table: unknown = JSON.parse(file.text);
  return isObject(table) ? table : noTexts;
});

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ConfigFile } from '@/engine';
import { pictureFile, textFile } from '@/sites/config-files';

/** All files of a folder of merchants as the engine takes them: JSON with its text, the others as pictures. */
export function readMerchantFiles(root: string): readonly ConfigFile[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .map((path) => {
      const toFile = path.endsWith('.json') ? textFile : pictureFile;
      return toFile(path, readFileSync(join(root, path)));
    });
}

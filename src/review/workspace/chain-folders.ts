import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentIn } from '@/sites/merchant-chain';

/** The folders of a merchant and its parents, its own first; undefined if one of them does not exist. */
export function chainFolders(root: string, merchant: string): readonly string[] | undefined {
  const folders: string[] = [];
  for (let id: string | undefined = merchant; id !== undefined && !folders.includes(id); ) {
    const file = join(root, id, 'merchant.json');
    if (/[/\\]/.test(id) || !existsSync(file)) return undefined;
    folders.push(id);
    id = parentIn(readFileSync(file, 'utf8'));
  }
  return folders;
}

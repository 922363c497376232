import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentIn } from '@/sites/merchant-chain';

/** The folders that one merchant is made of, its own first; undefined where one of them is not there. */
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

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type MerchantFile = { readonly conditions?: object; readonly auth?: object };
type ConsoleFile = { readonly whitelabel: readonly { readonly modId: string }[] };

type Changes = {
  readonly merchant?: (file: MerchantFile) => object;
  readonly console?: (file: ConsoleFile) => object;
  /** Languages that speak the words of another one, for what is not words. */
  readonly texts?: { readonly folder: string; readonly from: string; readonly to: readonly string[] };
};

export type OwnConfig = {
  readonly write: () => void;
  readonly folder: () => string;
  readonly remove: () => void;
};

/** A copy of the merchants in which some are told other things, for a server of a test's own. */
export function createOwnConfig(merchants: readonly string[], { merchant, console, texts }: Changes): OwnConfig {
  let folder = '';
  const change = <File>(name: string, file: string, to: ((file: File) => object) | undefined) => {
    if (to === undefined) return;
    const path = join(folder, name, file);
    writeFileSync(path, JSON.stringify(to(JSON.parse(readFileSync(path, 'utf8')))));
  };
  return {
    write: () => {
      folder = mkdtempSync(join(tmpdir(), 'livery-'));
      cpSync('merchant-configs', folder, { recursive: true });
      for (const name of merchants) {
        change(name, 'merchant.json', merchant);
        change(name, 'console.json', console);
      }
      const table = (language: string) => join(folder, texts?.folder ?? '', 'texts', `${language}.json`);
      for (const language of texts?.to ?? []) cpSync(table(texts?.from ?? ''), table(language));
    },
    folder: () => folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

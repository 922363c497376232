import { existsSync, readFileSync } from 'node:fs';

/** The texts of a merchant in a language, its own over the base's: what a test looks for stands in no test. */
export function wordsOf(merchant: string, language: string): (key: string) => string {
  const tables = [merchant, 'base'].map((folder) => tableOf(`merchant-configs/${folder}/texts/${language}.json`));
  return (key) => {
    const text = tables.find((table) => Object.hasOwn(table, key))?.[key];
    if (text === undefined) throw new Error(`"${key}" is in no table of ${merchant} in ${language}: correct the test.`);
    return text;
  };
}

/** What a button says that counts seconds down, whatever their number. */
export function secondsIn(words: (key: string) => string): RegExp {
  return new RegExp(`^${words('widget.register.seconds').replace('{{count}}', '\\p{Nd}+')}$`, 'u');
}

function tableOf(file: string): Readonly<Record<string, string>> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

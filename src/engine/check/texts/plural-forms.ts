import { hasKey, textIn } from '../../compose/text-layers';
import type { TextTable } from '../../config';
import { own } from '../../json';
import * as messages from '../../messages';
import type { SiteCheck } from '../site-check';

const form = /_(zero|one|two|few|many|other)$/;
/** Languages for which browsers use another code. */
const browserCodes: { readonly [language: string]: string } = { cn: 'zh', tw: 'zh', ty: 'th' };
/** The largest count that is examined. Some languages have a form for millions, which texts do not need. */
const most = 200;

/** Texts by number that lack a plural form of their language. */
export const pluralForms: SiteCheck = {
  finds: 'texts by number without a form that their language has',
  reads: ({ folder, merchant, texts }) => [merchant.name, texts, ...folder.texts.values()],
  look({ composed, report }) {
    for (const [language, { value, file }] of composed.folder.texts) {
      const layer = own(composed.texts, language);
      for (const [stem, first] of stemsOf(value)) {
        const forms = numbersOf(language);
        const lacking = [...forms].filter(([name]) => textIn(layer, `${stem}_${name}`) === undefined);
        const [one] = lacking;
        const hasPlain = textIn(layer, stem) !== undefined;
        // A text without a suffix stands in for one missing form.
        if (one === undefined || (hasPlain && lacking.length === 1) || !isCounted(stem, composed.texts)) continue;
        report(messages.lackingForms(stem, lacking, hasPlain), { file, path: [first], key: true });
      }
    }
  },
};

/** Whether a key has plural forms in some language. A single `bank_other` is just a name. */
function isCounted(stem: string, texts: { readonly [language: string]: Parameters<typeof textIn>[0] }): boolean {
  return Object.values(texts).some(
    (layer) =>
      hasKey(layer, stem) && ['one', 'few', 'many'].some((name) => textIn(layer, `${stem}_${name}`) !== undefined),
  );
}

/** Keys without their plural suffix, each with the first full key. */
function stemsOf(table: TextTable): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const key of Object.keys(table)) {
    const stem = form.test(key) ? key.replace(form, '') : undefined;
    if (stem !== undefined && !found.has(stem)) found.set(stem, key);
  }
  return found;
}

const known = new Map<string, ReadonlyMap<string, readonly number[]>>();

/** The plural forms of a language, each with the first numbers that use it. */
function numbersOf(language: string): ReadonlyMap<string, readonly number[]> {
  const found = known.get(language) ?? readForms(own(browserCodes, language) ?? language);
  known.set(language, found);
  return found;
}

function readForms(code: string): ReadonlyMap<string, readonly number[]> {
  const rules = new Intl.PluralRules(code);
  const found = new Map<string, number[]>();
  for (let count = 0; count < most; count += 1) {
    const name = rules.select(count);
    const numbers = found.get(name) ?? [];
    if (numbers.length < 3) found.set(name, [...numbers, count]);
  }
  return found;
}

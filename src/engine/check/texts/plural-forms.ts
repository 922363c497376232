import { hasKey, textIn } from '../../compose/text-layers';
import type { TextTable } from '../../config';
import { own } from '../../json';
import { memoText } from '../../memo';
import * as messages from '../../messages';
import type { SiteCheck } from '../site-check';
import { englishName, intlCode } from './language-names';

const formSuffix = /_(zero|one|two|few|many|other)$/;
/** Counts below this are examined. Some languages have a form for millions, which texts do not need. */
const maxCount = 200;

/** Texts by number that lack a plural form of their language, or have one that it does not know. */
export const pluralForms: SiteCheck = {
  finds: 'texts by number without a form that their language has, or in one that it has not',
  onlyWarns: true,
  reads: ({ folder, texts }) => [texts, ...folder.texts.values()],
  run({ composed, catalogue, report }) {
    for (const [language, { value, file }] of composed.folder.texts) {
      // `Intl` may not take the code of another file name. The check `languages` reports the name.
      if (own(catalogue.languages, language) === undefined) continue;
      const layer = own(composed.texts, language);
      const numbersByForm = numbersByFormOf(language);
      const forms = formsOf(language);
      // i18next reads "_zero" for 0 in every language.
      const isForm = (name: string) => name === 'zero' || forms.includes(name);
      for (const key of Object.keys(value)) {
        const name = formSuffix.exec(key)?.[1];
        if (name === undefined || isForm(name) || !hasPluralForms(key.replace(formSuffix, ''), composed.texts))
          continue;
        const finding = messages.noSuchForm(key, name, englishName(language, catalogue), forms);
        report(finding, { file, path: [key], key: true });
      }
      for (const [stem, firstKey] of stemsOf(value, isForm)) {
        const missingForms = [...numbersByForm].filter(([name]) => textIn(layer, `${stem}_${name}`) === undefined);
        const [firstForm] = missingForms;
        const hasPlain = textIn(layer, stem) !== undefined;
        // A text without a suffix stands in for one missing form.
        const standsIn = hasPlain && missingForms.length === 1;
        if (firstForm === undefined || standsIn || !hasPluralForms(stem, composed.texts)) continue;
        report(messages.lackingForms(stem, missingForms, hasPlain), { file, path: [firstKey], key: true });
      }
    }
  },
};

/** Whether a key has plural forms in some language. A single `bank_other` is just a name. */
function hasPluralForms(stem: string, texts: { readonly [language: string]: Parameters<typeof textIn>[0] }): boolean {
  return Object.values(texts).some(
    (layer) =>
      hasKey(layer, stem) && ['one', 'few', 'many'].some((name) => textIn(layer, `${stem}_${name}`) !== undefined),
  );
}

/** Keys without their plural suffix, each with the first full key. */
function stemsOf(table: TextTable, isForm: (name: string) => boolean): ReadonlyMap<string, string> {
  const keyByStem = new Map<string, string>();
  for (const key of Object.keys(table)) {
    const stem = isForm(formSuffix.exec(key)?.[1] ?? '') ? key.replace(formSuffix, '') : undefined;
    if (stem !== undefined && !keyByStem.has(stem)) keyByStem.set(stem, key);
  }
  return keyByStem;
}

/** All plural forms of a language, with those for millions. */
const formsOf = memoText(
  (language): readonly string[] => new Intl.PluralRules(intlCode(language)).resolvedOptions().pluralCategories,
);

const formsByLanguage = new Map<string, ReadonlyMap<string, readonly number[]>>();

/** The plural forms of a language, each with the first numbers that use it. */
function numbersByFormOf(language: string): ReadonlyMap<string, readonly number[]> {
  const numbersByForm = formsByLanguage.get(language) ?? readForms(intlCode(language));
  formsByLanguage.set(language, numbersByForm);
  return numbersByForm;
}

function readForms(code: string): ReadonlyMap<string, readonly number[]> {
  const rules = new Intl.PluralRules(code);
  const numbersByForm = new Map<string, number[]>();
  for (let count = 0; count < maxCount; count += 1) {
    const name = rules.select(count);
    const numbers = numbersByForm.get(name) ?? [];
    if (numbers.length < 3) numbersByForm.set(name, [...numbers, count]);
  }
  return numbersByForm;
}

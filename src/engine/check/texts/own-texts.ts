import type { Composed } from '../../compose/compose-site';
import { joinedTable, textIn } from '../../compose/text-layers';
import type { TextTable } from '../../config';
import { own } from '../../json';
import { memoByObject } from '../../memo';
import * as messages from '../../messages';
import { nearestName } from '../../nearest-name';
import { untitledPages } from '../pages/titles';
import type { NamesCheck } from '../site-check';
import { faultsOfText, isToDo } from './text-faults';
import type { UsedTexts } from './used-texts';

/** Keys that no page names: the platform uses them, or a part of the storefront that chooses its own texts. */
const chosenByCode = /^(?:reg_pattern_|error\.|date\.|widget\.|toast\.|category\.|poster\.)/;
const pluralSuffix = /_(?:zero|one|two|few|many|other)$/;

/**
 * A merchant's own texts that are empty, contain markup, are in a language that no player can choose, or show nowhere.
 */
export const ownTexts: NamesCheck = {
  finds: 'texts that are empty, carry markup, or are read by nobody',
  run({ composed, catalogue, names: { usedTexts, meantNames }, isWhole, report }) {
    const { supported } = composed.merchant.languages ?? {};
    // For a page without a title, its text looks unused: the missing title is reported instead.
    const titlesOfUntitled = new Set(untitledPages(composed).map(({ value }) => `title.${value.id}`));
    const usedKeys: UsedTexts = {
      has: (key) => usedTexts.has(key) || meantNames.has(key) || titlesOfUntitled.has(key),
      all: () => new Set([...usedTexts.all(), ...meantNames]),
    };
    const reportedKeys = new Set<string>();
    const hasUnknownLanguage = supported?.some((code) => own(catalogue.languages, code) === undefined) === true;
    for (const [language, { value, file }] of composed.folder.texts) {
      const isUnsupported = supported?.includes(language) === false && own(catalogue.languages, language) !== undefined;
      if (isUnsupported && !hasUnknownLanguage && composed.merchant.abstract !== true)
        report(messages.unspokenLanguage(language), { file, path: [] });
      const unusedKeys = isWhole ? unusedKeysOf(composed, language, usedKeys) : new Map<string, undefined>();
      const keysWithoutNear = [...unusedKeys].flatMap(([key, near]) =>
        near === undefined && !reportedKeys.has(key) ? [key] : [],
      );
      const [firstKey] = keysWithoutNear;
      // Several unused texts usually belonged to one removed node, so they are one finding.
      if (firstKey !== undefined && keysWithoutNear.length > maxSingleFindings) {
        report(messages.unreadTexts(keysWithoutNear), { file, path: [firstKey], key: true });
        for (const key of keysWithoutNear) reportedKeys.add(key);
      }
      for (const [key, near] of unusedKeys) {
        // A key is one finding, in however many languages it stands.
        const otherTables = [...composed.folder.texts].filter(
          (entry) => entry[0] !== language && own(entry[1].value, key) !== undefined,
        );
        if (!reportedKeys.has(key))
          report(
            messages.unreadText(
              key,
              near,
              otherTables.map(([other]) => other),
            ),
            { file, path: [key], key: true },
          );
        reportedKeys.add(key);
      }
      for (const { key, finding } of faultsOf(value)) if (!unusedKeys.has(key)) report(finding, { file, path: [key] });
      if (languagesWithTodo.has(language)) continue;
      for (const key of toDosOf(value)) report(messages.unfinishedText('TODO'), { file, path: [key] });
    }
  },
};

/** Up to this many unused texts get a finding each. */
const maxSingleFindings = 2;

const faultsOf = memoByObject((table: TextTable) =>
  Object.entries(table).flatMap(([key, text]) => faultsOfText(text).map((finding) => ({ key, finding }))),
);

/** Languages in which "todo" is an ordinary word that means "all". */
const languagesWithTodo: ReadonlySet<string> = new Set(['es', 'pt']);
const toDosOf = memoByObject((table: TextTable) =>
  Object.entries(table).flatMap(([key, text]) => (isToDo(text) ? [key] : [])),
);

/** Keys of a merchant's own table that nothing shows, each with the key that is probably meant. */
export function unusedKeysOf(
  composed: Composed,
  language: string,
  usedKeys: UsedTexts,
): ReadonlyMap<string, string | undefined> {
  const { parent, folder } = composed;
  const keys = parent === undefined ? [] : Object.keys(folder.texts.get(language)?.value ?? {});
  const isKnown = (key: string) => Object.values(parent?.texts ?? {}).some((layer) => textIn(layer, key) !== undefined);
  const isShown = (key: string) => usedKeys.has(key) || usedKeys.has(key.replace(pluralSuffix, ''));
  // Most keys are the parent's too, so these are filtered out first.
  const unusedKeys = keys.filter((key) => !isKnown(key) && !chosenByCode.test(key) && !isShown(key));
  return new Map(unusedKeys.map((key) => [key, nearKey(key, composed, usedKeys.all())]));
}

/** The nearest key of the same family that one of the merchant's tables does not have. */
function nearKey(key: string, { parent, folder }: Composed, usedKeys: ReadonlySet<string>): string | undefined {
  const family = key.slice(0, key.indexOf('.') + 1);
  const englishTexts = parent?.texts.en === undefined ? {} : joinedTable(parent.texts.en);
  const keys = new Set([...usedKeys, ...Object.keys(englishTexts)]);
  const isInEveryTable = (one: string) =>
    [...folder.texts.values()].every(({ value }) => own(value, one) !== undefined);
  const near = nearestName(
    key.slice(family.length),
    [...keys].filter((one) => one.startsWith(family) && !isInEveryTable(one)).map((one) => one.slice(family.length)),
  );
  return near === undefined ? undefined : `${family}${near}`;
}

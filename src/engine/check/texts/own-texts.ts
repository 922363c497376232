import type { Composed } from '../../compose/compose-site';
import { joined, textIn } from '../../compose/text-layers';
import type { TextTable } from '../../config';
import { own } from '../../json';
import { memoOne } from '../../memo';
import * as messages from '../../messages';
import { nearest } from '../../near';
import { untitledPages } from '../pages/titles';
import type { NamesCheck } from '../site-check';
import { faultsOfText, isToDo } from './text-faults';
import type { UsedTexts } from './used-texts';

/** Keys that no page names: the platform uses them, or a part of the storefront that chooses its own texts. */
const askedByName = /^(?:reg_pattern_|error\.|date\.|widget\.|toast\.|category\.|poster\.)/;
const plural = /_(?:zero|one|two|few|many|other)$/;

/**
 * A merchant's own texts that are empty, contain markup, are in a language that no player can choose, or show nowhere.
 */
export const ownTexts: NamesCheck = {
  finds: 'texts that are empty, carry markup, or are read by nobody',
  look({ composed, catalogue, names: { usedTexts, meant }, isWhole, report }) {
    const { supported } = composed.merchant.languages ?? {};
    // For a page without a title, its text looks unused: the missing title is reported instead.
    const untitled = new Set(untitledPages(composed).map(({ value }) => `title.${value.id}`));
    const used: UsedTexts = {
      has: (key) => usedTexts.has(key) || meant.has(key) || untitled.has(key),
      all: () => new Set([...usedTexts.all(), ...meant]),
    };
    const said = new Set<string>();
    const isMisspelt = supported?.some((code) => own(catalogue.languages, code) === undefined) === true;
    for (const [language, { value, file }] of composed.folder.texts) {
      const isUnspoken = supported?.includes(language) === false && own(catalogue.languages, language) !== undefined;
      if (isUnspoken && !isMisspelt && composed.merchant.abstract !== true)
        report(messages.unspokenLanguage(language), { file, path: [] });
      const unread = isWhole ? unreadKeys(composed, language, used) : new Map<string, undefined>();
      const idle = [...unread].flatMap(([key, near]) => (near === undefined && !said.has(key) ? [key] : []));
      const [firstIdle] = idle;
      // Several unused texts usually belonged to one removed node, so they are one finding.
      if (firstIdle !== undefined && idle.length > fewIdle) {
        report(messages.unreadTexts(idle), { file, path: [firstIdle], key: true });
        for (const key of idle) said.add(key);
      }
      for (const [key, near] of unread) {
        // A key is one finding, in however many languages it stands.
        const also = [...composed.folder.texts].filter(
          (one) => one[0] !== language && own(one[1].value, key) !== undefined,
        );
        if (!said.has(key))
          report(
            messages.unreadText(
              key,
              near,
              also.map(([other]) => other),
            ),
            { file, path: [key], key: true },
          );
        said.add(key);
      }
      for (const { key, finding } of faultsOf(value)) if (!unread.has(key)) report(finding, { file, path: [key] });
      if (sayingTodo.has(language)) continue;
      for (const key of toDosOf(value)) report(messages.unfinishedText('TODO'), { file, path: [key] });
    }
  },
};

/** Up to this many unused texts get a finding each. */
const fewIdle = 2;

const faultsOf = memoOne((table: TextTable) =>
  Object.entries(table).flatMap(([key, text]) => faultsOfText(text).map((finding) => ({ key, finding }))),
);

/** Languages in which "todo" is an ordinary word that means "all". */
const sayingTodo: ReadonlySet<string> = new Set(['es', 'pt']);
const toDosOf = memoOne((table: TextTable) =>
  Object.entries(table).flatMap(([key, text]) => (isToDo(text) ? [key] : [])),
);

/** Keys of a merchant's own table that nothing shows, each with the key that is probably meant. */
export function unreadKeys(
  composed: Composed,
  language: string,
  used: UsedTexts,
): ReadonlyMap<string, string | undefined> {
  const { parent, folder } = composed;
  const keys = parent === undefined ? [] : Object.keys(folder.texts.get(language)?.value ?? {});
  const isKnown = (key: string) => Object.values(parent?.texts ?? {}).some((layer) => textIn(layer, key) !== undefined);
  const isShown = (key: string) => used.has(key) || used.has(key.replace(plural, ''));
  // Most keys are the parent's too, so these are filtered out first.
  const unread = keys.filter((key) => !isKnown(key) && !askedByName.test(key) && !isShown(key));
  return new Map(unread.map((key) => [key, nearKey(key, composed, used.all())]));
}

/** The nearest key of the same family that this table does not have. */
function nearKey(key: string, { parent, folder }: Composed, used: ReadonlySet<string>): string | undefined {
  const family = key.slice(0, key.indexOf('.') + 1);
  const inEnglish = parent?.texts.en === undefined ? {} : joined(parent.texts.en);
  const keys = new Set([...used, ...Object.keys(inEnglish)]);
  const isTaken = (one: string) => [...folder.texts.values()].every(({ value }) => own(value, one) !== undefined);
  const near = nearest(
    key.slice(family.length),
    [...keys].filter((one) => one.startsWith(family) && !isTaken(one)).map((one) => one.slice(family.length)),
  );
  return near === undefined ? undefined : `${family}${near}`;
}

import type { Composed } from '../../compose/compose-site';
import { textIn } from '../../compose/text-layers';
import type { TextTable } from '../../config';
import { memoOne } from '../../memo';
import * as messages from '../../messages';
import type { Origin } from '../../parse/config-file';
import type { SiteCheck } from '../site-check';
import { placeholdersOf } from './text-faults';

/** The age from which one may play, written as a number: another one than players confirm, or where `{{age}}` would follow it. */
export const writtenAges: SiteCheck = {
  finds: 'ages in texts that are not those of the rules',
  reads: ({ merchant, texts, parent }) => [merchant, texts, parent?.texts],
  look({ composed, report, reportSetting }) {
    const { merchant } = composed;
    const age = merchant.auth?.age ?? 0;
    // One that no law knows is told by itself.
    if (merchant.abstract === true || !isAge(age)) return;
    const ages = agesIn(composed);
    const others = ages.filter(({ number }) => number !== age);
    for (const { number, text, isFilled, origin } of ages)
      if (number === age && isFilled) report(messages.literalAge(text), origin);
    const [first] = others;
    if (others.length > 1)
      reportSetting(
        messages.otherAges(
          age,
          others.map(({ text, origin }) => `${text} in ${origin.file.path}`),
        ),
        ['auth', 'age'],
      );
    else if (first !== undefined) report(messages.otherAge(first.text, age), first.origin);
  },
};

type WrittenAge = Found & { readonly isFilled: boolean; readonly origin: Origin };

function agesIn({ folder, parent, texts }: Composed): readonly WrittenAge[] {
  const tables = [...Object.values(parent?.texts ?? {}), ...Object.values(texts)];
  return [...folder.texts.values()].flatMap(({ value, file }) =>
    aged(value).flatMap(([key, text]) => {
      const isFilled = tables.some((layer) => placeholdersOf(textIn(layer, key) ?? '').has('age'));
      const found = ageIn(text, isFilled);
      return found === undefined ? [] : [{ ...found, isFilled, origin: { file, path: [key] } }];
    }),
  );
}

/** Texts that may write an age. */
const aged = memoOne((table: TextTable) =>
  Object.entries(table).filter(
    ([, text]) => /\p{Nd}{2}/u.test(text) && !placeholdersOf(text).has('age') && ageIn(text, true) !== undefined,
  ),
);

/** The first signs of the digits of every script that texts are written in. */
const zeros = [...'0٠۰०০੦૦୦௦౦೦൦๐໐༠၀០０'].map((zero) => zero.codePointAt(0) ?? 0);
const marked = /(?<![\p{Nd}.,:])(?:\+\s?(\p{Nd}{2})|(\p{Nd}{2})\s?[+＋])(?!\p{Nd})/u;
const alone = /(?<![\p{Nd}.,:])(\p{Nd}{2})(?![\p{Nd}%:]|[.,]\p{Nd})/u;

type Found = { readonly text: string; readonly number: number };

/** An age of adults as `18+` has it; where the text is of an age anyway, the number by itself. */
export function ageIn(text: string, isOfAge: boolean): Found | undefined {
  const found = marked.exec(text) ?? (isOfAge ? alone.exec(text) : null);
  const digits = found?.[1] ?? found?.[2];
  if (found === null || digits === undefined) return undefined;
  const number = Number([...digits].map(digitOf).join(''));
  return isAge(number) ? { text: found[0], number } : undefined;
}

const isAge = (number: number) => number >= 16 && number <= 25;

function digitOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  return point - (zeros.findLast((zero) => zero <= point && point < zero + 10) ?? point);
}

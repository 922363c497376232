import * as messages from '../messages/syntax';
import { type Detector, lineOf } from './syntax-fault';

/** A conflict of git, whose first mark stands at `lastIndex`. */
const conflict = /<{7}[^\n]*\n([\s\S]*?)(?:^[ \t]*\|{7}[\s\S]*?)?^[ \t]*={7}[^\n]*\n[\s\S]*?^[ \t]*>{7}[^\n]*\n?/my;
const mergeMark = /(?:<{7}|\|{7}|={7}|>{7})(?:[ \t][^\n]*|\r)?(?:\n|$)/my;

/** Marks of a merge conflict. Reading goes on with the first version, without the text behind a mark on its line. */
export const mergeConflict: Detector = (text, { offset }) => {
  const markOffsets = [...text.matchAll(/^[ \t]*(?=<{7}|\|{7}|={7}|>{7})/gm)].map(
    ({ index, 0: { length } }) => index + length,
  );
  const offsets = [...markOffsets, offset];
  const mark = firstAt(conflict, text, offsets) ?? firstAt(mergeMark, text, offsets);
  if (mark === undefined) return undefined;
  const [conflictText, firstVersion = ''] = mark;
  const fault = { at: mark.index, finding: messages.unfinishedMerge() };
  // Where versions share a line, nobody knows where one ends.
  if (/[^=\s][^\n]*={7}/.test(conflictText.split('\n', 1)[0] ?? '')) return fault;
  return { ...fault, repair: { offset: mark.index, length: conflictText.length, text: firstVersion } };
};

/** The first match of a sticky pattern at one of these places. */
function firstAt(pattern: RegExp, text: string, places: readonly number[]): RegExpExecArray | undefined {
  for (const place of places) {
    pattern.lastIndex = place;
    const match = pattern.exec(text);
    if (match !== null) return match;
  }
  return undefined;
}

const patchLine = /^(?:[+-](?=\s*["{}[\]])|@@ -\d|diff --git |--- [ab/]|\+\+\+ [ab/])/;

/** Lines of a diff. Reading goes on with the new lines. */
export const patch: Detector = (text, { offset }) => {
  if (!patchLine.test(text.slice(lineOf(text, offset).start, lineOf(text, offset).end))) return undefined;
  const lines = text.split('\n');
  const isPatchLine = (line: string) => patchLine.test(line);
  const first = lines.findIndex(isPatchLine);
  const patchLines = lines.slice(first, lines.findLastIndex(isPatchLine) + 1);
  const at = lines.slice(0, first).reduce((sum, line) => sum + line.length + 1, 0);
  // If the diff only removes lines, those are kept.
  const keptSign = patchLines.some((line) => /^\+(?!\+\+ )/.test(line)) ? /^\+(?!\+\+ )/ : /^-(?!-- )/;
  const keptLines = patchLines.flatMap((line) =>
    !isPatchLine(line) ? [line] : keptSign.test(line) ? [line.slice(1)] : [],
  );
  return {
    at,
    finding: messages.patchLines(),
    repair: { offset: at, length: patchLines.join('\n').length, text: keptLines.join('\n') },
  };
};

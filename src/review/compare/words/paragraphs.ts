import type { SeenChange } from '../change';
import { gatherTexts } from '../gather-texts';
import type { Report } from '../report';
import { brandWords, whatWords, whereWords } from './change-words';
import { list } from './who-words';

/** One paragraph: the brands, the personas and pages, and the changes there. */
export type Paragraph = {
  readonly brands: string;
  /** The brands in words, for use inside a sentence; empty for a whole brand. */
  readonly within: string;
  /** Empty for a whole brand. */
  readonly where: string;
  readonly what: readonly string[];
  /** True if the change shows only under other console settings. */
  readonly needsOtherSettings: boolean;
};

/** Whether a node comes, goes or moves. While the page loads, it may do so elsewhere; that is not reported again. */
const isPositionChange = ({ kind }: SeenChange) => kind === 'appears' || kind === 'goes' || kind === 'moves';

/**
 * The changes to report: a text in many places once, and changes of a loading page only if the loaded page does not
 * show the same.
 */
function changesToReport({ changes }: Report): readonly SeenChange[] {
  const isLoading = ({ personas }: SeenChange) =>
    personas.length > 0 && personas.every((one) => one.endsWith('.pending'));
  const subjectKey = ({ brands, pages, node, kind }: SeenChange) => JSON.stringify([brands, pages, node, kind]);
  const loadedKeys = new Set(changes.filter((change) => !isLoading(change)).map(subjectKey));
  const isRepeat = (change: SeenChange) =>
    isPositionChange(change) && isLoading(change) && loadedKeys.has(subjectKey(change));
  return gatherTexts(changes.filter((change) => !isRepeat(change)));
}

/**
 * Changes grouped by the personas that see them: first those under the current consoles, then those under other
 * settings.
 */
export function paragraphs(report: Report): readonly Paragraph[] {
  const byHeading = new Map<string, Paragraph>();
  for (const change of changesToReport(report)) {
    const needsOtherSettings = change.states.length > 0;
    const heading = {
      brands: list(change.brands),
      within: brandWords(change, report),
      where: whereWords(change, report),
      needsOtherSettings,
    };
    const key = JSON.stringify(heading);
    byHeading.set(key, { ...heading, what: [...(byHeading.get(key)?.what ?? []), whatWords(change, report)] });
  }
  const allParagraphs = [...byHeading.values()];
  return [
    ...allParagraphs.filter((paragraph) => !paragraph.needsOtherSettings),
    ...allParagraphs.filter((one) => one.needsOtherSettings),
  ];
}

import type { SeenChange } from '../change';
import { gatherTexts } from '../gather-texts';
import type { Report } from '../report';
import { brandWords, whatWords, where } from './change-words';
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
  readonly isSupposed: boolean;
};

/** A node may have another position while the page loads. That is reported once. */
const isOfPlace = ({ kind }: SeenChange) => kind === 'appears' || kind === 'goes' || kind === 'moves';

/**
 * The changes to report: a text in many places once, and changes of a loading page only if the loaded page does not
 * show the same.
 */
function toldChanges({ changes }: Report): readonly SeenChange[] {
  const isLoading = ({ personas }: SeenChange) =>
    personas.length > 0 && personas.every((one) => one.endsWith('.pending'));
  const of = ({ brands, pages, node, kind }: SeenChange) => JSON.stringify([brands, pages, node, kind]);
  const settled = new Set(changes.filter((change) => !isLoading(change)).map(of));
  const isRepeat = (change: SeenChange) => isOfPlace(change) && isLoading(change) && settled.has(of(change));
  return gatherTexts(changes.filter((change) => !isRepeat(change)));
}

/**
 * Changes grouped by the personas that see them: first those under the current consoles, then those under other
 * settings.
 */
export function paragraphs(report: Report): readonly Paragraph[] {
  const found = new Map<string, Paragraph>();
  for (const change of toldChanges(report)) {
    const isSupposed = change.states.length > 0;
    const about = {
      brands: list(change.brands),
      within: brandWords(change, report),
      where: where(change, report),
      isSupposed,
    };
    const key = JSON.stringify(about);
    found.set(key, { ...about, what: [...(found.get(key)?.what ?? []), whatWords(change, report)] });
  }
  const all = [...found.values()];
  return [...all.filter((one) => !one.isSupposed), ...all.filter((one) => one.isSupposed)];
}

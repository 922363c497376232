import type { SeenChange } from '../change';
import { gatherTexts } from '../gather-texts';
import type { Report } from '../report';
import { brandWords, whatWords, where } from './change-words';
import { list } from './who-words';

/** One thing to read: for which brands, who meets it where, and what happens there. */
export type Paragraph = {
  readonly brands: string;
  /** The brands in words, within a sentence; empty for a whole brand. */
  readonly within: string;
  /** Empty for a whole brand. */
  readonly where: string;
  readonly what: readonly string[];
  /** It shows only where a console says otherwise than now. */
  readonly isSupposed: boolean;
};

/** Where something stands may be another place while more loads; that is told once. */
const isOfPlace = ({ kind }: SeenChange) => kind === 'appears' || kind === 'goes' || kind === 'moves';

/** What is told one by one: a text in many places once, and what shows only while something loads where nothing of the same shows later. */
function toldChanges({ changes }: Report): readonly SeenChange[] {
  const isLoading = ({ personas }: SeenChange) =>
    personas.length > 0 && personas.every((one) => one.endsWith('.pending'));
  const of = ({ brands, pages, node, kind }: SeenChange) => JSON.stringify([brands, pages, node, kind]);
  const settled = new Set(changes.filter((change) => !isLoading(change)).map(of));
  const isRepeat = (change: SeenChange) => isOfPlace(change) && isLoading(change) && settled.has(of(change));
  return gatherTexts(changes.filter((change) => !isRepeat(change)));
}

/** The changes under those who meet them: what shows as consoles are first, then what would show if they were otherwise. */
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

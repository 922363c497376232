import { messages } from '../../messages';
import type { Report } from '../report';
import { type Paragraph, paragraphs } from './paragraphs';

/** One sentence a line, under a heading for the personas and pages that share it. The last line counts the changes. */
export function asText(report: Report): string {
  const all = paragraphs(report);
  const otherSettings = all.filter(({ needsOtherSettings }) => needsOtherSettings);
  const current = all.filter(({ needsOtherSettings }) => !needsOtherSettings);
  return [
    ...current.flatMap(linesOf),
    ...(otherSettings.length === 0 ? [] : [messages.onlyOtherwise, ...otherSettings.flatMap(linesOf)]),
    summary(report),
  ].join('\n');
}

function linesOf({ within, where, what }: Paragraph): readonly string[] {
  const heading = [within, where].filter((words) => words !== '').join(', ');
  const [only] = what;
  if (heading === '') return what;
  return what.length === 1 ? [`${heading}: ${only}`] : [`${heading}:`, ...what.map((sentence) => `  ${sentence}`)];
}

/** Every change with all its places, for programs. A change that nobody sees under the current consoles is marked. */
export function asJson({ from, to, brands, changes }: Report): string {
  const markedChanges = changes.map((change) => ({ ...change, isMetNow: change.states.length === 0 }));
  const notes = markedChanges.every(({ isMetNow }) => isMetNow) ? {} : { notes: { isMetNow: messages.metNow } };
  return JSON.stringify({ from, to, brands, ...notes, changes: markedChanges }, null, 2);
}

/** For a review: the changes grouped by the brands that share them. */
export function asMarkdown(report: Report): string {
  const { currentGroups, otherSettingsGroups } = byBrands(report);
  const parts = (groups: readonly BrandSentences[]) =>
    groups.flatMap(({ brands, sentences }) => [
      `### ${brands}`,
      '',
      ...sentences.map((sentence) => `- ${sentence.replaceAll('|', '\\|')}`),
      '',
    ]);
  const otherwise =
    otherSettingsGroups.length === 0 ? [] : [`## ${messages.onlyOtherwise}`, '', ...parts(otherSettingsGroups)];
  return [`## ${summary(report)}`, '', ...parts(currentGroups), ...otherwise].join('\n');
}

type BrandSentences = { readonly brands: string; readonly sentences: readonly string[] };

/**
 * The sentences grouped by the brands that share them: current changes, and separately those under other console
 * settings.
 */
export function byBrands(report: Report): {
  readonly currentGroups: readonly BrandSentences[];
  readonly otherSettingsGroups: readonly BrandSentences[];
} {
  const allParagraphs = paragraphs(report);
  return {
    currentGroups: sentencesOf(allParagraphs.filter(({ needsOtherSettings }) => !needsOtherSettings)),
    otherSettingsGroups: sentencesOf(allParagraphs.filter(({ needsOtherSettings }) => needsOtherSettings)),
  };
}

function sentencesOf(paragraphsToGroup: readonly Paragraph[]): readonly BrandSentences[] {
  const sentencesByBrands = new Map<string, string[]>();
  for (const { brands, where, what } of paragraphsToGroup) {
    const sentences = what.map((sentence) => (where === '' ? sentence : `${where}: ${sentence}`));
    sentencesByBrands.set(brands, [...(sentencesByBrands.get(brands) ?? []), ...sentences]);
  }
  return [...sentencesByBrands].map(([brands, sentences]) => ({ brands, sentences }));
}

/** A line that counts the sentences: equal changes count once. */
export function summary(report: Report): string {
  const { from, to, brands } = report;
  const count = (needsOtherSettings: boolean) =>
    paragraphs(report)
      .filter((paragraph) => paragraph.needsOtherSettings === needsOtherSettings)
      .reduce((sum, { what }) => sum + what.length, 0);
  return messages.compared({ from, to, brands: brands.length, changes: count(false), otherSettings: count(true) });
}

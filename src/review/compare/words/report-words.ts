import { messages } from '../../messages';
import type { Report } from '../report';
import { type Paragraph, paragraphs } from './paragraphs';

/** One sentence a line, under a heading for the personas and pages that share it. The last line counts the changes. */
export function asText(report: Report): string {
  const all = paragraphs(report);
  const supposed = all.filter(({ isSupposed }) => isSupposed);
  const now = all.filter(({ isSupposed }) => !isSupposed);
  return [
    ...now.flatMap(linesOf),
    ...(supposed.length === 0 ? [] : [messages.onlyOtherwise, ...supposed.flatMap(linesOf)]),
    summary(report),
  ].join('\n');
}

function linesOf({ within, where, what }: Paragraph): readonly string[] {
  const of = [within, where].filter((words) => words !== '').join(', ');
  const [only] = what;
  if (of === '') return what;
  return what.length === 1 ? [`${of}: ${only}`] : [`${of}:`, ...what.map((sentence) => `  ${sentence}`)];
}

/** Every change with all its places, for programs. A change that nobody sees under the current consoles is marked. */
export function asJson({ from, to, brands, changes }: Report): string {
  const told = changes.map((change) => ({ ...change, isMetNow: change.states.length === 0 }));
  const notes = told.every(({ isMetNow }) => isMetNow) ? {} : { notes: { isMetNow: messages.metNow } };
  return JSON.stringify({ from, to, brands, ...notes, changes: told }, null, 2);
}

/** For a review: the changes grouped by the brands that share them. */
export function asMarkdown(report: Report): string {
  const { now, supposed } = byBrands(report);
  const parts = (groups: readonly BrandSentences[]) =>
    groups.flatMap(({ brands, sentences }) => [
      `### ${brands}`,
      '',
      ...sentences.map((sentence) => `- ${sentence.replaceAll('|', '\\|')}`),
      '',
    ]);
  const otherwise = supposed.length === 0 ? [] : [`## ${messages.onlyOtherwise}`, '', ...parts(supposed)];
  return [`## ${summary(report)}`, '', ...parts(now), ...otherwise].join('\n');
}

type BrandSentences = { readonly brands: string; readonly sentences: readonly string[] };

/**
 * The sentences grouped by the brands that share them: current changes, and separately those under other console
 * settings.
 */
export function byBrands(report: Report): {
  readonly now: readonly BrandSentences[];
  readonly supposed: readonly BrandSentences[];
} {
  const all = paragraphs(report);
  return {
    now: sentencesOf(all.filter(({ isSupposed }) => !isSupposed)),
    supposed: sentencesOf(all.filter(({ isSupposed }) => isSupposed)),
  };
}

function sentencesOf(told: readonly Paragraph[]): readonly BrandSentences[] {
  const found = new Map<string, string[]>();
  for (const { brands, where, what } of told) {
    const sentences = what.map((sentence) => (where === '' ? sentence : `${where}: ${sentence}`));
    found.set(brands, [...(found.get(brands) ?? []), ...sentences]);
  }
  return [...found].map(([brands, sentences]) => ({ brands, sentences }));
}

/** The number of sentences: equal changes count once. */
export function summary(report: Report): string {
  const { from, to, brands } = report;
  const count = (isSupposed: boolean) =>
    paragraphs(report)
      .filter((one) => one.isSupposed === isSupposed)
      .reduce((sum, { what }) => sum + what.length, 0);
  return messages.compared({ from, to, brands: brands.length, changes: count(false), supposed: count(true) });
}

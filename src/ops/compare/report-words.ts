import { messages } from '../messages';
import { type Paragraph, paragraphs, type Report } from './report';

/** A sentence a line, what the same people meet on the same pages under one line; how many changes there are stands last. */
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

/** Every change with every place of it, for programs. */
export function asJson({ from, to, brands, changes }: Report): string {
  return JSON.stringify({ from, to, brands, changes }, null, 2);
}

/** For a review: the changes under the brands that share them. */
export function asMarkdown(report: Report): string {
  const parts = byBrands(report).flatMap(({ brands, sentences }) => [
    `### ${brands}`,
    '',
    ...sentences.map((sentence) => `- ${sentence.replaceAll('|', '\\|')}`),
    '',
  ]);
  return [`## ${summary(report)}`, '', ...parts].join('\n');
}

/** The sentences under the brands that share them. */
export function byBrands(
  report: Report,
): readonly { readonly brands: string; readonly sentences: readonly string[] }[] {
  const found = new Map<string, string[]>();
  for (const { brands, where, what } of paragraphs(report)) {
    const sentences = what.map((sentence) => (where === '' ? sentence : `${where}: ${sentence}`));
    found.set(brands, [...(found.get(brands) ?? []), ...sentences]);
  }
  return [...found].map(([brands, sentences]) => ({ brands, sentences }));
}

/** How many sentences there are: equal changes count once. */
export function summary(report: Report): string {
  const { from, to, brands } = report;
  const count = (isSupposed: boolean) =>
    paragraphs(report)
      .filter((one) => one.isSupposed === isSupposed)
      .reduce((sum, { what }) => sum + what.length, 0);
  return messages.compared({ from, to, brands: brands.length, changes: count(false), supposed: count(true) });
}

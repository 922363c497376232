import { messages } from '../messages';
import { changeWords } from './change-words';
import { gatherTexts } from './gather-texts';
import { paragraphs, type Report } from './report';

/** A sentence a line, and how many there are last. */
export function asText(report: Report): string {
  const { brands, changes, comparing } = report;
  const lines = gatherTexts(changes).map((change) => changeWords(change, brands, comparing));
  return [...lines, summary(report)].join('\n');
}

/** Every change with every place of it, for programs. */
export function asJson({ from, to, brands, changes }: Report): string {
  return JSON.stringify({ from, to, brands, changes }, null, 2);
}

/** For a review: the changes under the brands that share them. */
export function asMarkdown(report: Report): string {
  const parts = paragraphs(report).flatMap(({ brands, sentences }) => [
    `### ${brands}`,
    '',
    ...sentences.map((sentence) => `- ${sentence.replaceAll('|', '\\|')}`),
    '',
  ]);
  return [`## ${summary(report)}`, '', ...parts].join('\n');
}

export function summary({ from, to, changes, brands }: Report): string {
  return messages.compared(from, to, changes.length, brands.length);
}

import { messages } from '../messages';
import type { LookChange } from './compare-looks';
import { escapeHtml } from './escape-html';
import { pageStyle } from './page-style';

/** The comparison of two folders of kept pages. */
export type LooksReport = {
  readonly from: string;
  readonly to: string;
  /** Number of pages that either folder has. */
  readonly pages: number;
  readonly changes: readonly LookChange[];
};

/** One paragraph a page, with the changed lines of its outline. */
export function looksAsText(report: LooksReport): string {
  const parts = report.changes.flatMap((change) => [
    `${change.name}: ${changeWords(change)}`,
    ...change.outline.map(({ sign, text }) => `  ${sign} ${text}`),
  ]);
  return [...parts, looksSummary(report)].join('\n');
}

export function looksSummary({ from, to, pages, changes }: LooksReport): string {
  return messages.looked({ from, to, pages, changes: changes.length });
}

/** Gives the picture of a page as a data URL, if it was kept. */
export type PictureOf = (side: 'before' | 'after', name: string) => string | undefined;

/**
 * One HTML file for a review: each changed page with both pictures and the changed lines of its outline. It needs no
 * other file.
 */
export function looksAsHtml(report: LooksReport, pictureOf: PictureOf): string {
  const { changes } = report;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>Pages that look otherwise</title><style>${pageStyle}</style></head>`,
    `<body><header><h1>Pages that look otherwise</h1><p>${escapeHtml(looksSummary(report))}</p></header><main>`,
    ...changes.map((change) => section(change, pictureOf)),
    '</main></body></html>',
  ].join('\n');
}

function section(change: LookChange, pictureOf: PictureOf): string {
  const lines = change.outline.map(({ sign, text }) => escapeHtml(`${sign} ${text}`)).join('\n');
  const outline = lines === '' ? '' : `<pre>${lines}</pre>`;
  const figures = change.hasOtherPicture
    ? `<div class="pair">${figure('Before', pictureOf('before', change.name))}${figure('After', pictureOf('after', change.name))}</div>`
    : '';
  return `<article><h3>${escapeHtml(change.name)}</h3><p>${changeWords(change)}</p>${outline}${figures}</article>`;
}

function figure(when: string, source: string | undefined): string {
  const picture =
    source === undefined
      ? '<p class="none">No picture.</p>'
      : `<img src="${source}" alt="The page ${when.toLowerCase()}" loading="lazy">`;
  return `<figure><figcaption><b>${when}</b></figcaption>${picture}</figure>`;
}

function changeWords({ kind, hasOtherPicture, outline }: LookChange): string {
  if (kind !== 'differs') return kind === 'appears' ? 'it is new' : 'it is gone';
  if (outline.length === 0) return 'it looks otherwise, and its outline is the same';
  return hasOtherPicture
    ? 'its outline and its picture are others'
    : 'its outline is another, and its picture is the same';
}

import groups from './client/groups.js?raw';
import kit from './client/kit.js?raw';
import page from './client/page.js?raw';
import style from './report.css?raw';
import { type ReportData, type ReportInput, toReportData } from './report-data';

/**
 * Most bytes of a report, so that it can be mailed and opened on a phone. Only one with a single row a group may be
 * larger.
 */
const mostBytes = 1_900_000;
const mostRows = 5_000;

/** A report in one file, without a server: every difference by its cause, with buttons to decide. */
export function reportHtml(input: ReportInput): string {
  const longest = Math.max(1, ...input.groups.map(({ judged }) => judged.length));
  for (let rows = Math.min(mostRows, longest); ; rows = Math.floor(rows / 2)) {
    const html = toHtml(toReportData(input, rows));
    if (rows === 1 || Buffer.byteLength(html) <= mostBytes) return html;
  }
}

function toHtml(data: ReportData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>QA: what differs, and why</title>
<style>
${style}</style>
</head>
<body>
<noscript>This report needs JavaScript: its data is in this file, and nothing is loaded.</noscript>
<div id="app"></div>
<script type="application/json" id="data">${json}</script>
<script>
${[kit, groups, page].map(withoutImports).join('')}</script>
</body>
</html>
`;
}

/** A module as a part of one script: a page that is opened from disk cannot load modules. */
function withoutImports(module: string): string {
  return module.replace(/^import [^;]*;\n/gm, '').replace(/^export /gm, '');
}

import { escapeHtml } from '@/review/compare/escape-html';
import type { JudgedGroup } from '../decisions/judge';
import { editPlace, editWords } from '../edits/edit-words';
import { messages } from '../messages';

/** JUnit's format for what CI shows: a case for each cause, failed until it is accepted. */
export function junitXml(groups: readonly JudgedGroup[], isWhole: boolean): string {
  const failed = groups.filter(({ standing }) => standing !== 'accepted');
  const failures = failed.length + (isWhole ? 0 : 1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites><testsuite name="qa" tests="${groups.length + 1}" failures="${failures}">`,
    ...groups.map(caseOf),
    `<testcase classname="qa" name="every screen was looked at">${isWhole ? '' : '<failure message="stopped before the end"/>'}</testcase>`,
    '</testsuite></testsuites>',
    '',
  ].join('\n');
}

function caseOf({ edits, standing, screens, brands }: JudgedGroup): string {
  const name = edits.length === 0 ? messages.noCause : edits.map(editWords).join('; ');
  const where = edits.map(editPlace).join('\n');
  const message = `${standing}: ${screens} screens of ${brands.join(', ')}`;
  const failure =
    standing === 'accepted' ? '' : `<failure message="${escapeHtml(message)}">${escapeHtml(where)}</failure>`;
  return `<testcase classname="qa" name="${escapeHtml(name)}">${failure}</testcase>`;
}

import { escapeHtml } from '@/review/compare/escape-html';
import { statesOf } from '../causes/group-by-cause';
import type { JudgedGroup } from '../decisions/judge';
import { editPlace } from '../edits/edit-words';
import { messages } from '../messages';
import { groupWords } from './group-words';

/** `warning`: what is wrong with all that was looked at; empty if nothing. */
type JunitRun = { readonly isWhole: boolean; readonly warning: string };

/** JUnit's format for what CI shows: a case for each cause, failed until it is accepted. */
export function junitXml(groups: readonly JudgedGroup[], { isWhole, warning }: JunitRun): string {
  const failed = groups.filter(({ standing }) => standing !== 'accepted');
  const fault = [...(isWhole ? [] : ['not everything was looked at']), ...(warning === '' ? [] : [warning])].join('; ');
  const failures = failed.length + (fault === '' ? 0 : 1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites><testsuite name="qa" tests="${groups.length + 1}" failures="${failures}">`,
    ...groups.map(caseOf),
    `<testcase classname="qa" name="every screen was looked at">${fault === '' ? '' : `<failure message="${escapeHtml(fault)}"/>`}</testcase>`,
    '</testsuite></testsuites>',
    '',
  ].join('\n');
}

function caseOf(group: JudgedGroup): string {
  const { edits, standing } = group;
  const name = groupWords(group);
  const where = edits.map(editPlace).join('\n');
  const message = `${standing}: ${messages.shows({ ...group, states: statesOf(group) })}`;
  const failure =
    standing === 'accepted' ? '' : `<failure message="${escapeHtml(message)}">${escapeHtml(where)}</failure>`;
  return `<testcase classname="qa" name="${escapeHtml(name)}">${failure}</testcase>`;
}

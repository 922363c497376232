import { mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Site } from '@/engine';
import { type Group, statesOf } from '@/qa/causes/group-by-cause';
import { decisionWords } from '@/qa/decisions/decision';
import { readDecisions } from '@/qa/decisions/decision-files';
import { decisionsOnGone, isSettled, type JudgedGroup, judge } from '@/qa/decisions/judge';
import { twoBranches } from '@/qa/decisions/two-branches';
import type { ConfigEdit } from '@/qa/edits/config-edits';
import { sourceFinder } from '@/qa/edits/edit-source';
import { editWords } from '@/qa/edits/edit-words';
import { type Findings, type Found, findingsOf } from '@/qa/findings';
import { isFaultName } from '@/qa/html/screen-faults';
import { messages } from '@/qa/messages';
import { isOfAll, type Narrowing } from '@/qa/narrow';
import { groupWords } from '@/qa/report/group-words';
import { junitXml } from '@/qa/report/junit';
import { pageTitles } from '@/qa/report/page-titles';
import type { ReportInput } from '@/qa/report/report-data';
import { reportHtml } from '@/qa/report/report-html';
import { sarifJson } from '@/qa/report/sarif';
import type { OpenedStates } from '@/qa/states/open-states';
import { writeText } from '../merchant/write-text';
import { messages as opsMessages } from '../messages';
import { decisionsFolder } from './accept-decisions';
import { drawnNotes } from './drawing';
import { type PicturesOfRun, picturesOfRun } from './pictures-of-run';

/** Flags of every command that writes a report. */
export const reportFlags = {
  out: { type: 'string', short: 'o' },
  decisions: { type: 'string' },
  pictures: { type: 'boolean' },
} as const;

export const defaultOut = '.livery/qa';

/** The folder of merchants that is looked at. */
export const configFolder = () => process.env.CONFIG_SOURCE || './merchant-configs';

type RunToReport = {
  readonly states: OpenedStates;
  readonly found: Found;
  readonly only: Narrowing;
  /** The earlier state, in words. */
  readonly since: string;
  /** Brands that have errors. */
  readonly broken: readonly string[];
  /** Other faults of the run. */
  readonly warnings: readonly string[];
  readonly flags: {
    readonly out?: string | undefined;
    readonly decisions?: string | undefined;
    readonly pictures?: boolean | undefined;
  };
};

/** Judges what was found, writes the report, and says in a few lines what is open. Gives the exit code. */
export async function reportRun(run: RunToReport): Promise<number> {
  const { states, found, only, since, broken, flags } = run;
  const { out = defaultOut, decisions = decisionsFolder, pictures = false } = flags;
  const known = readDecisions(decisions);
  const findings = findingsOf(found, states, only);
  const taken = await photographed(pictures, findings.groups, { states, out, broken });
  const groups = judge(findings.groups, known, twoBranches(decisions));
  // Decisions on faults count only where the run looked for faults.
  const relevant = known.filter(({ cause }) => findings.seeksFaults || !isFaultName(cause));
  const gone = isOfAll(only) && findings.isWhole ? decisionsOnGone(groups, relevant).length : 0;
  const warning = warningOf(run);
  const notes = [
    ...states.notes,
    ...taken.notes,
    ...notesOf(findings, states),
    ...drawnNotes(findings, groups),
    ...(gone === 0 ? [] : [messages.gone(gone)]),
  ];
  const places = { from: since, to: configFolder() };
  const summary = summaryOf(findings, groups, places);
  const report = await writeReport(out, states, {
    ...places,
    ...{ warning, summary, notes, findings, groups, pictures: taken.pictures },
  });
  const isSettledNow = isSettled(groups);
  if (warning !== '') console.log(warning);
  for (const line of [...notes, ...groups.map(groupLine), summary, messages.report(report, isSettledNow)])
    console.log(line);
  return findings.isWhole && warning === '' ? Number(!isSettledNow) : 2;
}

/** Writes the report, and the files for SARIF and JUnit beside it. Gives the report's path. */
async function writeReport(
  out: string,
  states: OpenedStates,
  found: Omit<ReportInput, 'catalogue' | 'titleOf' | 'sourceOf'>,
): Promise<string> {
  const { groups, warning, findings, to } = found;
  const [ofConfig, ofCode] = [sourceFinder(resolve(to)), sourceFinder(process.cwd())];
  const sourceOf = (edit: ConfigEdit) => (edit.kind === 'code' ? ofCode : ofConfig)(edit);
  const titleOf = await pageTitles(states);
  mkdirSync(out, { recursive: true });
  const report = join(out, 'report.html');
  const { catalogue } = states;
  writeText(report, reportHtml({ ...found, catalogue, titleOf, sourceOf }), opsMessages.notKept);
  const placeOf = (edit: ConfigEdit) => {
    const { file, line } = sourceOf(edit);
    return { file: edit.kind === 'code' ? file : relative(process.cwd(), resolve(to, file)), line };
  };
  writeText(join(out, 'qa.sarif'), sarifJson(groups, placeOf, findings.isWhole && warning === ''), opsMessages.notKept);
  writeText(join(out, 'junit.xml'), junitXml(groups, { isWhole: findings.isWhole, warning }), opsMessages.notKept);
  return report;
}

function warningOf({ broken, warnings, found }: RunToReport): string {
  const { failed } = found;
  const all = [
    ...(broken.length === 0 ? [] : [messages.withErrors(broken)]),
    ...warnings,
    ...(failed === 0 ? [] : [messages.notDrawn(failed)]),
  ];
  return all.join(' ');
}

function summaryOf(
  findings: Findings,
  groups: readonly JudgedGroup[],
  places: { readonly from: string; readonly to: string },
): string {
  const { screens } = findings;
  const differing = groups.filter(({ fault }) => fault === undefined);
  return messages.summary({
    ...places,
    screens: [...screens.values()].reduce((sum, count) => sum + count, 0),
    brands: screens.size,
    differing: findings.differing,
    causes: differing.length,
    open: differing.filter(({ standing }) => standing !== 'accepted').length,
  });
}

function notesOf({ isWhole, idle }: Findings, { hasSources }: OpenedStates): readonly string[] {
  return [
    ...(hasSources ? [] : [messages.noSources]),
    ...(isWhole ? [] : [messages.notWhole]),
    ...(idle.length === 0 ? [] : [messages.idle(idle.map(editWords))]),
  ];
}

async function photographed(
  isWanted: boolean,
  groups: readonly Group[],
  { states, out, broken }: { readonly states: OpenedStates; readonly out: string; readonly broken: readonly string[] },
): Promise<PicturesOfRun> {
  if (!isWanted) return { pictures: new Map(), notes: [] };
  // Pictures are taken with the current code, so both would be alike where the cause is code or a fault.
  const ofConfig = groups.filter(({ edits, fault }) => edits[0]?.kind !== 'code' && fault === undefined);
  const { before, after, folders } = states;
  const sites = new Map<string, Site>();
  for (const side of [before, after])
    for (const id of side.ids) {
      const state = await side.open(id);
      if (state !== undefined) sites.set(id, state.site);
    }
  return picturesOfRun(ofConfig, { out, folders, broken, siteOf: (brand) => sites.get(brand) });
}

function groupLine(group: JudgedGroup): string {
  const { standing, decision, judged } = group;
  const refused = [decision, ...judged.map((one) => one.decision)].find((one) => one?.verdict === 'refused');
  const who = refused === undefined ? '' : ` (${decisionWords(refused)})`;
  return `${standing.padEnd(9)} ${groupWords(group)}: ${messages.shows({ ...group, states: statesOf(group) })}${who}`;
}

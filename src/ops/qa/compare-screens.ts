import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Site } from '@/engine';
import { type Group, statesOf } from '@/qa/causes/group-by-cause';
import { decisionWords } from '@/qa/decisions/decision';
import { readDecisions } from '@/qa/decisions/decision-files';
import { decisionsOnGone, isSettled, type JudgedGroup, judge } from '@/qa/decisions/judge';
import { twoBranches } from '@/qa/decisions/two-branches';
import type { ConfigEdit } from '@/qa/edits/config-edits';
import { sourceFinder } from '@/qa/edits/edit-source';
import { editWords } from '@/qa/edits/edit-words';
import { isFaultName } from '@/qa/html/screen-faults';
import { messages } from '@/qa/messages';
import { checkNarrowing, isOfAll } from '@/qa/narrow';
import { groupWords } from '@/qa/report/group-words';
import { junitXml } from '@/qa/report/junit';
import { pageTitles } from '@/qa/report/page-titles';
import type { ReportInput } from '@/qa/report/report-data';
import { reportHtml } from '@/qa/report/report-html';
import { sarifJson } from '@/qa/report/sarif';
import { type Findings, runQa } from '@/qa/run-qa';
import { brandsWithErrors } from '@/qa/states/config-errors';
import { type OpenedStates, openStates } from '@/qa/states/open-states';
import { commitOf, git } from '@/review/workspace/git';
import { readArgs } from '../merchant/read-args';
import { writeText } from '../merchant/write-text';
import { messages as opsMessages } from '../messages';
import { decisionsFolder } from './accept-decisions';
import { type Drawing, drawnNotes, openDrawing } from './drawing';
import { type PicturesOfRun, picturesOfRun } from './pictures-of-run';
import { createProgress } from './progress';

const usage =
  'npm run qa -- [--since place] [--brand b] [--page p] [--persona p] [--language l] [--faults] [--pictures] [--out folder] [--decisions folder]';

export const help = `${usage}
npm run qa -- accept <decisions.json>

Looks at every screen of every brand (page, visitor and language) as it was and as it is, and groups what differs by the
edit that makes it: each edit is taken back alone, and what vanishes is its doing. Where the storefront's code differs
too, the screens of now are drawn by the code before and by that of now, and grouped by the changed files.

--since       what was: a git revision (from where this branch left it), a folder of merchants, or an address. main if left out.
--brand, --page, --persona, --language   look at these alone; each may be named several times.
--faults      also draws each screen as it is, and names what is wrong with it: no name, a key in place of words …
--pictures    photographs screens of each cause before and after, in a Chromium, with what differs framed and what axe finds anew.
--out         where report.html, junit.xml and qa.sarif go; .livery/qa if left out.
--decisions   the folder of what was decided before; ${decisionsFolder} if left out.
accept        writes what was decided in the report, and saved there as a file, into that folder.

What is looked at stands in CONFIG_SOURCE, ./merchant-configs if that is not set. Ctrl-C ends early and keeps what was found.

Exit code 0: nothing differs, or all is accepted. 1: something is open, left for later or refused. 2: it could not run,
or not to the end, or a brand has errors.`;

const flags = {
  since: { type: 'string' },
  brand: { type: 'string', multiple: true },
  page: { type: 'string', multiple: true },
  persona: { type: 'string', multiple: true },
  language: { type: 'string', multiple: true },
  out: { type: 'string', short: 'o' },
  decisions: { type: 'string' },
  faults: { type: 'boolean' },
  pictures: { type: 'boolean' },
} as const;

/** Compares what was with what is, writes the report, and says in a few lines what is open. */
export async function compareScreens(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, flags, usage);
  if (positionals.length > 0) throw new Error(opsMessages.wrongFlag(messages.unknownArgument(positionals), usage));
  const config = process.env.CONFIG_SOURCE || './merchant-configs';
  const since = placeOf(values.since ?? 'main', config);
  const { out = '.livery/qa', decisions = decisionsFolder } = values;
  const only = { brands: values.brand, pages: values.page, personas: values.persona, languages: values.language };
  const known = readDecisions(decisions);
  const progress = createProgress(process.stderr);
  const states = await openStates(since.place, config);
  try {
    await checkNarrowing(only, states);
    const looked = states.after.ids.filter((id) => only.brands?.includes(id) ?? true);
    const broken = await brandsWithErrors(config, looked, states.after);
    const drawing = await openDrawing(since.commit, values.faults === true);
    const { code, faults } = drawing;
    const findings = await runQa(states, { only, code, faults, onProgress: progress.tell });
    progress.close();
    const taken = await photographed(values.pictures === true, findings.groups, { states, out, broken });
    const groups = judge(findings.groups, known, twoBranches(decisions));
    const sought = known.filter(({ cause }) => faults !== undefined || !isFaultName(cause));
    const gone = isOfAll(only) && findings.isWhole ? decisionsOnGone(groups, sought).length : 0;
    const warning = warningOf(broken, drawing, findings);
    const notes = [
      ...states.notes,
      ...taken.notes,
      ...notesOf(findings, states),
      ...drawnNotes(findings, drawing, groups),
      ...(gone === 0 ? [] : [messages.gone(gone)]),
    ];
    const places = { from: since.name, to: config };
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
  } finally {
    progress.close();
    states.close();
  }
}

/** Writes the report, and JUnit's file beside it. Gives the report's path. */
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
    return { file: edit.kind === 'code' ? file : join(to, file), line };
  };
  writeText(join(out, 'qa.sarif'), sarifJson(groups, placeOf, findings.isWhole && warning === ''), opsMessages.notKept);
  writeText(join(out, 'junit.xml'), junitXml(groups, { isWhole: findings.isWhole, warning }), opsMessages.notKept);
  return report;
}

function warningOf(broken: readonly string[], { failures }: Drawing, { failed }: Findings): string {
  const warnings = [
    ...(broken.length === 0 ? [] : [messages.withErrors(broken)]),
    ...failures,
    ...(failed === 0 ? [] : [messages.notDrawn(failed)]),
  ];
  return warnings.join(' ');
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
    ...(isWhole ? [] : [messages.stopped]),
    ...(idle.length === 0 ? [] : [messages.idle(idle.map(editWords))]),
  ];
}

async function photographed(
  isWanted: boolean,
  groups: readonly Group[],
  { states, out, broken }: { readonly states: OpenedStates; readonly out: string; readonly broken: readonly string[] },
): Promise<PicturesOfRun> {
  if (!isWanted) return { pictures: new Map(), notes: [] };
  // Of code and of faults both pictures would be alike: they are taken with the code of now.
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

/** What was. `commit` is set if the code of then is known too: the config stands in the repository of this code. */
type Since = { readonly place: string; readonly name: string; readonly commit?: string };

/** A revision means where this branch left it: what others did since then is not this change. */
function placeOf(since: string, config: string): Since {
  const isFolder = existsSync(since) && statSync(since).isDirectory();
  if (isFolder || /^https?:\/\//.test(since)) return { place: since, name: since };
  const folder = resolve(config);
  const commit = commitOf(since, folder);
  const base = git(folder, ['merge-base', commit, 'HEAD'])?.trim() ?? commit;
  const isOfThisCode = topOf(folder) === topOf(process.cwd());
  return { place: base, name: `${since} (${base.slice(0, 8)})`, ...(isOfThisCode && { commit: base }) };
}

const topOf = (folder: string) => git(folder, ['rev-parse', '--show-toplevel']);

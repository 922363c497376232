import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Site } from '@/engine';
import { type Group, statesOf } from '@/qa/causes/group-by-cause';
import { decisionWords } from '@/qa/decisions/decision';
import { readDecisions } from '@/qa/decisions/decision-files';
import { decisionsOnGone, isSettled, type JudgedGroup, judge } from '@/qa/decisions/judge';
import { twoBranches } from '@/qa/decisions/two-branches';
import { sourceFinder } from '@/qa/edits/edit-source';
import { editWords } from '@/qa/edits/edit-words';
import { messages } from '@/qa/messages';
import { checkNarrowing, isOfAll } from '@/qa/narrow';
import { junitXml } from '@/qa/report/junit';
import { pageTitles } from '@/qa/report/page-titles';
import { reportHtml } from '@/qa/report/report-html';
import { type Findings, runQa } from '@/qa/run-qa';
import { brandsWithErrors } from '@/qa/states/config-errors';
import { type OpenedStates, openStates } from '@/qa/states/open-states';
import { commitOf, git } from '@/review/workspace/git';
import { readArgs } from '../merchant/read-args';
import { writeText } from '../merchant/write-text';
import { messages as opsMessages } from '../messages';
import { decisionsFolder } from './accept-decisions';
import { type PicturesOfRun, picturesOfRun } from './pictures-of-run';
import { createProgress } from './progress';

const usage =
  'npm run qa -- [--since place] [--brand b] [--page p] [--persona p] [--language l] [--pictures] [--out folder] [--decisions folder]';

export const help = `${usage}
npm run qa -- accept <decisions.json>

Looks at every screen of every brand (page, visitor and language) as it was and as it is, and groups what differs by the
edit that makes it: each edit is taken back alone, and what vanishes is its doing.

--since       what was: a git revision (from where this branch left it), a folder of merchants, or an address. main if left out.
--brand, --page, --persona, --language   look at these alone; each may be named several times.
--pictures    photographs screens of each cause before and after, in a Chromium, with what differs framed and what axe finds anew.
--out         where report.html and junit.xml go; .livery/qa if left out.
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
  pictures: { type: 'boolean' },
} as const;

/** Compares what was with what is, writes the report, and says in a few lines what is open. */
export async function compareScreens(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, flags, usage);
  if (positionals.length > 0) throw new Error(opsMessages.wrongFlag(messages.unknownArgument(positionals), usage));
  const config = process.env.CONFIG_SOURCE || './merchant-configs';
  const { place, name } = placeOf(values.since ?? 'main', config);
  const { out = '.livery/qa', decisions = decisionsFolder } = values;
  const only = { brands: values.brand, pages: values.page, personas: values.persona, languages: values.language };
  const known = readDecisions(decisions);
  const progress = createProgress(process.stderr);
  const states = await openStates(place, config);
  try {
    await checkNarrowing(only, states);
    const looked = states.after.ids.filter((id) => only.brands?.includes(id) ?? true);
    const broken = await brandsWithErrors(config, looked, states.after);
    const warning = broken.length === 0 ? '' : messages.withErrors(broken);
    const findings = await runQa(states, { only, onProgress: progress.tell });
    progress.close();
    const taken = await photographed(values.pictures === true, findings.groups, { states, out, broken });
    const groups = judge(findings.groups, known, twoBranches(decisions));
    const gone = isOfAll(only) && findings.isWhole ? decisionsOnGone(groups, known).length : 0;
    const summary = summaryOf(findings, groups, { from: name, to: config });
    const notes = [
      ...states.notes,
      ...taken.notes,
      ...notesOf(findings, states),
      ...(gone === 0 ? [] : [messages.gone(gone)]),
    ];
    const { catalogue } = states;
    const titleOf = await pageTitles(states);
    const found = { from: name, to: config, warning, summary, notes, findings, groups, pictures: taken.pictures };
    mkdirSync(out, { recursive: true });
    const report = join(out, 'report.html');
    const html = reportHtml({ ...found, catalogue, titleOf, sourceOf: sourceFinder(resolve(config)) });
    writeText(report, html, opsMessages.notKept);
    writeText(join(out, 'junit.xml'), junitXml(groups, { isWhole: findings.isWhole, warning }), opsMessages.notKept);
    const isSettledNow = isSettled(groups);
    if (warning !== '') console.log(warning);
    for (const line of [...notes, ...groups.map(groupLine), summary, messages.report(report, isSettledNow)])
      console.log(line);
    return findings.isWhole && broken.length === 0 ? Number(!isSettledNow) : 2;
  } finally {
    progress.close();
    states.close();
  }
}

function summaryOf(
  { screens, differing }: Findings,
  groups: readonly JudgedGroup[],
  places: { readonly from: string; readonly to: string },
): string {
  return messages.summary({
    ...places,
    screens: [...screens.values()].reduce((sum, count) => sum + count, 0),
    brands: screens.size,
    differing,
    causes: groups.length,
    open: groups.filter(({ standing }) => standing !== 'accepted').length,
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
  const { before, after, folders } = states;
  const sites = new Map<string, Site>();
  for (const side of [before, after])
    for (const id of side.ids) {
      const state = await side.open(id);
      if (state !== undefined) sites.set(id, state.site);
    }
  return picturesOfRun(groups, { out, folders, broken, siteOf: (brand) => sites.get(brand) });
}

function groupLine(group: JudgedGroup): string {
  const { edits, standing, decision, judged } = group;
  const cause = edits.length === 0 ? messages.noCause : edits.map(editWords).join('; ');
  const refused = [decision, ...judged.map((one) => one.decision)].find((one) => one?.verdict === 'refused');
  const who = refused === undefined ? '' : ` (${decisionWords(refused)})`;
  return `${standing.padEnd(9)} ${cause}: ${messages.shows({ ...group, states: statesOf(group) })}${who}`;
}

/** A revision means where this branch left it: what others did since then is not this change. */
function placeOf(since: string, config: string): { readonly place: string; readonly name: string } {
  const isFolder = existsSync(since) && statSync(since).isDirectory();
  if (isFolder || /^https?:\/\//.test(since)) return { place: since, name: since };
  const commit = commitOf(since, resolve(config));
  const base = git(resolve(config), ['merge-base', commit, 'HEAD'])?.trim() ?? commit;
  return { place: base, name: `${since} (${base.slice(0, 8)})` };
}

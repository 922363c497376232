import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { readDecisions } from '@/qa/decisions/decision-files';
import { brandsOf } from '@/qa/findings';
import { messages } from '@/qa/messages';
import { checkNarrowing } from '@/qa/narrow';
import { findChanges } from '@/qa/run-qa';
import { readShard } from '@/qa/shard';
import { brandsWithErrors } from '@/qa/states/config-errors';
import { openStates } from '@/qa/states/open-states';
import { commitOf, git } from '@/review/workspace/git';
import { readArgs } from '../merchant/read-args';
import { messages as opsMessages } from '../messages';
import { decisionsFolder } from './accept-decisions';
import { openDrawing } from './drawing';
import { createProgress } from './progress';
import { configFolder, defaultOut, reportFlags, reportRun } from './report-run';
import { keepShard } from './shards';

const usage =
  'npm run qa -- [--since place] [--brand b] [--page p] [--persona p] [--language l] [--faults] [--pictures] [--shard 2/8] [--out folder] [--decisions folder]';

export const help = `${usage}
npm run qa -- merge <folder…> [--pictures] [--out folder] [--decisions folder]
npm run qa -- accept <decisions.json>

Looks at every screen of every brand (page, visitor and language) as it was and as it is, and groups what differs by the
edit that makes it: each edit is taken back alone, and what vanishes is its doing. Where the storefront's code differs
too, the screens of now are drawn by the code before and by that of now, and grouped by the changed files.

--since       what was: a git revision (from where this branch left it), a folder of merchants, or an address. main if left out.
--brand, --page, --persona, --language   look at these alone; each may be named several times.
--faults      also draws each screen as it is, and names what is wrong with it: no name, a key in place of words …
--pictures    photographs screens of each cause before and after, in a Chromium, with what differs framed and what axe finds anew.
--shard       looks at one part of the screens, such as 2/8, and leaves what it found in --out: many machines share a run.
--out         where report.html, junit.xml and qa.sarif go; ${defaultOut} if left out.
--decisions   the folder of what was decided before; ${decisionsFolder} if left out.
merge         makes one report of what all shards left in these folders. It needs the checkout that they looked at.
accept        writes what was decided in the report, and saved there as a file, into that folder.

What is looked at stands in CONFIG_SOURCE, ./merchant-configs if that is not set. Ctrl-C ends early and keeps what was found.

Exit code 0: nothing differs, or all is accepted. 1: something is open, left for later or refused. 2: it could not run,
or not to the end, or a brand has errors, or a shard is missing or of another run. A shard ends with 0 or 2: merge judges.`;

const flags = {
  since: { type: 'string' },
  brand: { type: 'string', multiple: true },
  page: { type: 'string', multiple: true },
  persona: { type: 'string', multiple: true },
  language: { type: 'string', multiple: true },
  faults: { type: 'boolean' },
  shard: { type: 'string' },
  ...reportFlags,
} as const;

/** Compares the earlier state with the current one and reports what differs; with `--shard`, leaves it for `merge`. */
export async function compareScreens(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, flags, usage);
  if (positionals.length > 0) throw new Error(opsMessages.wrongFlag(messages.unknownArgument(positionals), usage));
  const shard = values.shard === undefined ? undefined : readShard(values.shard);
  if (shard !== undefined && values.pictures === true) throw new Error(messages.picturesOfShard);
  const config = configFolder();
  const since = placeOf(values.since ?? 'main', config);
  const only = { brands: values.brand, pages: values.page, personas: values.persona, languages: values.language };
  // Refuses faulty decisions at once, not only after the whole run.
  readDecisions(values.decisions ?? decisionsFolder);
  const progress = createProgress(process.stderr);
  const states = await openStates(since.place, config);
  try {
    await checkNarrowing(only, states);
    const broken = await brandsWithErrors(config, brandsOf(states, only), states.after);
    const drawing = await openDrawing(since.commit, values.faults === true);
    const { code, faults, failures } = drawing;
    const found = await findChanges(states, { only, shard, code, faults, onProgress: progress.tell });
    progress.close();
    if (shard !== undefined)
      return keepShard({ shard, states, drawing, found, since, only, out: values.out ?? defaultOut });
    return await reportRun({ states, found, only, since: since.name, broken, warnings: failures, flags: values });
  } finally {
    progress.close();
    states.close();
  }
}

/** The earlier state. `commit` is set if its code is known too: the config is in the repository of this code. */
type Since = { readonly place: string; readonly name: string; readonly commit?: string };

/** For a revision, the commit where this branch left it: later commits of others are not part of this change. */
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

import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Issue } from '@/engine';
import { bareFolders } from '@/review/check/bare-folders';
import { mend } from '@/review/check/check-fix';
import { goneBrands } from '@/review/check/gone-brands';
import { gitSilence } from '@/review/workspace/git';
import { lineAt } from '@/review/workspace/line-at';
import { openWorkspace, type Workspace } from '@/review/workspace/workspace';
import { chainOf, merchantOf, type Parents, parentIn } from '@/sites/merchant-chain';
import { retiredFile } from '@/sites/retired';
import { messages } from '../messages';
import { readArgs } from './read-args';

const usage = 'npm run merchant -- check [--fix] [merchant…]';
const help = `${usage}

Tells what is wrong with the merchants named, or with all: in which file, line and column, what follows for players, and what
to do. An error keeps a merchant's last good site until it is mended; a warning does not.

--fix mends what can be meant in one way only, tells each, and leaves every other letter of the file as it is.

Exit code 0: no errors. 1: errors. 2: it was asked wrongly.`;

/** Prints what is wrong with the merchants named, or with all; with `--fix` mends first what is certain. Exit code 1 where something is left. */
export async function check(args: readonly string[]): Promise<number> {
  const { positionals: names, values } = parse(args);
  if (values.help === true) {
    console.log(help);
    return 0;
  }
  const workspace = await openWorkspace();
  const beside = await besideLines(workspace, names);
  for (const line of beside) console.log(line);
  if (values.fix !== true) return report(workspace, names, beside.length);
  if (workspace.files.length === 0) throw new Error(messages.nothingToFix(workspace.source));
  const concerned = concernedBy(workspace, names);
  const { changed, fixed } = mend(workspace.files, workspace.catalogue, ({ merchant }) => concerned.has(merchant));
  for (const [path, text] of changed) await writeFile(join(workspace.source, path), text);
  for (const { at, done } of fixed) console.log(messages.fixed(lineAt(workspace.prefix, at), done));
  return report(changed.size === 0 ? workspace : await openWorkspace(), names, beside.length);
}

/** Warnings about more than a file of a merchant: folders that are none or are gone, links that are not followed. */
async function besideLines(workspace: Workspace, names: readonly string[]): Promise<readonly string[]> {
  const { folder, prefix } = workspace;
  const isConcerned = (name: string) => names.length === 0 || names.includes(name);
  const bare = names.length === 0 ? await bareFolders(workspace) : [];
  const gone = await goneBrands(workspace);
  const links = folder?.leftOut() ?? [];
  const retired = folder?.retired();
  const back = (retired ?? []).filter((name) => folder?.merchants().includes(name));
  const file = `${prefix}${retiredFile}`;
  const silence = isSharedUnjudged(workspace, isConcerned) ? gitSilence(resolve(workspace.source)) : undefined;
  return [
    ...(silence === undefined ? [] : [messages.gitSilent(prefix, silence)]),
    ...bare.map((name) => messages.bareFolder(`${prefix}${name}`)),
    ...gone.filter(isConcerned).map((name) => messages.goneFolder(`${prefix}${name}`, name)),
    ...links
      .filter(({ path }) => isConcerned(merchantOf(path)))
      .map(({ path, why }) => messages.leftOut(`${prefix}${path}`, why)),
    ...back.filter(isConcerned).map((name) => messages.retiredAndThere(file, name)),
    ...(folder !== undefined && retired === undefined ? [messages.retiredUnread(file)] : []),
  ];
}

/** Whether several brands are told that they share a code or a domain: nobody knows which of them changed. */
function isSharedUnjudged({ loaded, folder }: Workspace, isConcerned: (merchant: string) => boolean): boolean {
  const shared = loaded.issues.filter(({ code }) => code === 'shared-code' || code === 'duplicate-domain');
  const told = new Set(shared.map(({ merchant }) => merchant));
  return folder !== undefined && told.size > 1 && [...told].some(isConcerned);
}

function parse(args: readonly string[]) {
  return readArgs(args, { fix: { type: 'boolean' }, help: { type: 'boolean' } }, usage);
}

/** Prints what is wrong in the files and counts it, each line once, with the warnings that were printed before. */
function report(workspace: Workspace, names: readonly string[], warningsBefore: number): number {
  const { loaded, prefix } = workspace;
  const concerned = concernedBy(workspace, names);
  const issues = loaded.issues.filter((issue) => concerned.has(issue.merchant));
  const lines = new Map(issues.map((issue) => [lineOf(issue, prefix), issue]));
  for (const line of lines.keys()) console.log(line);
  const told = [...lines.values()];
  const errors = told.filter((issue) => issue.severity === 'error').length;
  const warnings = told.length - errors + warningsBefore;
  const fixes = told.filter(({ fix }) => fix !== undefined).length;
  if (fixes > 0) console.log(messages.canFix(fixes));
  if (errors > 0) console.error(messages.errors(errors, warnings));
  else {
    // Only a merchant that is served counts: a parent such as base is none.
    const served = [...loaded.sites.keys()].filter((name) => names.length === 0 || names.includes(name));
    console.log(messages.clean(served.length, warnings));
  }
  return errors > 0 ? 1 : 0;
}

/** The merchants named, or all, with what they inherit. */
function concernedBy(workspace: Workspace, names: readonly string[]): ReadonlySet<string> {
  const known = merchantsOf(workspace);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(messages.unknownMerchant(unknown, known));
  const wanted = names.length === 0 ? known : names;
  return new Set(wanted.flatMap((merchant) => chainOf(merchant, parentsOf(workspace))));
}

/** What a merchant inherits is its own: an error in a parent's file keeps its site back too. */
function parentsOf({ files }: Workspace): Parents {
  const merchants = files.filter(({ path }) => path.endsWith('/merchant.json'));
  return new Map(merchants.map(({ path, text }) => [merchantOf(path), parentIn(text)]));
}

function merchantsOf({ loaded }: Workspace): readonly string[] {
  return [
    ...new Set([...loaded.sites.keys(), ...loaded.broken, ...loaded.issues.map((issue) => issue.merchant)]),
  ].sort();
}

/** `merchant-configs/aurora/merchant.json:12:5  message`; a warning says that it is one, and what has a fix that it has. */
function lineOf({ at, severity, message, fix }: Issue, prefix: string): string {
  return `${lineAt(prefix, at)}  ${severity === 'warning' ? 'Warning: ' : ''}${message}${fix === undefined ? '' : messages.fixable}`;
}

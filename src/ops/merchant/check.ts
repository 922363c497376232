import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Issue, Position } from '@/engine';
import { chainOf, merchantOf, type Parents, parentIn } from '@/server/sites/merchant-chain';
import { messages } from '../messages';
import { openWorkspace, type Workspace } from '../workspace/workspace';
import { bareFolders } from './check/bare-folders';
import { mend } from './check/check-fix';
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
  if (names.length === 0)
    for (const name of await bareFolders(workspace)) console.log(messages.bareFolder(`${workspace.prefix}${name}`));
  if (values.fix !== true) return report(workspace, names);
  if (workspace.files.length === 0) throw new Error(messages.nothingToFix(workspace.source));
  const concerned = concernedBy(workspace, names);
  const { changed, fixed } = mend(workspace.files, workspace.catalogue, ({ merchant }) => concerned.has(merchant));
  for (const [path, text] of changed) await writeFile(join(workspace.source, path), text);
  for (const { at, done } of fixed) console.log(messages.fixed(lineAt(workspace.prefix, at), done));
  return report(changed.size === 0 ? workspace : await openWorkspace(), names);
}

function parse(args: readonly string[]) {
  return readArgs(args, { fix: { type: 'boolean' }, help: { type: 'boolean' } }, usage);
}

function report(workspace: Workspace, names: readonly string[]): number {
  const concerned = concernedBy(workspace, names);
  const issues = workspace.loaded.issues.filter((issue) => concerned.has(issue.merchant));
  const lines = new Set(issues.map((issue) => lineOf(issue, workspace.prefix)));
  const links = workspace.refused.filter((path) => concerned.has(merchantOf(path)));
  for (const path of links) lines.add(`${workspace.prefix}${path}:1:1  ${messages.linkOut()}`);
  for (const line of lines) console.log(line);
  const faults = issues.filter((issue) => issue.severity === 'error').length;
  const errors = faults + links.length;
  const warnings = issues.length - faults;
  const fixes = issues.filter(({ fix }) => fix !== undefined).length;
  if (fixes > 0) console.log(messages.canFix(fixes));
  if (errors > 0) console.error(messages.errors(errors, warnings));
  else console.log(messages.clean(names.length === 0 ? merchantsOf(workspace).length : names.length, warnings));
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

/** `merchant-configs/aurora/merchant.json:12:5`, the form editors turn into a link. */
export function lineAt(prefix: string, { file, line, column }: Position): string {
  return `${prefix}${file}:${line}:${column}`;
}

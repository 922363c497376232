import type { Issue, Position } from '@/engine';
import { chainOf, merchantOf, type Parents, parentIn } from '@/server/sites/merchant-chain';
import { messages } from '../messages';
import { openWorkspace, type Workspace } from '../workspace';

/** Prints what is wrong with the merchants named, or with all. Exit code 1 where something is. */
export async function check(args: readonly string[]): Promise<number> {
  const workspace = await openWorkspace();
  const known = merchantsOf(workspace);
  const unknown = args.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(messages.unknownMerchant(unknown, known));
  const wanted = args.length === 0 ? known : args;
  const concerned = new Set(wanted.flatMap((merchant) => chainOf(merchant, parentsOf(workspace))));
  const issues = workspace.loaded.issues.filter((issue) => concerned.has(issue.merchant));
  const lines = new Set(issues.map((issue) => lineOf(issue, workspace.prefix)));
  for (const line of lines) console.log(line);
  const errors = issues.filter((issue) => issue.severity === 'error').length;
  const warnings = issues.length - errors;
  if (errors > 0) console.error(messages.errors(errors, warnings));
  else console.log(messages.clean(wanted.length, warnings));
  return errors > 0 ? 1 : 0;
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

/** `merchant-configs/aurora/merchant.json:12:5  message`; a warning says that it is one. */
function lineOf({ at, severity, message }: Issue, prefix: string): string {
  return `${lineAt(prefix, at)}  ${severity === 'warning' ? 'Warning: ' : ''}${message}`;
}

/** `merchant-configs/aurora/merchant.json:12:5`, the form editors turn into a link. */
export function lineAt(prefix: string, { file, line, column }: Position): string {
  return `${prefix}${file}:${line}:${column}`;
}

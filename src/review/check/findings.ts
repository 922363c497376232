import { resolve } from 'node:path';
import type { Issue } from '@/engine';
import { chainOf, merchantOf, type Parents, parentIn } from '@/sites/merchant-chain';
import { retiredFile } from '@/sites/retired';
import { messages } from '../messages';
import { gitFailure } from '../workspace/git';
import { lineAt } from '../workspace/line-at';
import type { Workspace } from '../workspace/workspace';
import { bareFolders } from './bare-folders';
import { goneBrands } from './gone-brands';

/** An error or warning in a file, with its position in a form that editors open. */
export type Finding = Pick<Issue, 'severity' | 'message'> & { readonly place: string; readonly isFixable: boolean };

/** Findings in the files of the named merchants and their parents, or of all merchants, each once. */
export type Findings = {
  readonly findings: readonly Finding[];
  /** The named merchants, or all, that players reach. */
  readonly served: readonly string[];
  readonly errors: number;
  readonly warnings: number;
  /** How many of the findings have a certain fix. */
  readonly fixes: number;
};

/** Collects the engine's issues. An issue in a parent's file counts for each merchant that inherits from it. */
export function findingsOf(workspace: Workspace, names: readonly string[]): Findings {
  const { loaded, prefix } = workspace;
  const concernedMerchants = concernedBy(workspace, names);
  const findingByContent = new Map<string, Finding>();
  for (const { at, severity, message, fix, merchant } of loaded.issues) {
    if (!concernedMerchants.has(merchant)) continue;
    const finding = { place: lineAt(prefix, at), severity, message, isFixable: fix !== undefined };
    findingByContent.set(JSON.stringify(finding), finding);
  }
  // An abstract parent, such as base, is not served.
  const served = [...loaded.sites.keys()].filter((name) => names.length === 0 || names.includes(name));
  const findings = [...findingByContent.values()];
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const fixes = findings.filter(({ isFixable }) => isFixable).length;
  return { findings, served, errors, warnings: findings.length - errors, fixes };
}

/**
 * Warnings that belong to no line of a file: folders without a file of a merchant, folders that are gone, links that
 * are not followed, what `retired.json` says, and a git that cannot tell which of several brands changed.
 */
export async function besideLines(workspace: Workspace, names: readonly string[]): Promise<readonly string[]> {
  const { folder, prefix } = workspace;
  const isConcerned = (name: string) => names.length === 0 || names.includes(name);
  const bareNames = names.length === 0 ? await bareFolders(workspace) : [];
  const goneNames = await goneBrands(workspace);
  const links = folder?.leftOut() ?? [];
  const retired = folder?.retired();
  const returnedNames = (retired ?? []).filter((name) => folder?.merchants().includes(name));
  const file = `${prefix}${retiredFile}`;
  const gitProblem = isChangerUnknown(workspace, isConcerned) ? gitFailure(resolve(workspace.source)) : undefined;
  return [
    ...(gitProblem === undefined ? [] : [messages.gitSilent(prefix, gitProblem)]),
    ...bareNames.map((name) => messages.bareFolder(`${prefix}${name}`)),
    ...goneNames.filter(isConcerned).map((name) => messages.goneFolder(`${prefix}${name}`, name)),
    ...links
      .filter(({ path }) => isConcerned(merchantOf(path)))
      .map(({ path, why }) => messages.leftOut(`${prefix}${path}`, why)),
    ...returnedNames.filter(isConcerned).map((name) => messages.retiredAndThere(file, name)),
    ...(folder !== undefined && retired === undefined ? [messages.retiredUnread(file)] : []),
  ];
}

/**
 * Whether several brands, one of them concerned, have the finding that they share a code or a domain: nobody knows
 * which of them changed.
 */
function isChangerUnknown({ loaded, folder }: Workspace, isConcerned: (merchant: string) => boolean): boolean {
  const shared = loaded.issues.filter(({ code }) => code === 'shared-code' || code === 'duplicate-domain');
  const warnedMerchants = new Set(shared.map(({ merchant }) => merchant));
  return folder !== undefined && warnedMerchants.size > 1 && [...warnedMerchants].some(isConcerned);
}

/** The named merchants, or all, and the parents they inherit from. */
export function concernedBy(workspace: Workspace, names: readonly string[]): ReadonlySet<string> {
  const allMerchants = merchantsOf(workspace);
  const unknown = names.find((name) => !allMerchants.includes(name));
  if (unknown !== undefined) throw new Error(messages.unknownMerchant(unknown, allMerchants));
  const checkedMerchants = names.length === 0 ? allMerchants : names;
  return new Set(checkedMerchants.flatMap((merchant) => chainOf(merchant, parentsOf(workspace))));
}

/** The parent of each merchant: an error in a parent's file also keeps the merchant's site back. */
function parentsOf({ files }: Workspace): Parents {
  const merchants = files.filter(({ path }) => path.endsWith('/merchant.json'));
  return new Map(merchants.map(({ path, text }) => [merchantOf(path), parentIn(text)]));
}

/** All merchants, also a parent without findings that nobody visits. */
function merchantsOf(workspace: Workspace): readonly string[] {
  const { sites, broken, issues } = workspace.loaded;
  const withIssues = issues.map(({ merchant }) => merchant);
  return [...new Set([...sites.keys(), ...broken, ...withIssues, ...parentsOf(workspace).keys()])].sort();
}

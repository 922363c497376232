import { isEmptyPlan, type OfferedBrand, type Plan, planPublication } from '@/sites/publish/plan';
import { planBuild } from '@/sites/publish/plan-build';
import { type Current, needsRenewal, type RollbackPlan } from '@/sites/publish/publisher';
import { type Finding, findingsOf } from '../check/findings';
import { messages } from '../messages';
import { openNamed, type Workspace } from '../workspace/workspace';
import { describePlan, type PlanWords } from './describe-plan';
import type { Publishing } from './open-publishing';

/** Where something is published, and who writes there. */
export type Place = Pick<Publishing, 'target' | 'publisher'>;

/** What is published now, what would be written, and what that changes for players. */
export type PlannedPublication = { readonly current: Current; readonly plan: Plan; readonly words: PlanWords };

/**
 * Opens `CONFIG_SOURCE` to publish the named brands, or all. They can be published only if they have no errors. Throws
 * an `Error` for ops if it is no folder.
 */
export async function openToPublish(
  names: readonly string[],
): Promise<{ readonly workspace: Workspace; readonly errors: readonly Finding[] }> {
  const workspace = await openNamed(names, { isStrict: true });
  if (workspace.folder === undefined) throw new Error(messages.nothingToPublishFrom(workspace.source));
  const { findings } = findingsOf(workspace, names);
  return { workspace, errors: findings.filter(({ severity }) => severity === 'error') };
}

/**
 * Plans to publish the named brands of a workspace, or all, and a build of the client. Throws an `Error` for ops if a
 * name has no site, as a parent that is no brand. `isNeeded` is false where nothing differs and the list is valid for
 * long enough.
 */
export async function planBrands(
  { target, publisher, build, days }: Place & Pick<Publishing, 'build' | 'days'>,
  workspace: Workspace,
  names: readonly string[],
): Promise<PlannedPublication & { readonly isNeeded: boolean }> {
  const current = await publisher.current();
  const offered = offeredBrands(workspace, names);
  const retiredNames = names.length === 0 ? (workspace.folder?.retired() ?? []) : [];
  const goneNames = retiredNames.filter((name) => !offered.has(name));
  const brandPlan = await planPublication(current.entries, offered.values(), goneNames);
  const { builds, uploads } = await planBuild(current.builds, build, Date.now());
  const plan: Plan = { ...brandPlan, builds, uploads: [...brandPlan.uploads, ...uploads] };
  const published = current.entries.size;
  const words = await describePlan({ target, plan, offered, published, config: workspace.source });
  return { current, plan, words, isNeeded: !isEmptyPlan(plan) || needsRenewal(current, days) };
}

function offeredBrands({ loaded, folder }: Workspace, names: readonly string[]): ReadonlyMap<string, OfferedBrand> {
  const parent = names.find((name) => !loaded.sites.has(name));
  if (parent !== undefined) throw new Error(messages.onlyParent(parent));
  const sites = [...loaded.sites].filter(([id]) => names.length === 0 || names.includes(id));
  return new Map(sites.map(([id, site]) => [id, { site, assets: folder?.assetsOf(id) ?? new Map() }]));
}

/**
 * Plans to bring back what was published at a version; without one, a step back. `config` is the folder of merchants
 * here, for its consoles.
 */
export async function planRollback(
  { target, publisher }: Place,
  {
    version,
    brands,
    config,
  }: { readonly version: number | undefined; readonly brands: readonly string[]; readonly config: string },
): Promise<PlannedPublication & { readonly plan: RollbackPlan }> {
  const current = await publisher.current();
  const plan = await publisher.planRollback(current, version, brands);
  const published = current.entries.size;
  return { current, plan, words: await describePlan({ target, plan, offered: new Map(), published, config }) };
}

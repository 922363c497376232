import { type OfferedBrand, type Plan, planPublication } from '@/sites/publish/plan';
import { type OfferedBuild, planBuild } from '@/sites/publish/plan-build';
import type { Current, Publisher, RollbackPlan } from '@/sites/publish/publisher';
import type { Target } from '@/sites/publish/target';
import { messages } from '../messages';
import type { Workspace } from '../workspace/workspace';
import { describePlan, type PlanWords } from './describe-plan';

/** Where something is published, and who writes there. */
export type Place = { readonly target: Target; readonly publisher: Publisher };

/** What is published now, what would be written, and what that changes for players. */
export type PlannedPublication = { readonly current: Current; readonly plan: Plan; readonly words: PlanWords };

/**
 * Plans to publish the named brands of a workspace, or all, and a build of the client. Throws an `Error` for ops if a
 * name is only a parent.
 */
export async function planBrands(
  { target, publisher, build }: Place & { readonly build: OfferedBuild | undefined },
  workspace: Workspace,
  names: readonly string[],
): Promise<PlannedPublication> {
  const current = await publisher.current();
  const offered = offeredBrands(workspace, names);
  const retiredNames = names.length === 0 ? (workspace.folder?.retired() ?? []) : [];
  const goneNames = retiredNames.filter((name) => !offered.has(name));
  const brandPlan = await planPublication(current.entries, offered.values(), goneNames);
  const { builds, uploads } = await planBuild(current.builds, build, Date.now());
  const plan: Plan = { ...brandPlan, builds, uploads: [...brandPlan.uploads, ...uploads] };
  const published = current.entries.size;
  return { current, plan, words: await describePlan({ target, plan, offered, published, config: workspace.source }) };
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

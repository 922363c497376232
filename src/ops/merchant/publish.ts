import { findingsOf } from '@/review/check/findings';
import { describePlan } from '@/review/publication/describe-plan';
import { openMerchant, openWorkspace, type Workspace } from '@/review/workspace/workspace';
import { newKeys } from '@/sites/index-signature';
import { type OfferedBrand, type Plan, planPublication } from '@/sites/publish/plan';
import { planBuild } from '@/sites/publish/plan-build';
import type { Current } from '@/sites/publish/publisher';
import { messages } from '../messages';
import { openPublishing, type Publishing } from '../publish/open-publishing';
import { historyLines, planLines } from '../publish/publish-lines';
import { readArgs } from './read-args';

const usage = 'npm run merchant -- publish <to> [brand…] [--note text] [--dry-run] [--list]';
const help = `${usage}

Checks the brands named, or all, and writes them to where servers read them: a folder, or s3://<bucket>/<folder>. Only what
changed goes up. Servers with that place as CONFIG_SOURCE look every 5 seconds, at a visit. Brands that are published and do not
stand here stay, but for those in retired.json.

--note text  why, for the history
--dry-run    says what would change for players and what a CDN has to forget, and writes nothing
--list       the last twenty publications: when, who, which brands, why, and what changed for players
--new-key    makes a pair of keys and prints both
--alone      nobody else publishes there: for a store that ignores conditions
--anew       takes nothing of the list that stands there; its other brands are gone then

PUBLISH_KEY signs; off where servers have CONFIG_KEYS=off. CONFIG_KEYS: the keys of others who may publish. PUBLISH_DAYS: how long
servers may take it (30). PUBLISH_BY: your name in the history. A bucket has its address and keys from AWS_ENDPOINT_URL, AWS_REGION,
AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.

Exit code 0: it is published, or nothing had to be. 1: a brand has errors, so nothing was. 2: it could not be.`;

/** Publishes brands. Exit code 1 if `check` finds errors in them. */
export async function publish(args: readonly string[]): Promise<number> {
  const { positionals, values } = parse(args);
  const [to, ...names] = positionals;
  if (values.help === true) return say(help);
  if (values['new-key'] === true) return say(messages.newKeys(newKeys()));
  if (to === undefined) throw new Error(messages.missingArguments(usage));
  const [isList, isDry] = [values.list === true, values['dry-run'] === true];
  const modes = { isAlone: values.alone === true, isAnew: values.anew === true };
  const publishing = openPublishing({ to, isReading: isList || isDry, ...modes }, process.env);
  const { publisher } = publishing;
  if (isList)
    return say(
      historyLines(await publisher.history(await publisher.current(), 20)).join('\n') || messages.noHistory(to),
    );
  const workspace = await openNamed(names);
  if (hasErrors(workspace, names)) return 1;
  return write(publishing, workspace, { names, isDry, note: values.note ?? '' });
}

async function write(
  { target, publisher, build, by, days }: Publishing,
  workspace: Workspace,
  { names, isDry, note }: { readonly names: readonly string[]; readonly isDry: boolean; readonly note: string },
): Promise<number> {
  const current = await publisher.current();
  const offeredBrands = offeredBy(workspace, names);
  const retiredNames = names.length === 0 ? (workspace.folder?.retired() ?? []) : [];
  const goneNames = retiredNames.filter((name) => !offeredBrands.has(name));
  const brandPlan = await planPublication(current.entries, offeredBrands.values(), goneNames);
  const buildPlan = await planBuild(current.builds, build, Date.now());
  const plan: Plan = { ...brandPlan, ...buildPlan, uploads: [...brandPlan.uploads, ...buildPlan.uploads] };
  const publishedCount = current.entries.size;
  const planWords = await describePlan({
    target,
    plan,
    offered: offeredBrands,
    published: publishedCount,
    config: workspace.source,
  });
  if (plan.changed.size === 0 && buildPlan.builds.size === 0 && !isOld(current, days))
    return say(messages.nothingToPublish(target.name));
  for (const line of planLines(plan, planWords)) console.log(line);
  if (isDry) return say(messages.onlyPlanned);
  const version = await publisher.publish(current, plan, { kind: 'publish', by, note, words: planWords.words });
  return say(messages.published(target.name, version));
}

/** One brand is opened alone, which takes far less time than all. */
async function openNamed(names: readonly string[]): Promise<Workspace> {
  const [name] = names;
  const workspace = await (name !== undefined && names.length === 1 ? openMerchant(name) : openWorkspace());
  if (workspace.folder === undefined) throw new Error(messages.nothingToPublishFrom(workspace.source));
  return workspace;
}

function hasErrors(workspace: Workspace, names: readonly string[]): boolean {
  const errors = findingsOf(workspace, names).findings.filter(({ severity }) => severity === 'error');
  for (const { place, message } of errors) console.log(`${place}  ${message}`);
  if (errors.length > 0) console.error(messages.notPublished(errors.length));
  return errors.length > 0;
}

function offeredBy({ loaded, folder }: Workspace, names: readonly string[]): ReadonlyMap<string, OfferedBrand> {
  const wantedSites = [...loaded.sites].filter(([id]) => names.length === 0 || names.includes(id));
  const parent = names.find((name) => !loaded.sites.has(name));
  if (parent !== undefined) throw new Error(messages.onlyParent(parent));
  return new Map(wantedSites.map(([id, site]) => [id, { site, assets: folder?.assetsOf(id) ?? new Map() }]));
}

/** A signed list that is more than a day old is written again, so that it does not expire. */
function isOld({ expires }: Current, days: number): boolean {
  return expires !== undefined && expires - Date.now() < (days - 1) * 24 * 60 * 60 * 1_000;
}

function parse(args: readonly string[]) {
  const flag = { type: 'boolean' } as const;
  const flags = { 'dry-run': flag, list: flag, 'new-key': flag, alone: flag, anew: flag, help: flag };
  return readArgs(args, { ...flags, note: { type: 'string', short: 'm' } }, usage);
}

function say(text: string): number {
  console.log(text);
  return 0;
}

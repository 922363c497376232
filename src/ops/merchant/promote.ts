import { describePlan } from '@/review/publication/describe-plan';
import { inTurns } from '@/sites/publish/in-turns';
import { publishMessages } from '@/sites/publish/messages';
import type { Plan } from '@/sites/publish/plan';
import { planPromotion } from '@/sites/publish/plan-promotion';
import type { Current } from '@/sites/publish/publisher';
import { readEntry } from '@/sites/publish/read-entry';
import type { Target } from '@/sites/publish/target';
import { messages } from '../messages';
import { openPublishing } from '../publish/open-publishing';
import { planLines } from '../publish/publish-lines';
import { readArgs } from './read-args';

const usage = 'npm run merchant -- promote <from> <to> [brand…] [--note text] [--dry-run]';
const help = `${usage}

Makes the brands of one publication those of another, such as from the place of drafts to that of players: the same files, signed
again. Each place is a folder or s3://<bucket>/<folder>. With brands named only those go. Without, all go, and the files of the
client's builds too. Brands that stand in <to> alone stay as they are.

--note text  why, for the history of <to>
--dry-run    says what would change for players and what a CDN has to forget, and writes nothing
--alone      nobody else publishes there: for a store that ignores conditions

PUBLISH_KEY signs <to>. <from> must be signed by it or by a key of CONFIG_KEYS. Other variables are those of publish.

Exit code 0: it is published, or nothing had to be. 2: it could not be.`;

/** Publishes at one place what was published at another. */
export async function promote(args: readonly string[]): Promise<number> {
  const flag = { type: 'boolean' } as const;
  const flags = { 'dry-run': flag, alone: flag, help: flag, note: { type: 'string', short: 'm' } } as const;
  const { positionals, values } = readArgs(args, flags, usage);
  if (values.help === true) return say(help);
  const [from, to, ...brands] = positionals;
  if (from === undefined || to === undefined) throw new Error(messages.missingArguments(usage));
  const isDry = values['dry-run'] === true;
  const source = openPublishing({ to: from, isReading: true }, process.env);
  const { target, publisher, by, place } = openPublishing(
    { to, isReading: isDry, isAlone: values.alone === true },
    process.env,
  );
  if (source.place.href === place.href) throw new Error(publishMessages.samePlace(to));
  const offered = await readSource(source.publisher.current(), from);
  const current = await publisher.current();
  const plan = await planPromotion({ source: source.target, from: offered, to: current, brands, now: Date.now() });
  if (plan.changed.size === 0 && (plan.builds?.size ?? 0) === 0) return say(messages.nothingToPromote(from, to));
  const published = current.entries.size;
  const config = process.env.CONFIG_SOURCE || './merchant-configs';
  const planWords = await describePlan({
    target,
    plan,
    offered: await readBrands(source.target, plan),
    published,
    config,
  });
  for (const line of planLines(plan, planWords)) console.log(line);
  const remaining = [...current.entries.keys()].filter((brand) => !offered.entries.has(brand));
  if (brands.length === 0 && remaining.length > 0) console.log(messages.remain(to, remaining));
  if (isDry) return say(messages.onlyPlanned);
  const occasion = { kind: 'promote', by, note: values.note ?? '', words: planWords.words, source: from } as const;
  return say(messages.published(target.name, await publisher.publish(current, plan, occasion)));
}

/** What is published at the source. A list that expired may be one that somebody holds back. */
async function readSource(reading: Promise<Current>, name: string): Promise<Current> {
  const current = await reading;
  if (current.etag === undefined) throw new Error(publishMessages.nothingThere(name));
  if (current.expires !== undefined && current.expires <= Date.now())
    throw new Error(publishMessages.sourceExpired(name, current.expires));
  return current;
}

async function readBrands(source: Target, { changed }: Plan) {
  const brands = await inTurns(changed, async ([brand, { after }]) =>
    after === undefined ? [] : [[brand, await readEntry(source, after)] as const],
  );
  return new Map(brands.flat());
}

function say(text: string): number {
  console.log(text);
  return 0;
}

import type { PlanWords } from '@/review/publication/describe-plan';
import type { Publishing } from '@/review/publication/open-publishing';
import { messages } from '../../messages';
import { say } from '../command';

/**
 * Servers with CDN=on begin to read a publication within six seconds. A cache that forgets sooner gets the old page
 * from them again.
 */
const untilServersHaveItMs = 6_000;

/** Says that a publication is live, then tells the caches that the environment names to drop what it changed. */
export async function finishPublication(
  { target, purger }: Pick<Publishing, 'target' | 'purger'>,
  version: number,
  { keys }: Pick<PlanWords, 'keys'>,
): Promise<number> {
  say(messages.published(target.name, version));
  if (purger === undefined || keys.length === 0) return 0;
  say(messages.willPurge);
  await new Promise((done) => setTimeout(done, untilServersHaveItMs));
  const failures = await purger.forget(keys);
  for (const line of failures) console.error(line);
  return failures.length === 0 ? say(messages.purged(purger.names)) : 0;
}

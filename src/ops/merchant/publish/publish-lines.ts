import type { PlanWords } from '@/review/publication/describe-plan';
import type { Purger } from '@/sites/cdn/purger';
import type { PastChange, Restored } from '@/sites/publish/history';
import type { Plan } from '@/sites/publish/plan';
import { shortList } from '@/sites/publish/short-list';
import { timeOfVersion } from '@/sites/time-of-version';
import { messages } from '../../messages';

/** A plan as ops read it: how much changes, in which words, and what caches have to forget. */
export function planLines(plan: Plan, words: PlanWords, purger?: Purger): readonly string[] {
  const bytes = plan.uploads.reduce((sum, { content }) => sum + content.length, 0);
  return [
    messages.planned({ ...words, brands: words.brands.length, files: plan.uploads.length, bytes }),
    ...(words.brands.length === 0 ? [] : [`  ${shortList(words.brands)}`]),
    ...words.words.map((line) => `  ${line}`),
    ...(words.urls.length === 0 ? [] : [messages.forget, ...words.urls.map((url) => `  ${url}`)]),
    ...(purger === undefined || words.keys.length === 0 ? [] : [messages.purge(purger.names, words.keys)]),
  ];
}

/** The history, the newest publication first. */
export function historyLines(past: readonly PastChange[]): readonly string[] {
  return past.flatMap(({ version, kind, by, note, words, changed, source, restored }) => {
    const brands = shortList([...changed.keys()]) || messages.noBrand;
    const what = whatHappened(kind, brands, { source, restored });
    return [
      `${version}  ${timeOfVersion(version)}  ${by}  ${what}${note && `  "${note}"`}`,
      ...words.map((line) => `    ${line}`),
    ];
  });
}

function whatHappened(
  kind: PastChange['kind'],
  brands: string,
  { source = '', restored }: { readonly source?: string | undefined; readonly restored?: Restored | undefined },
): string {
  if (kind === 'promote') return messages.promoted(source, brands);
  return kind === 'rollback' ? messages.wentBack(brands, restored?.version) : brands;
}

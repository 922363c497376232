import { isObject } from '@/engine/json';
import type { Phone } from './open-phone';

/** What a page reports of its interactions: their number, and their events that the browser told of. */
export type InteractionReport = {
  readonly count: number;
  readonly events: readonly { readonly id: string; readonly duration: number; readonly what: string }[];
};

/**
 * Records every event of an interaction, from its input to the next paint, over all documents of a visit. Browsers do
 * not report events below 16 ms, so interactions are counted separately. Runs before the page's own scripts.
 */
export const watchInteractions = `(() => {
  if (window !== window.top) return;
  const key = 'bench.interactions';
  const before = JSON.parse(sessionStorage.getItem(key) ?? '{"count":0,"events":[]}');
  const events = [];
  const nameOf = (target) => !target || !target.tagName ? '' : target.tagName.toLowerCase() + ' ' + (target.getAttribute('aria-label') || target.getAttribute('name') || (target.textContent || '').trim().slice(0, 30));
  const keep = (list) => {
    for (const { interactionId, duration, name, target, startTime } of list)
      if (interactionId > 0) events.push({ id: performance.timeOrigin + ' ' + interactionId, duration, what: name + ' ' + nameOf(target) + ' on ' + location.pathname + ' at ' + Math.round(startTime) });
  };
  const watch = new PerformanceObserver((list) => keep(list.getEntries()));
  watch.observe({ type: 'event', durationThreshold: 16, buffered: true });
  watch.observe({ type: 'first-input', buffered: true });
  const all = () => {
    keep(watch.takeRecords());
    return { count: before.count + (performance.interactionCount ?? 0), events: [...before.events, ...events] };
  };
  window.toldInteractions = all;
  addEventListener('pagehide', () => sessionStorage.setItem(key, JSON.stringify(all())));
})()`;

/**
 * The longest event of each interaction so far, in milliseconds. Interactions that the browser did not report count as
 * 0.
 */
export async function interactionsOf({ run }: Phone): Promise<readonly Interaction[]> {
  return longestOf(toReport(await run('window.toldInteractions()')));
}

export type Interaction = { readonly duration: number; readonly what: string };

export function longestOf({ count, events }: InteractionReport): readonly Interaction[] {
  const longestById = new Map<string, Interaction>();
  for (const { id, duration, what } of events)
    if (duration > (longestById.get(id)?.duration ?? 0)) longestById.set(id, { duration, what });
  const unreported = Math.max(0, count - longestById.size);
  return [...longestById.values(), ...Array.from({ length: unreported }, () => ({ duration: 0, what: '' }))];
}

function toReport(value: unknown): InteractionReport {
  const { count, events } = isObject(value) ? value : {};
  const eventObjects = Array.isArray(events) ? events.filter(isObject) : [];
  return {
    count: Number(count),
    events: eventObjects.map(({ id, duration, what }) => ({
      id: String(id),
      duration: Number(duration),
      what: String(what),
    })),
  };
}

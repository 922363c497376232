import type { Phone } from './open-phone';

/** What a page holds: bytes of JavaScript's heap, nodes of documents and listeners. */
export type Held = { readonly heap: number; readonly nodes: number; readonly listeners: number };

/** What is left after a garbage collection: the second one takes what only the first one's finalizers let go. */
export async function heldBy({ session }: Phone): Promise<Held> {
  await session.send('HeapProfiler.enable');
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.send('HeapProfiler.disable');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

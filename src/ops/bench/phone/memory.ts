import { isObject } from '@/engine/json';
import type { Phone } from './open-phone';

/** Memory that a page holds after a garbage collection. */
export type HeldMemory = {
  /** Bytes of JavaScript's heap. */
  readonly heap: number;
  /** Bytes of the page's own objects, strings and functions. The rest is code that the browser compiled. */
  readonly own: number;
  readonly nodes: number;
  readonly listeners: number;
};

export async function heldMemoryOf(phone: Phone): Promise<HeldMemory> {
  const { session } = phone;
  const heap = await heapOf(phone);
  const chunks: string[] = [];
  const collect = ({ chunk }: { readonly chunk: string }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap, own: ownBytes(JSON.parse(chunks.join(''))), nodes, listeners: jsEventListeners };
}

/**
 * Bytes of the JavaScript heap after two garbage collections: the second one removes what the finalizers of the first
 * released.
 */
export async function heapOf({ session }: Phone): Promise<number> {
  await session.send('HeapProfiler.enable');
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.send('HeapProfiler.disable');
  return usedSize;
}

/** Kinds of memory that a page does not control: compiled code, the browser's own objects, and data of the profiler. */
const foreignTypes = new Set(['code', 'native', 'hidden', 'synthetic']);

/** Sums the page's own bytes in a heap snapshot. Its nodes are one list of numbers; its header names the fields. */
export function ownBytes(snapshot: unknown): number {
  const { nodes, snapshot: head } = isObject(snapshot) ? snapshot : {};
  const { meta } = isObject(head) ? head : {};
  const { node_fields: fields, node_types: types } = isObject(meta) ? meta : {};
  if (!Array.isArray(nodes) || !Array.isArray(fields) || !Array.isArray(types) || !Array.isArray(types[0]))
    throw new Error('The browser’s heap snapshot is written otherwise than is known here, so nothing is summed.');
  const names = types[0].map(String);
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let sum = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (!foreignTypes.has(names[Number(nodes[node + typeAt])] ?? '')) sum += Number(nodes[node + sizeAt]);
  }
  return sum;
}

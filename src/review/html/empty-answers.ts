import { isObject } from '@/engine';

/**
 * An answer of the platform as a new member of a new brand gets it: every list is empty, and what counts or sums them
 * is 0. All else stays, so that it is still an answer of its call.
 */
export function emptied(answer: unknown): unknown {
  if (Array.isArray(answer)) return [];
  if (!isObject(answer)) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, part]) => [name, isCount(name) ? zero(part) : emptied(part)]),
  );
}

/** Whether a name is that of a count or a sum. A number under `value` is a whole answer, so it counts something. */
const isCount = (name: string) =>
  /^(value|count|size|balance)$|^(total|sum[A-Z])|(Count|Size|Balance)$|_(count|size|balance)$/.test(name);

function zero(part: unknown): unknown {
  if (typeof part === 'number') return 0;
  return typeof part === 'string' && /^-?\d+(\.\d+)?$/.test(part) ? '0' : emptied(part);
}

import { trustedScript } from '@/storefront/platform/browser/trusted-script';
import workerUrl from './pattern-worker?worker&url';

/** Runs a pattern that may be hostile. Undefined if it has no result in time, or there is no worker. */
export type SlowPattern = (expression: RegExp, value: string) => Promise<boolean | undefined>;

/** Milliseconds that a pattern may take. */
const patternLimit = 100;
/** Milliseconds that the worker may take to load. */
const loadLimit = 3000;

type Trouble = 'slow' | 'not-run';

/** Runs patterns in a worker, which is ended when the time is up, so that the page never freezes. */
export function createSlowPattern(
  onTrouble: (expression: RegExp, trouble: Trouble) => void,
  createWorker = openWorker,
): SlowPattern {
  return (expression, value) =>
    new Promise((resolve) => {
      const worker = createWorker();
      if (worker === undefined) {
        onTrouble(expression, 'not-run');
        resolve(undefined);
        return;
      }
      const finish = (result: boolean | undefined, trouble?: Trouble) => {
        clearTimeout(timer);
        worker.terminate();
        if (trouble !== undefined) onTrouble(expression, trouble);
        resolve(result);
      };
      // The limit counts from when the worker is ready, since loading is not the pattern's fault.
      let timer = setTimeout(() => finish(undefined, 'not-run'), loadLimit);
      worker.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (data !== 'ready') return finish(data === true);
        clearTimeout(timer);
        timer = setTimeout(() => finish(undefined, 'slow'), patternLimit);
        worker.postMessage({ source: expression.source, flags: expression.flags, value });
      };
      worker.onerror = () => finish(undefined, 'not-run');
    });
}

function openWorker(): Worker | undefined {
  if (typeof Worker !== 'function') return undefined;
  try {
    return new Worker(trustedScript(workerUrl), { type: 'module' });
  } catch {
    return undefined; // The policy refuses workers: the caller reports it.
  }
}

import { createWorker } from './create-worker';
import type { WorkerScope } from './worker-scope';

// The build makes `/sw.js` of this entry. The DOM library does not know a worker's scope.
declare const self: WorkerScope;

createWorker(self);

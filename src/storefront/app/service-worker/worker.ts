import { createWorker } from './create-worker';
import type { WorkerScope } from './worker-scope';

// The entry that the build makes `/sw.js` of: the DOM library does not know a worker's scope.
declare const self: WorkerScope;

createWorker(self);

type Job = { readonly source: string; readonly flags: string; readonly value: string };

/** Runs one pattern on one value. The page ends the worker if it takes too long. */
self.onmessage = ({ data }: MessageEvent<Job>) => {
  self.postMessage(new RegExp(data.source, data.flags).test(data.value));
};
self.postMessage('ready');

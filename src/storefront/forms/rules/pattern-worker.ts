type Job = { readonly source: string; readonly flags: string; readonly value: string };

/** Runs one pattern on one value; whoever started it ends it when it takes too long. */
self.onmessage = ({ data }: MessageEvent<Job>) => {
  self.postMessage(new RegExp(data.source, data.flags).test(data.value));
};
self.postMessage('ready');

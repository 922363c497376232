/** Sentences about caches, for ops: what happened, what follows, what to do. */
export const cdnMessages = {
  notForgotten: (cache: string, why: string) =>
    `Published, but ${cache} could not be told to drop pages (${why}), so players may get the old ones for five seconds more. Check its address and its key or rights.`,
  noFastlyToken:
    'PURGE_FASTLY is set and FASTLY_API_TOKEN is not, so nothing was done. Set it to a token that may purge this service.',
  badFastlyService:
    'PURGE_FASTLY is not the id of a service, so nothing was done. Give the id that Fastly shows beside the name of the service.',
  badVarnish:
    'PURGE_VARNISH holds something that is not an address, so nothing was done. Give a list such as http://10.0.0.5:6081,http://10.0.0.6:6081.',
} as const;

import * as messages from '../messages/syntax';
import { edited, insertion, lineOf, type StopOf, type SyntaxFault } from './syntax-fault';

/**
 * For a line with an odd number of quotes: the line break that cuts a text in two, else the place where a missing
 * quote, once added, lets the parser read furthest.
 */
export function quoteFault(text: string, at: number, stopOf: StopOf): SyntaxFault | undefined {
  const line = lineOf(text, at);
  const quotes = [...text.slice(line.start, line.end).matchAll(/\\.|"/g)].filter(([sign]) => sign === '"');
  if (quotes.length % 2 === 0) return undefined;
  const lineJoin = { offset: line.end, length: 1, text: '\\n' };
  const next = lineOf(text, line.end + 1);
  if (line.end < text.length && (stopOf(edited(text, lineJoin))?.offset ?? next.end) >= next.end)
    return { at: line.end, finding: messages.breakInText('line break'), repair: lineJoin };
  const reach = (offset: number) => stopOf(edited(text, insertion(offset, '"')))?.offset ?? Number.POSITIVE_INFINITY;
  const candidates = placesIn(text, line).map((offset) => ({ offset, reach: reach(offset) }));
  const best = candidates.sort((left, right) => right.reach - left.reach)[0];
  if (best === undefined) return undefined;
  const quotesBefore = quotes.filter(({ index }) => line.start + index < best.offset);
  const opener = quotesBefore.length % 2 === 1 ? quotesBefore.at(-1) : undefined;
  const word = /^[\s:,]*(\S[^\s,:"]*)/.exec(text.slice(best.offset, line.end))?.[1] ?? 'the end of the line';
  return {
    at: best.offset,
    finding: opener === undefined ? messages.missingQuote(word) : messages.openQuote(line.number, opener.index + 1),
    ...(best.reach > at ? { repair: insertion(best.offset, '"') } : {}),
  };
}

/** Most places to try: the whole text is parsed once for each. */
const mostPlaces = 60;

/** Offsets where a word of a line begins or ends. The end of the line comes first. */
function placesIn(text: string, { start, end }: { readonly start: number; readonly end: number }): readonly number[] {
  const line = text.slice(start, end);
  const last = line.replace(/[\s,]+$/, '').length;
  const edges = [...line.matchAll(/(?<=[^\s"{}[\],:])(?=[\s:,\]}]|$)|(?<=[\s{[,:]|^)(?=[^\s"{}[\],:])/g)];
  return [last, ...edges.map(({ index }) => index)].slice(0, mostPlaces).map((index) => start + index);
}

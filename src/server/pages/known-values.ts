import { LRUCache } from 'lru-cache';
import type { PageRequest } from './page-request';
import { type QueryValues, valuesOf } from './query-values';
import { toQuery } from './significant-query';

/** The addresses that a document may be made for. They differ where a value may be a real one that nobody knows yet. */
export type NarrowAddress = {
  /** With values that are known and those that may be real. */
  readonly url: string;
  /** With known values alone. */
  readonly knownUrl: string;
};

/**
 * Says which values of a query count. Anybody can invent values, and each would be rendered and cached on its own.
 * Known are those of config, and those in the platform's answers in earlier documents of the page. Unknown ones share a
 * document.
 */
export type KnownValues = {
  readonly narrow: (request: PageRequest) => NarrowAddress;
  /** True if a document with a value that nobody knows may be made now. It then counts as made. */
  readonly takeRoom: () => boolean;
  /** Keeps the values in the answers of a new document. */
  readonly learn: (request: PageRequest, output: { readonly queries: unknown; readonly missing: number }) => void;
};

type Pair = readonly [name: string, value: string];

/** `perhaps`: the value may be a real one, as the answers were not read lately, or nobody can list the values. */
type Verdict = 'known' | 'perhaps' | 'unknown';

type LearntValues = {
  /** Field and value: `vassalage JL`. */
  readonly values: Set<string>;
  /** When a whole document with this name in its address was made, by name. */
  readonly madeAt: Map<string, number>;
};

/** Documents a second for values that nobody knows. Further ones are left out, and the browser applies them. */
const unknownEachSecond = 4;
const mostValues = 2_000;
const mostEntries = 100;
const mostPages = 500;

/**
 * `clock` gives milliseconds. After `freshMs` an unknown value of a query may be a new one of the platform: the answers
 * may have changed since they were read.
 */
export function createKnownValues(clock: () => number, freshMs: number): KnownValues {
  const pages = new LRUCache<string, LearntValues>({ max: mostPages });
  const unknownsThisSecond = { since: Number.NEGATIVE_INFINITY, count: 0 };

  return {
    takeRoom() {
      if (clock() - unknownsThisSecond.since >= 1_000) Object.assign(unknownsThisSecond, { since: clock(), count: 0 });
      unknownsThisSecond.count += 1;
      return unknownsThisSecond.count <= unknownEachSecond;
    },
    narrow(request) {
      const [path, pairs] = splitUrl(request.url);
      const learntValues = pages.get(keyOf(request));
      const judgedPairs = pairs.map(([name, value]) => {
        const values = valuesOf(request, name);
        const isOld = clock() - (learntValues?.madeAt.get(name) ?? Number.NEGATIVE_INFINITY) >= freshMs;
        return { name, value, standIn: values?.standIn, verdict: judge(values, value, learntValues, isOld) };
      });
      const queryWith = (verdicts: readonly Verdict[]) =>
        toQuery(
          judgedPairs.flatMap(({ name, value, standIn, verdict }): readonly Pair[] => {
            if (verdicts.includes(verdict)) return [[name, value]];
            return standIn === undefined ? [] : [[name, standIn]];
          }),
        );
      return { url: `${path}${queryWith(['known', 'perhaps'])}`, knownUrl: `${path}${queryWith(['known'])}` };
    },
    learn(request, { queries, missing }) {
      const { query = [] } = request.served.site.pages[request.pageId] ?? {};
      const fields = new Set(
        query.flatMap((name) => {
          const { fields: named = [], upTo = [] } = valuesOf(request, name) ?? {};
          return [...named, ...[upTo].flat()];
        }),
      );
      if (fields.size === 0) return;
      const learntValues = pages.get(keyOf(request)) ?? { values: new Set(), madeAt: new Map() };
      if (learntValues.values.size > mostValues) learntValues.values.clear();
      for (const value of valuesIn(queries, fields)) learntValues.values.add(value);
      if (missing === 0) for (const [name] of splitUrl(request.url)[1]) learntValues.madeAt.set(name, clock());
      pages.set(keyOf(request), learntValues);
    },
  };
}

/** `isOld`: no document with this name in its address was made lately. */
function judge(
  values: QueryValues | undefined,
  value: string,
  learntValues: LearntValues | undefined,
  isOld: boolean,
): Verdict {
  if (values === undefined) return 'perhaps';
  const { fixed = [], fields = [], upTo } = values;
  const isCounted = upTo !== undefined && /^[1-9]\d{0,4}$/.test(value);
  if (fixed.includes(value) || fields.some((field) => learntValues?.values.has(`${field} ${value}`))) return 'known';
  if (isCounted && highest(upTo, learntValues) >= Number(value)) return 'known';
  return (fields.length > 0 || isCounted) && isOld ? 'perhaps' : 'unknown';
}

/** The highest number that a field was learnt to have. */
function highest(field: string, learntValues: LearntValues | undefined): number {
  const numbers = [...(learntValues?.values ?? [])].flatMap((pair) =>
    pair.startsWith(`${field} `) ? [Number(pair.slice(field.length + 1))] : [],
  );
  return Math.max(0, ...numbers.filter(Number.isFinite));
}

/** Every value of these fields, however deep: `vassalage JL`. The field `position` has the places of a list. */
function* valuesIn(value: unknown, fields: ReadonlySet<string>): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value) && fields.has('position')) {
    for (const index of value.slice(0, mostEntries).keys()) yield `position ${index}`;
  }
  for (const [name, inner] of Object.entries(value)) {
    if (fields.has(name) && (typeof inner === 'string' || typeof inner === 'number')) yield `${name} ${inner}`;
    yield* valuesIn(inner, fields);
  }
}

const keyOf = ({ served, language, pageId }: PageRequest) => `${served.site.id} ${language} ${pageId}`;

function splitUrl(url: string): readonly [path: string, pairs: readonly Pair[]] {
  const query = url.indexOf('?');
  return query === -1 ? [url, []] : [url.slice(0, query), [...new URLSearchParams(url.slice(query))]];
}

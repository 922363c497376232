import { AggregatorRegistry } from 'prom-client';

/** Metrics of one process, as `toJson` gives them. */
export type MetricsData = readonly object[];

/** Adds up the metrics of several processes. */
export function addUp(parts: readonly MetricsData[]) {
  const sum = AggregatorRegistry.aggregate(parts.map((part) => [...part]));
  return {
    toText: (): Promise<string> => sum.metrics(),
    /** What only ever grows, so that it can stand for a process that has ended. */
    toCounts: async (): Promise<MetricsData> => (await sum.getMetricsAsJSON()).filter(isCount),
  };
}

function isCount(metric: object): boolean {
  return 'type' in metric && (metric.type === 'counter' || metric.type === 'histogram');
}

import { AggregatorRegistry } from 'prom-client';

/** Metrics of one process, as `toJson` gives them. */
export type MetricsData = readonly object[];

/** Adds up the metrics of several processes. */
export function addUp(parts: readonly MetricsData[]) {
  const sum = AggregatorRegistry.aggregate(parts.map((part) => [...part]));
  return {
    toText: (): Promise<string> => sum.metrics(),
    /** Counters and histograms alone: they only grow, so those of an ended process still count. */
    toCounts: async (): Promise<MetricsData> => (await sum.getMetricsAsJSON()).filter(isCount),
  };
}

function isCount(metric: object): boolean {
  return 'type' in metric && (metric.type === 'counter' || metric.type === 'histogram');
}

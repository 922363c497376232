import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { SiteSource } from '@/sites/site-source';
import type { Metrics } from './metrics';

/** Metrics that Prometheus reads. This folder alone knows prom-client. */
export type PrometheusMetrics = Metrics & {
  /** The text format of Prometheus. */
  readonly toText: () => Promise<string>;
  /** The same as data, for the process that adds up several. */
  readonly toJson: () => Promise<readonly object[]>;
};

/** Media type of `toText`. */
export const metricsType = Registry.PROMETHEUS_CONTENT_TYPE;

/** How many combinations of route, merchant and status get a count of their own. More could fill the memory. */
const standardSeries = 5_000;

/**
 * Creates all metrics at zero, with Node's own: memory, CPU, event loop. Names are OpenTelemetry's where it has one.
 */
export function createPrometheusMetrics(
  { current, onChange, publication }: Pick<SiteSource, 'current' | 'onChange' | 'publication'>,
  mostSeries = standardSeries,
) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Time until the answer to a request began, by page or kind of file.',
    labelNames: ['http_route', 'merchant', 'http_response_status_code'],
    registers,
  });
  const running = new Gauge({
    name: 'livery_queue_length',
    help: 'Requests that have begun and are not answered yet.',
    registers,
  });
  const renders = new Histogram({
    name: 'livery_render_duration_seconds',
    help: 'Time to render a document, with the wait for its data.',
    registers,
  });
  const documents = new Counter({
    name: 'livery_document_cache_total',
    help: 'Documents that were read from the cache, fresh (hit) or old (stale), or had to be made (miss).',
    labelNames: ['result'],
    registers,
  });
  const calls = new Histogram({
    name: 'http_client_request_duration_seconds',
    help: 'Time until the gateway answered a call, by its name in the wire contract.',
    labelNames: ['call', 'outcome'],
    registers,
  });
  const refusals = new Counter({
    name: 'livery_requests_refused_total',
    help: 'Requests that the server refused itself, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const reports = new Counter({
    name: 'livery_client_reports_total',
    help: 'Faults that browsers of players reported, by kind.',
    labelNames: ['kind', 'merchant'],
    registers,
  });
  new Gauge({
    name: 'livery_config_version_info',
    help: 'The version of each merchant that is served now. Always 1.',
    labelNames: ['merchant', 'version'],
    aggregator: 'max',
    registers,
    collect() {
      this.reset();
      for (const [merchant, { version }] of current()) this.set({ merchant, version }, 1);
    },
  });
  new Gauge({
    name: 'livery_publication_info',
    help: 'The version of the list of brands that was read last, as `publish` and its list name it. Always 1.',
    labelNames: ['version'],
    aggregator: 'max',
    registers,
    collect() {
      this.reset();
      const { version = 0 } = publication?.() ?? {};
      if (version > 0) this.set({ version }, 1);
    },
  });
  new Gauge({
    name: 'livery_publication_expires_timestamp_seconds',
    help: 'When the list of brands expires, as epoch seconds. Of several processes, the earliest.',
    aggregator: 'min',
    registers,
    collect() {
      const { expires } = publication?.() ?? {};
      // A value of zero would read as expired.
      if (expires === undefined) this.remove({});
      else this.set(expires / 1_000);
    },
  });
  const loadedAt = new Gauge({
    name: 'livery_config_loaded_timestamp_seconds',
    help: 'When the merchants were last loaded or changed, as epoch seconds. Of several processes, the oldest.',
    aggregator: 'min',
    registers,
  });
  if (current().size > 0) loadedAt.setToCurrentTime();
  onChange(() => loadedAt.setToCurrentTime());
  const hasOwnSeries = createSeriesLimit(mostSeries);

  return {
    requestBegan: () => running.inc(),
    requestEnded: ({ route, merchant, status, seconds }) => {
      running.dec();
      const isNamed = hasOwnSeries(`${merchant} ${route} ${status}`);
      const labels = isNamed ? { http_route: route, merchant } : { http_route: 'other', merchant: 'other' };
      requests.observe({ ...labels, http_response_status_code: status }, seconds);
    },
    documentRendered: (seconds) => renders.observe(seconds),
    documentRead: (result) => documents.inc({ result }),
    gatewayAnswered: (call, outcome, seconds) => calls.observe({ call, outcome }, seconds),
    requestRefused: (reason) => refusals.inc({ reason }),
    faultReported: (kind, merchant) => reports.inc({ kind, merchant }),
    toText: () => registry.metrics(),
    toJson: () => registry.getMetricsAsJSON(),
  } satisfies PrometheusMetrics;
}

/** Gives a function that is true for the first `most` different keys, and false for any further one. */
function createSeriesLimit(most: number): (key: string) => boolean {
  const keys = new Set<string>();
  return (key) => {
    if (keys.size < most) keys.add(key);
    return keys.has(key);
  };
}

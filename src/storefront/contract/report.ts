export const reportKinds = [
  'widget-failed',
  'widget-unknown',
  'widget-not-loaded',
  'node-missing',
  'link-refused',
  'wire',
  'render-failed',
] as const;

/** Where browsers send reports, of the storefront and of the policy. */
export const reportsPath = '/reports';

/** A fault for developers, with the values needed to reproduce it. */
export type Report = {
  readonly kind: (typeof reportKinds)[number];
  readonly message: string;
  /** Id of the node, if the fault is in one. */
  readonly node?: string;
  /** Hash of the resolved layout. */
  readonly layout?: string;
  readonly error?: unknown;
  /** The row of an answer that was dropped. */
  readonly row?: unknown;
};

/** At most this many reports are sent by one reporter. */
const mostSent = 10;

/**
 * Dispatches each report once as a `livery:report` event of the window; in development also to the console. Players'
 * browsers send the server what names the fault, and neither message nor error: those may hold something of the player.
 */
export function createReporter(development: boolean, build?: string): (report: Report) => void {
  const seenReports = new Set<string>();
  return (report) => {
    const key = `${report.kind} ${report.node ?? ''} ${report.layout ?? ''} ${report.message}`;
    if (seenReports.has(key)) return;
    seenReports.add(key);
    if (development) console.error(`[livery] ${report.message}`, report);
    if (typeof window === 'undefined') return;
    window.dispatchEvent(new CustomEvent('livery:report', { detail: report }));
    const { kind, node, layout } = report;
    if (!development && seenReports.size <= mostSent)
      navigator.sendBeacon?.(reportsPath, JSON.stringify({ kind, node, layout, build }));
  };
}

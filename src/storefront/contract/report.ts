/** A fault for developers, with the values needed to reproduce it. */
export type Report = {
  readonly kind:
    | 'widget-failed'
    | 'widget-unknown'
    | 'widget-not-loaded'
    | 'node-missing'
    | 'link-refused'
    | 'wire'
    | 'render-failed';
  readonly message: string;
  /** Id of the node, if the fault is in one. */
  readonly node?: string;
  /** Hash of the resolved layout. */
  readonly layout?: string;
  readonly error?: unknown;
  /** The row of an answer that was dropped. */
  readonly row?: unknown;
};

/** Dispatches each report once as a `livery:report` event of the window; in development also to the console. */
export function createReporter(development: boolean): (report: Report) => void {
  const seenReports = new Set<string>();
  return (report) => {
    const key = `${report.kind} ${report.node ?? ''} ${report.layout ?? ''} ${report.message}`;
    if (seenReports.has(key)) return;
    seenReports.add(key);
    if (development) console.error(`[livery] ${report.message}`, report);
    if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent('livery:report', { detail: report }));
  };
}

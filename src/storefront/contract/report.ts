/** Something a player should not have met, with what is needed to find it again. */
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
  /** Id of the node, where there is one. */
  readonly node?: string;
  /** Hash of the resolved layout. */
  readonly layout?: string;
  readonly error?: unknown;
  /** The row of an answer that was left out. */
  readonly row?: unknown;
};

/** Takes reports: in development to the console, in production to whoever listens for `livery:report` on the window. */
export function createReporter(development: boolean): (report: Report) => void {
  const seen = new Set<string>();
  return (report) => {
    const key = `${report.kind} ${report.node ?? ''} ${report.layout ?? ''} ${report.message}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (development) console.error(`[livery] ${report.message}`, report);
    if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent('livery:report', { detail: report }));
  };
}

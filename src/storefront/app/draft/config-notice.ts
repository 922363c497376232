/** An error or warning about the files of a merchant; `line` is its text. */
export type ConfigFinding = {
  readonly merchant: string;
  readonly severity: 'error' | 'warning';
  readonly line: string;
};

const id = 'config-notice';
const warningsId = 'config-warnings';

const noticeStyle = {
  inset: 'auto 0 0',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  maxBlockSize: '40vh',
  margin: '0',
  padding: '0',
  border: '0',
  overflow: 'auto',
  background: '#7f1d1d',
  color: '#fff',
  font: '0.8125rem/1.5 ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
  textAlign: 'start',
  overflowWrap: 'anywhere',
} as const;

/** Warnings alone: folded, above the footer of the page, so that all of the page can be used. */
const quietStyle = {
  inset: 'auto auto 5rem 0.5rem',
  maxInlineSize: 'calc(100% - 1rem)',
  background: '#27303f',
  borderRadius: '0.5rem',
} as const;

/**
 * Shows errors in config over the last good page, dialogs included, and warnings behind a line that unfolds them.
 * Without findings it shows nothing.
 */
export function showFindings(findings: readonly ConfigFinding[], page: Document): void {
  const isOpen = page.getElementById(warningsId)?.hasAttribute('open') === true;
  page.getElementById(id)?.remove();
  const linesOf = (wanted: ConfigFinding['severity']) =>
    findings.flatMap(({ severity, line }) => (severity === wanted ? [line] : []));
  const [errors, warnings] = [linesOf('error'), linesOf('warning')];
  const parts = [
    ...(errors.length === 0 ? [] : [errorPart(errors, page)]),
    ...(warnings.length === 0 ? [] : [warningPart(warnings, isOpen, page)]),
  ];
  if (parts.length === 0) return;
  const notice = page.createElement('div');
  Object.assign(notice, { id, dir: 'ltr', popover: 'manual' });
  Object.assign(notice.style, noticeStyle, errors.length === 0 ? quietStyle : {});
  notice.append(...parts);
  page.body.append(notice);
  notice.showPopover();
}

function errorPart(lines: readonly string[], page: Document): HTMLElement {
  const part = page.createElement('div');
  Object.assign(part, { id: 'config-errors', role: 'alert', textContent: lines.join('\n') });
  part.style.padding = '0.75rem 1rem';
  return part;
}

function warningPart(lines: readonly string[], isOpen: boolean, page: Document): HTMLElement {
  const part = page.createElement('details');
  Object.assign(part, { id: warningsId, open: isOpen });
  part.style.background = '#27303f';
  const summary = page.createElement('summary');
  summary.textContent = lines.length === 1 ? '1 warning' : `${lines.length} warnings`;
  Object.assign(summary.style, { padding: '0.75rem 1rem', minBlockSize: '2.75rem', cursor: 'pointer' });
  const text = page.createElement('div');
  text.textContent = lines.join('\n');
  text.style.padding = '0 1rem 0.75rem';
  part.append(summary, text);
  return part;
}

const id = 'config-errors';

const style = {
  inset: 'auto 0 0',
  inlineSize: 'auto',
  maxBlockSize: '40vh',
  margin: '0',
  padding: '0.75rem 1rem',
  border: '0',
  overflow: 'auto',
  background: '#7f1d1d',
  color: '#fff',
  font: '0.8125rem/1.5 ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
  textAlign: 'start',
  overflowWrap: 'anywhere',
} as const;

/** Shows errors in config over the last good page, dialogs included; without any, nothing. */
export function showErrors(lines: readonly string[], page: Document): void {
  page.getElementById(id)?.remove();
  if (lines.length === 0) return;
  const notice = page.createElement('div');
  Object.assign(notice, { id, role: 'alert', dir: 'ltr', popover: 'manual', textContent: lines.join('\n') });
  Object.assign(notice.style, style);
  page.body.append(notice);
  notice.showPopover();
}

import { draftChangesPath } from '@/storefront/contract/draft-changes';
import type { ConfigFinding } from './config-notice';

/**
 * Calls `take` at the start and after each change of a merchant, with the findings in the files of all merchants. In
 * development Vite sends them; a server that shows drafts has an address for them.
 */
export function followFindings(take: (findings: readonly ConfigFinding[]) => void): void {
  if (import.meta.hot) {
    import.meta.hot.on('livery:merchants', take);
    import.meta.hot.send('livery:follow');
    return;
  }
  const changes = new EventSource(draftChangesPath);
  changes.addEventListener('message', ({ data }) => take(findingsIn(JSON.parse(String(data)))));
}

function findingsIn(value: unknown): readonly ConfigFinding[] {
  const isFinding = (one: unknown): one is ConfigFinding =>
    typeof one === 'object' && one !== null && 'merchant' in one && 'severity' in one && 'line' in one;
  return Array.isArray(value) ? value.filter(isFinding) : [];
}

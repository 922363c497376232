import type { PageChange } from '@/studio/contract';

/** A change in words, as a button says what it takes back. */
export function changeWords(change: PageChange): string {
  const { node } = change;
  switch (change.kind) {
    case 'move':
      return `move ${node} ${change.step < 0 ? 'up' : 'down'}`;
    case 'remove':
      return `hide ${node}`;
    case 'restore':
      return `show ${node} again`;
    case 'copy':
      return `duplicate ${node}`;
    case 'insert':
      return `insert ${change.use}`;
    case 'value':
      return change.path === 'when' ? `set who sees ${node}` : `set ${change.path} of ${node}`;
    case 'inherit':
      return `take back ${change.path} of ${node}`;
  }
}

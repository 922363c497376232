/** Whether this site was here before what shows: then the way back is the history's own. */
export function hasCome(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** The query of the launch page for a game as the gateway sent it: `vendor`, `gameId`, `nodeId`, `gameCategory`, `name`, `pageBack`; for a lottery also `playType` and `code`. */
export function gameAddress(game: unknown, from: string): string | undefined {
  if (typeof game !== 'object' || game === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(game));
  const pick = (...names: readonly string[]) => names.map((name) => fields.get(name)).find(isFilled);
  const vendor = pick('vassalage', 'vendor');
  const nodeId = pick('nodeId');
  if (vendor === undefined || nodeId === undefined) return undefined;
  const query = new URLSearchParams();
  const parts = {
    vendor,
    nodeId,
    gameId: pick('gameId'),
    gameCategory: pick('gameType', 'gameCategory'),
    name: pick('gameName', 'nodeName'),
  };
  for (const [name, value] of Object.entries(parts)) if (value !== undefined) query.set(name, String(value));
  // Of the lottery the page asks for its own: GAM-10, GAM-11.
  if (parts.gameCategory === 'LOTT' || parts.gameCategory === 'ELOTT') {
    query.set('playType', parts.gameCategory === 'LOTT' ? 'Tradition' : 'Entertainment');
    query.set('code', String(parts.gameId ?? ''));
  }
  query.set('pageBack', from);
  return `?${query.toString()}`;
}

function isFilled(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}

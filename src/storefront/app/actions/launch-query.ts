/**
 * The query of the launch page for a game of the gateway: `vendor`, `gameId`, `nodeId`, `gameCategory`, `name`,
 * `pageBack`; for a lottery also `playType`, `code` and, if known, `prize_mode`. A vendor alone, with its category,
 * opens its lobby. Without `from` there is no `pageBack`.
 */
export function launchQuery(game: unknown, from?: string): string | undefined {
  if (typeof game !== 'object' || game === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(game));
  const pick = (...names: readonly string[]) => names.map((name) => fields.get(name)).find(isFilled);
  const vendor = pick('vassalage', 'vendor');
  const nodeId = pick('nodeId');
  const gameCategory = pick('gameType', 'gameCategory', 'category');
  if (vendor === undefined || (nodeId === undefined && gameCategory === undefined)) return undefined;
  const query = new URLSearchParams();
  const parts = {
    vendor,
    nodeId,
    gameId: pick('gameId'),
    gameCategory,
    name: pick('gameName', 'nodeName'),
  };
  for (const [name, value] of Object.entries(parts)) if (value !== undefined) query.set(name, String(value));
  // The launch page reads these for a lottery only: GAM-10, GAM-11.
  if (/^E?LOTTO?$/.test(String(gameCategory))) {
    query.set('playType', gameCategory === 'LOTT' ? 'Tradition' : 'Entertainment');
    query.set('code', String(parts.gameId ?? ''));
    const mode = pick('prizeMode');
    if (mode !== undefined) query.set('prize_mode', String(mode).toLowerCase());
  }
  if (from === undefined) return `?${query.toString()}`;
  // At a second quick tap the address has this game already.
  if (from.includes(`?${query}&pageBack=`)) return undefined;
  query.set('pageBack', from);
  return `?${query.toString()}`;
}

function isFilled(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}

/**
 * The icons that turn round where lines run from right to left: those that point along the line, and those drawn as something written. What
 * has a side everywhere in the world stays: a magnifier, a clock, a tick, playing, a brand's sign.
 */
export const mirrored: ReadonlySet<string> = new Set([
  'back',
  'chart',
  'chat',
  'chevron',
  'document',
  'external',
  'feedback',
  'id',
  'invite',
  'list',
  'logout',
  'menu',
]);

/**
 * Icons that are mirrored where lines run from right to left: those that point along the line, and those drawn as
 * writing. A magnifier, a clock, a tick, a play sign and a brand's sign are the same everywhere.
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

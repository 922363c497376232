/**
 * Icons that are mirrored in right-to-left languages: those that point along the line, and those that show writing. A
 * magnifier, a clock, a tick, a play sign and a brand's logo are not mirrored.
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

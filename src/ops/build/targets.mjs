import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest browsers that scripts and styles are built for, in Vite's format. */
export function targetsOf(root) {
  const { safari, chrome, firefox } = JSON.parse(readFileSync(join(root, 'schemas/browser-floor.json'), 'utf8'));
  return [`chrome${chrome}`, `edge${chrome}`, `firefox${firefox}`, `safari${safari}`, `ios${safari}`];
}

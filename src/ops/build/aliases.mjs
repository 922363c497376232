// The aliases of rooms in imports, the same as in tsconfig.json.
import { join } from 'node:path';

/** For Vite's `resolve.alias`. Vite cannot read tsconfig.json itself in a folder named `y[x]`, `{` or `*`. */
export function roomAliases(root) {
  return { '@': join(root, 'src'), '@schemas': join(root, 'schemas'), '@tests': join(root, 'tests') };
}

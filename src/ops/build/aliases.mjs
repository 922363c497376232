// The names of rooms in imports, as tsconfig.json has them too.
import { join } from 'node:path';

/** For Vite's `resolve.alias`. Its own reading of tsconfig.json takes a project's folder called `y[x]`, `{` or `*` for a pattern and finds nothing. */
export function roomAliases(root) {
  return { '@': join(root, 'src'), '@schemas': join(root, 'schemas'), '@tests': join(root, 'tests') };
}

// The names of rooms in imports, as tsconfig.json has them too.
import { join } from 'node:path';

/** For Vite's `resolve.alias`: its reading of tsconfig.json fails in a folder named `y[x]`, `{` or `*`. */
export function roomAliases(root) {
  return { '@': join(root, 'src'), '@schemas': join(root, 'schemas'), '@tests': join(root, 'tests') };
}

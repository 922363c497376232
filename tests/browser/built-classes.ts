import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtClass, localsOf } from '../../src/ops/build/class-names.mjs';

const storefront = 'src/storefront';

/** The built names of all classes that style sheets of the storefront call so. */
export function builtClassesOf(locals: readonly string[]): readonly string[] {
  const files = readdirSync(storefront, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  return files.flatMap((name) => {
    const file = join(storefront, name);
    const present = localsOf(readFileSync(file, 'utf8')).filter((local) => locals.includes(local));
    return present.map((local) => builtClass(process.cwd(), file, local));
  });
}

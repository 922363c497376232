import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

/** Packages that a module loads as it starts, with all that it imports. Lint keeps Node's out of the storefront. */
function packagesOf(file: string, seen: Set<string>): ReadonlySet<string> {
  const packages = new Set<string>();
  if (seen.has(file)) return packages;
  seen.add(file);
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const imported = module.staticImports.filter(({ entries }) => entries.length === 0 || !entries.every(isType));
  const again = module.staticExports.flatMap(({ entries }) => entries.filter((entry) => !isType(entry)));
  const requests = [...imported, ...again].flatMap(({ moduleRequest }) => moduleRequest ?? []);
  for (const { value } of requests) {
    const own = value.startsWith('@/')
      ? join('src', value.slice(2))
      : value.startsWith('.') && join(dirname(file), value);
    const found = own && ['.ts', '/index.ts'].map((ending) => `${own}${ending}`).find(existsSync);
    if (!own) packages.add(value);
    else if (found && !value.startsWith('@/storefront')) for (const name of packagesOf(found, seen)) packages.add(name);
  }
  return packages;
}

const isType = (entry: { readonly isType: boolean }) => entry.isType;

it('a server with a gateway loads neither the sandbox with its database and pictures, nor metrics that nobody reads', () => {
  const seen = new Set<string>();
  const packages = packagesOf('src/server/start-server.ts', seen);
  expect(packages).toContain('hono');
  expect(packages).not.toContain('@libsql/client');
  expect(packages).not.toContain('sharp');
  expect(packages).not.toContain('prom-client');
  expect([...seen].filter((file) => file.startsWith('src/sandbox/'))).toEqual([]);
});
